import type { PixelRect } from '../mask/bitmap';
import type { PixelPart } from './kernels/blend';
import { paintStroke } from './kernels/paint-stroke';
import type { PaintAnswer, PaintJob } from './protocol';

/** Paints strokes into pictures and encodes them, beside the page: at 16 megapixels that takes seconds. */

let canvas = new OffscreenCanvas(1, 1);

function contextOf(target: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  // Parts are read and written all the time, which a canvas in the graphics card's memory is slow at.
  const context = target.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas');
  return context;
}

async function open(source: Blob, widthPx: number, heightPx: number): Promise<void> {
  const bitmap = await createImageBitmap(source);
  canvas = new OffscreenCanvas(widthPx, heightPx);
  contextOf(canvas).drawImage(bitmap, 0, 0, widthPx, heightPx);
  bitmap.close();
}

function read({ left, top, right, bottom }: PixelRect): PixelPart {
  const [widthPx, heightPx] = [right - left, bottom - top];
  const { data } = contextOf(canvas).getImageData(left, top, widthPx, heightPx);
  return { left, top, widthPx, heightPx, data };
}

async function paint({ widthPx, heightPx, source, stroke }: PaintJob): Promise<Blob> {
  if (source) await open(source, widthPx, heightPx);
  const changed = paintStroke({ widthPx, heightPx, read }, stroke);
  if (changed) {
    const { data, left, top } = changed;
    const pixels = new ImageData(changed.widthPx, changed.heightPx);
    pixels.data.set(data);
    contextOf(canvas).putImageData(pixels, left, top);
  }
  return canvas.convertToBlob({ type: 'image/png' });
}

addEventListener('message', ({ data: job }: MessageEvent<PaintJob>) => {
  const answer = (message: PaintAnswer) => self.postMessage(message);
  paint(job).then(
    (blob) => answer({ blob, problem: undefined }),
    (error: unknown) => answer({ blob: undefined, problem: String(error) }),
  );
});
