import type { MaskBitmap } from './bitmap';

interface EncodeAnswer {
  png: ArrayBuffer;
}

/** Name of the part that a mask is sent as. */
export const MASK_FILE_NAME = 'mask.png';

/**
 * A mask as an opaque 8-bit greyscale PNG that holds only 0 and 255 (spec, "Common rules": masks),
 * encoded in a worker so that painting can go on.
 */
export function encodeMask({ widthPx, heightPx, data }: MaskBitmap): Promise<File> {
  const worker = new Worker(new URL('./encode-worker.ts', import.meta.url), { type: 'module' });
  const pixels = data.slice();
  return new Promise<File>((resolve, reject) => {
    worker.onmessage = ({ data: answer }: MessageEvent<EncodeAnswer>) =>
      resolve(new File([answer.png], MASK_FILE_NAME, { type: 'image/png' }));
    worker.onerror = (event) => reject(new Error(`The mask was not encoded: ${event.message}`));
    worker.postMessage({ widthPx, heightPx, data: pixels }, [pixels.buffer]);
  }).finally(() => worker.terminate());
}
