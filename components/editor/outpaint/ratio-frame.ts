import type { PixelSize, Ratio } from '@/lib/models/sizes';
import { NO_EXPANSION, type Expansion } from './frame';

/** The sides that make the smallest frame of a ratio around a picture, which stays in its middle. */
export function expansionToRatio(ratio: Ratio, image: PixelSize): Expansion {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const unitPx = Math.max(image.widthPx / across, image.heightPx / down);
  const widthPx = Math.max(0, Math.round(unitPx * across) - image.widthPx);
  const heightPx = Math.max(0, Math.round(unitPx * down) - image.heightPx);
  return {
    ...NO_EXPANSION,
    left: Math.floor(widthPx / 2),
    right: Math.ceil(widthPx / 2),
    top: Math.floor(heightPx / 2),
    bottom: Math.ceil(heightPx / 2),
  };
}
