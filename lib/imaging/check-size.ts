import { ApiError } from '@/lib/errors/api-error';
import { type ImageRules, MEGAPIXEL } from './limits';
import { type Size } from './size';

/**
 * Refuses a picture whose sides or pixels are not what its field takes.
 * @param name begins the message: what the picture is, with its size
 * @throws ApiError `invalid_image`
 */
export function checkSize(
  { widthPx, heightPx }: Size,
  { minSidePx, maxSidePx, maxPixels }: ImageRules,
  { param, name }: { param: string; name: string },
): void {
  const refuse = (rule: string): never => {
    throw new ApiError('invalid_image', `${name}; ${rule}.`, { param });
  };
  if (Math.min(widthPx, heightPx) < minSidePx || Math.max(widthPx, heightPx) > maxSidePx)
    refuse(`each side must be ${minSidePx} to ${maxSidePx} px`);
  if (widthPx * heightPx > maxPixels)
    refuse(
      `that is ${megapixels(widthPx * heightPx)} megapixels, and at most ${megapixels(maxPixels)} are allowed`,
    );
}

function megapixels(pixels: number): string {
  return (pixels / MEGAPIXEL).toFixed(1);
}
