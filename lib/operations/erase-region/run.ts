import type { ResolvedInput } from '../define-operation';
import { editImage } from '../fields/images';
import type { Run } from '../run/context';
import { encodePicture } from '../run/encode-picture';
import { openImage } from '../run/open-image';
import { openMask } from '../run/open-mask';

/** Fills the hole from its surroundings; nothing outside it changes. */
export const runEraseRegion: Run<ResolvedInput> = async (input, context) => {
  const image = await openImage(context, 'image', editImage);
  const mask = await openMask(context, image);
  const { pixels } = await context.engine.repaint(image, mask, undefined, context.progress);
  return { images: [await encodePicture(pixels, input.imageFormat)] };
};
