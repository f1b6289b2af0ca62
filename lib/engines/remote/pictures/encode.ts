import sharp from 'sharp';
import type { Pixels, Plane } from '@/lib/engines/engine';
import { encodePixels } from '@/lib/imaging/encode';

/** A picture as the PNG that backends take. */
export function encodePng(pixels: Pixels): Promise<Uint8Array> {
  return encodePixels(pixels, 'png');
}

/** The mask as most backends take it: grey PNG without alpha, white = repaint. */
export function encodeWhiteMask({ widthPx, heightPx, data }: Plane): Promise<Uint8Array> {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** The mask as OpenAI Images takes it: RGBA PNG, alpha 0 = repaint. */
export function encodeAlphaMask({ widthPx, heightPx, data }: Plane): Promise<Uint8Array> {
  const rgba = new Uint8Array(data.length * 4);
  for (let at = 0; at < data.length; at += 1) rgba[at * 4 + 3] = 255 - data[at]!;
  return sharp(rgba, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
