import { nearestRatio, sizeOfRatio, type PixelSize } from '@/lib/models/sizes';
import type { OperationId } from '../store/operation';

/** Crisp upscale enlarges pictures up to this side four times, larger ones twice. */
const SMALL_SIDE_PX = 512;

function times({ widthPx, heightPx }: PixelSize, factor: number): PixelSize {
  return { widthPx: widthPx * factor, heightPx: heightPx * factor };
}

/**
 * The size that a process makes of a picture (spec: Processing endpoints). Nothing for operations
 * whose result has its size from a form, and for shapes, which have none.
 */
export function resultSizeOf(operation: OperationId, image: PixelSize): PixelSize | undefined {
  switch (operation) {
    case 'removeBackground':
      return image;
    case 'crispUpscale':
      return times(image, Math.max(image.widthPx, image.heightPx) <= SMALL_SIDE_PX ? 4 : 2);
    case 'creativeUpscale':
      return times(image, 2);
    case 'refineDetails':
      return sizeOfRatio('2k', nearestRatio(image));
    default:
      return undefined;
  }
}
