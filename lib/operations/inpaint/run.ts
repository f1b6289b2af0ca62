import { editImage } from '../fields/images';
import type { DrawingInput } from '../resolve/drawing';
import type { Run } from '../run/context';
import { drawSpecOf } from '../run/draw-spec';
import { encodeEdit } from '../run/encode-picture';
import { openImage } from '../run/open-image';
import { openMask } from '../run/open-mask';
import { forEachVariant } from '../run/variants';

/** Repaints the hole for each result. */
export const runInpaint: Run<DrawingInput> = async (input, context) => {
  const image = await openImage(context, 'image', editImage);
  const mask = await openMask(context, image);
  return forEachVariant(input.count, context, async (variant, part) => {
    const spec = drawSpecOf(input, image, part, variant);
    const edited = await part.engine.repaint(image, mask, spec, part.progress);
    return encodeEdit(edited, input.model, input.imageFormat, part);
  });
};
