import { cutout } from '@/lib/imaging/cutout';
import { IMAGE_RULES } from '@/lib/imaging/limits';
import type { ResolvedInput } from '../define-operation';
import { processImage } from '../fields/images';
import type { Run } from '../run/context';
import { encodePicture } from '../run/encode-picture';
import { openImage } from '../run/open-image';

/** Cuts the subject out: alpha from the matte, colours at soft edges without the old background. */
export const runRemoveBackground: Run<ResolvedInput> = async (input, context) => {
  const field = { ...processImage, rules: IMAGE_RULES.removeBackground };
  const image = await openImage(context, 'image', field);
  const matte = await context.engine.matte(image, context.progress);
  return { images: [await encodePicture(cutout(image, matte), input.imageFormat)] };
};
