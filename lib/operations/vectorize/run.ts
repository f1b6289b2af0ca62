import { processImage } from '../fields/images';
import type { Run } from '../run/context';
import { encodeSvg } from '../run/encode-picture';
import { openImage } from '../run/open-image';
import type { VectorizeInput } from './definition';

/** Traces the picture into shapes. */
export const runVectorize: Run<VectorizeInput> = async (input, context) => {
  const image = await openImage(context, 'image', processImage);
  const options = { stacking: input.stacking, ...input.tracing };
  const svg = await context.engine.trace(image, options, context.progress);
  return { images: [encodeSvg(svg, image)] };
};
