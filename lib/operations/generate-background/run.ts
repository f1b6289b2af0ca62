import { composite } from '@/lib/imaging/composite';
import { placeBehind } from '@/lib/imaging/place-subject';
import { editImage } from '../fields/images';
import type { DrawingInput } from '../resolve/drawing';
import type { Run } from '../run/context';
import { drawBackdrop } from '../run/draw-backdrop';
import { encodeEdit } from '../run/encode-picture';
import { openImage } from '../run/open-image';
import { openMask } from '../run/open-mask';
import { forEachVariant } from '../run/variants';

/** Draws a background into the white of the mask; the black keeps every byte. */
export const runGenerateBackground: Run<DrawingInput> = async (input, context) => {
  const image = await openImage(context, 'image', editImage);
  const mask = await openMask(context, image);
  return forEachVariant(input.count, context, async (variant, part) => {
    const backdrop = await drawBackdrop(input, image, variant, part);
    const pixels = composite(image, placeBehind(image, mask, backdrop.pixels), mask);
    const edited = { pixels, report: backdrop.report };
    return encodeEdit(edited, input.model, input.imageFormat, part);
  });
};
