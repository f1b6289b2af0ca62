import { nearestRatio, sizeOfRatio, type PixelSize } from '@/lib/models/sizes';
import { enlargementOf } from '@/lib/operations/crisp-upscale/enlargement';
import type { OperationId } from '../store/operation';

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
      return times(image, enlargementOf(image));
    case 'creativeUpscale':
      return times(image, 2);
    case 'refineDetails':
      return sizeOfRatio('2k', nearestRatio(image));
    default:
      return undefined;
  }
}
