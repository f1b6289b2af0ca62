import type { PixelSize } from '@/lib/models/sizes';

/** Pictures whose longest side is at most this are enlarged four times, larger ones twice. */
const SMALL_SIDE_PX = 512;

/** How many times crisp upscale enlarges each side of a picture. */
export function enlargementOf({ widthPx, heightPx }: PixelSize): 2 | 4 {
  return Math.max(widthPx, heightPx) <= SMALL_SIDE_PX ? 4 : 2;
}
