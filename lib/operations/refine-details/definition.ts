import { z } from 'zod';
import { nearestRatio, sizeOfRatio, type PixelSize } from '@/lib/models/sizes';
import { defineOperation, type ResolvedInput } from '../define-operation';
import { jobMs, stepMs } from '../estimate';
import { processImage } from '../fields/images';
import { formHints } from '../fields/form-hints';
import { imageFormatField, responseFormatField } from '../fields/scalars';
import { resolveFormats } from '../resolve/formats';

const REFINE_UNITS = 210;
/** All 2K sizes have about this area; texture is made up at half of each side. */
const RESULT_SIZE: PixelSize = { widthPx: 2048, heightPx: 2048 };
const TEXTURE_SIZE: PixelSize = { widthPx: 1024, heightPx: 1024 };

/** … and of pictures that have no more pixels at a quarter. */
const SMALL_TEXTURE_SIZE: PixelSize = { widthPx: 512, heightPx: 512 };

/** The size that a picture is rendered at: the 2K size of its ratio (spec: Refine details). */
export function refinedSize(source: PixelSize): PixelSize {
  return sizeOfRatio('2k', nearestRatio(source));
}

/** Whether a picture has all its pixels at a quarter of the sides that it is rendered at. */
export function isSmall(source: PixelSize): boolean {
  const { widthPx, heightPx } = refinedSize(source);
  return source.widthPx * 4 <= widthPx && source.heightPx * 4 <= heightPx;
}

const input = z.object({
  refinement: z
    .enum(['moderate', 'subtle'])
    .default('moderate')
    .meta({ title: 'Refinement', description: 'How far the texture is worked over.' })
    .register(formHints, { labels: { subtle: 'Subtle', moderate: 'Moderate' } }),
  response_format: responseFormatField,
  image_format: imageFormatField,
});

export interface RefineDetailsInput extends ResolvedInput {
  refinement: 'moderate' | 'subtle';
}

export const refineDetails = defineOperation({
  id: 'refineDetails',
  title: 'Refine details',
  paths: ['/v1/images/refineDetails', '/v1/images/enhance'],
  summary: 'Sharper texture at the 2K size',
  description:
    'Re-renders a picture at the 2K size of its ratio; a side above 2048 px is scaled down first.',
  input,
  images: { image: processImage },
  responseForm: 'single',
  mode: 'process',
  studio: {
    icon: 'ScanSearch',
    order: 5,
    shortTitle: 'Refined',
    resultSize: { becomes: refinedSize },
  },
  example: {
    photo: 'astronaut',
    body: { refinement: 'moderate' },
    before: 'A detail of an astronaut’s face, enlarged without the operation',
    after: 'The same detail with finer texture',
    detail: { left: 0.3, top: 0.06, share: 0.32 },
  },
  capabilities: ['upscale'],
  resolve: (fields): RefineDetailsInput => ({
    ...resolveFormats(fields),
    refinement: fields.refinement,
  }),
  price: () => REFINE_UNITS,
  imageCount: () => 1,
  estimateMs: ({ refinement }, pictures) => {
    const [source] = pictures;
    const steps =
      refinement === 'subtle'
        ? [stepMs('upscaleCrisp', TEXTURE_SIZE)]
        : source && isSmall(source)
          ? [stepMs('upscaleCreative', SMALL_TEXTURE_SIZE), stepMs('upscaleCrisp', TEXTURE_SIZE)]
          : [stepMs('upscaleCreative', TEXTURE_SIZE)];
    return jobMs(pictures, ...steps, stepMs('encode', RESULT_SIZE));
  },
});
