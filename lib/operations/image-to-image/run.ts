import { nearestRatio, sizeOfRatio } from '@/lib/models/sizes';
import { editImage } from '../fields/images';
import type { Run } from '../run/context';
import { drawSpecOf } from '../run/draw-spec';
import { encodeDrawing } from '../run/encode-picture';
import { openImage } from '../run/open-image';
import { forEachVariant } from '../run/variants';
import type { ImageToImageInput } from './definition';

/** Restyles the source at the model's size of the nearest ratio. */
export const runImageToImage: Run<ImageToImageInput> = async (input, context) => {
  const image = await openImage(context, 'image', editImage);
  const size = sizeOfRatio(input.model.sizeTable, nearestRatio(image));
  return forEachVariant(input.count, context, async (variant, part) => {
    const spec = drawSpecOf(input, size, part, variant);
    const drawing = await part.engine.restyle(image, spec, input.strength, part.progress);
    return encodeDrawing(drawing, input.model, input.imageFormat, size, part);
  });
};
