import sharp from 'sharp';
import type { Pixels, Plane } from '@/lib/engines/engine';
import { ApiError } from '@/lib/errors/api-error';
import { readImage } from '@/lib/imaging/decode';
import { IMAGE_RULES } from '@/lib/imaging/limits';

/** A pixel is to change where less than half of it is there: soft edges of a brush fall to the nearer side. */
const LEAST_KEPT_ALPHA = 128;

/**
 * A mask of ours from one that marks by transparency: white where the picture is transparent.
 * @throws ApiError `invalid_mask` when nothing of it is transparent
 */
export function maskFromAlpha({ widthPx, heightPx, data }: Pixels, param: string): Plane {
  const mask = new Uint8Array(widthPx * heightPx);
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if ((data[pixel * 4 + 3] ?? 255) < LEAST_KEPT_ALPHA) mask[pixel] = 255;
  }
  if (mask.includes(255)) return { widthPx, heightPx, data: mask };
  throw new ApiError(
    'invalid_mask',
    `Make transparent in ${param} what is to change, and send it as PNG or WEBP; nothing in it is transparent.`,
    { param },
  );
}

/** The bytes of a mask that marks by transparency, as the bytes of one of ours. Workers only. */
export async function maskBytesFromAlpha(bytes: Uint8Array, param: string): Promise<Uint8Array> {
  const mask = maskFromAlpha(await readImage(bytes, IMAGE_RULES.mask, { param }), param);
  const raw = { width: mask.widthPx, height: mask.heightPx, channels: 1 } as const;
  return sharp(mask.data, { raw }).png({ compressionLevel: 1 }).toBuffer();
}
