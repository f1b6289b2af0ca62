import { editImage } from '../fields/images';
import type { Run } from '../run/context';
import { drawSpecOf } from '../run/draw-spec';
import { encodeEdit } from '../run/encode-picture';
import { openImage } from '../run/open-image';
import { forEachVariant } from '../run/variants';
import type { VariateImageInput } from './definition';

/** How far a remix departs from its source: recognisably of it, and not it. */
const REMIX_STRENGTH = 0.5;

/** Restyles the source without a prompt; vector models trace the variation. */
export const runVariateImage: Run<VariateImageInput> = async (input, context) => {
  const image = await openImage(context, 'image', editImage);
  return forEachVariant(input.count, context, async (variant, part) => {
    const spec = { ...drawSpecOf({ model: input.model, prompt: '' }, input.size, part, variant) };
    const drawing = await part.engine.restyle(
      image,
      { ...spec, output: 'raster' },
      REMIX_STRENGTH,
      part.progress,
    );
    if (drawing.kind !== 'raster') throw new Error('A raster was asked for');
    return encodeEdit(drawing, input.model, input.imageFormat, part, input.tracing);
  });
};
