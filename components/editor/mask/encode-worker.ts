import { encode } from 'fast-png';
import type { MaskBitmap } from './bitmap';

addEventListener('message', ({ data: mask }: MessageEvent<MaskBitmap>) => {
  const { widthPx: width, heightPx: height, data } = mask;
  const png = encode({ width, height, data, depth: 8, channels: 1 });
  const bytes = new Uint8Array(png);
  self.postMessage({ png: bytes.buffer }, { transfer: [bytes.buffer] });
});
