import { IMAGE_RULES } from '@/lib/imaging/limits';
import type { ResolvedInput } from '../define-operation';
import { processImage } from '../fields/images';
import type { Run } from '../run/context';
import { encodePicture } from '../run/encode-picture';
import { openImage } from '../run/open-image';
import { enlargementOf } from './enlargement';

/** Enlarges the picture and keeps its content. */
export const runCrispUpscale: Run<ResolvedInput> = async (input, context) => {
  const field = { ...processImage, rules: IMAGE_RULES.crispUpscale };
  const image = await openImage(context, 'image', field);
  const factor = enlargementOf(image);
  const upscaled = await context.engine.upscale(image, factor, 'crisp', context.progress);
  return { images: [await encodePicture(upscaled, input.imageFormat)] };
};
