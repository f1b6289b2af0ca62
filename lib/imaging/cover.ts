import type { Pixels } from '@/lib/engines/engine';
import { cropPixels } from './kernels/crop';
import { resizePixels } from './kernels/resize';
import type { Size } from './size';

/** The largest centred part of a picture that has the shape of `size`, at that size. */
export async function coverFit(pixels: Pixels, size: Size): Promise<Pixels> {
  const scale = Math.max(size.widthPx / pixels.widthPx, size.heightPx / pixels.heightPx);
  const widthPx = Math.min(pixels.widthPx, Math.max(1, Math.round(size.widthPx / scale)));
  const heightPx = Math.min(pixels.heightPx, Math.max(1, Math.round(size.heightPx / scale)));
  const leftPx = Math.floor((pixels.widthPx - widthPx) / 2);
  const topPx = Math.floor((pixels.heightPx - heightPx) / 2);
  const part = cropPixels(pixels, { leftPx, topPx, widthPx, heightPx });
  return resizePixels(part, size);
}
