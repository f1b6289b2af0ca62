import { z } from 'zod';
import { defineOperation } from '../define-operation';
import { enlargedMs } from '../estimate';
import { processImage } from '../fields/images';
import { imageFormatField, responseFormatField } from '../fields/scalars';
import { resolveFormats } from '../resolve/formats';

const CREATIVE_UPSCALE_UNITS = 250;
/** How many times it enlarges each side. */
export const CREATIVE_ENLARGEMENT = 2;

export const creativeUpscale = defineOperation({
  id: 'creativeUpscale',
  title: 'Creative upscale',
  paths: ['/v1/images/creativeUpscale'],
  summary: 'More resolution with regenerated detail',
  description: 'Enlarges a picture and makes up fine detail that was not there.',
  input: z.object({ response_format: responseFormatField, image_format: imageFormatField }),
  images: { image: processImage },
  responseForm: 'single',
  mode: 'process',
  studio: {
    icon: 'ImageUpscale',
    order: 4,
    shortTitle: 'Creative',
    resultSize: { enlarges: () => CREATIVE_ENLARGEMENT },
  },
  example: {
    photo: 'rocket',
    body: {},
    before: 'A detail of a launch pad, enlarged without the operation',
    after: 'The same detail with more of its structure',
    detail: { left: 0.3, top: 0.6, share: 0.34 },
  },
  capabilities: ['upscale'],
  resolve: resolveFormats,
  price: () => CREATIVE_UPSCALE_UNITS,
  imageCount: () => 1,
  estimateMs: (_, pictures) => enlargedMs('upscaleCreative', pictures, CREATIVE_ENLARGEMENT),
});
