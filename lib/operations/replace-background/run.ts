import { cutout } from '@/lib/imaging/cutout';
import { placeSubject } from '@/lib/imaging/place-subject';
import { editImage } from '../fields/images';
import type { DrawingInput } from '../resolve/drawing';
import type { Run } from '../run/context';
import { drawBackdrop } from '../run/draw-backdrop';
import { encodeEdit } from '../run/encode-picture';
import { openImage } from '../run/open-image';
import { forEachVariant } from '../run/variants';

/** Cuts the subject out once and places it before a drawn background for each result. */
export const runReplaceBackground: Run<DrawingInput> = async (input, context) => {
  const image = await openImage(context, 'image', editImage);
  const matte = await context.engine.matte(image, context.progress);
  const subject = cutout(image, matte);
  return forEachVariant(input.count, context, async (variant, part) => {
    const backdrop = await drawBackdrop(input, image, variant, part);
    const pixels = placeSubject(subject, matte, backdrop.pixels);
    const edited = { pixels, report: backdrop.report };
    return encodeEdit(edited, input.model, input.imageFormat, part);
  });
};
