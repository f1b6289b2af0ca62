import type { ResolvedInput } from '../define-operation';
import { processImage } from '../fields/images';
import type { Run } from '../run/context';
import { encodePicture } from '../run/encode-picture';
import { openImage } from '../run/open-image';
import { CREATIVE_ENLARGEMENT } from './definition';

/** Enlarges the picture and makes up fine detail. */
export const runCreativeUpscale: Run<ResolvedInput> = async (input, context) => {
  const image = await openImage(context, 'image', processImage);
  const upscaled = await context.engine.upscale(
    image,
    CREATIVE_ENLARGEMENT,
    'creative',
    context.progress,
  );
  return { images: [await encodePicture(upscaled, input.imageFormat)] };
};
