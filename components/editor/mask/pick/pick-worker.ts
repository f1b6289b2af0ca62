import { findInBox, findObject } from '../kernels/object';
import { selectSimilar, type RgbaPixels } from '../kernels/similar';
import type { FromPicker, Pick, ToPicker } from './protocol';

/** Selects parts of a picture beside the page: at 16 megapixels that takes longer than a frame. */

let pixels: RgbaPixels = { widthPx: 0, heightPx: 0, data: new Uint8ClampedArray(0) };

function take(bitmap: ImageBitmap): void {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  pixels = { widthPx: width, heightPx: height, data };
}

function select(pick: Pick) {
  if (pick.kind === 'similar') return selectSimilar(pixels, pick.at, pick.options);
  return pick.kind === 'box' ? findInBox(pixels, pick.box) : findObject(pixels, pick.clicks);
}

addEventListener('message', ({ data: message }: MessageEvent<ToPicker>) => {
  if (message.kind === 'picture') return take(message.bitmap);
  const selection = select(message.pick);
  const answer: FromPicker = { ticket: message.ticket, selection };
  self.postMessage(answer, { transfer: [selection.data.buffer] });
});
