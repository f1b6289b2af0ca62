import { z } from 'zod';
import { defineOperation } from '../define-operation';
import { processImage } from '../fields/images';
import { imageFormatField, responseFormatField } from '../fields/scalars';
import { resolveFormats } from '../resolve/formats';

const CREATIVE_UPSCALE_UNITS = 250;

export const creativeUpscale = defineOperation({
  id: 'creativeUpscale',
  title: 'Creative upscale',
  paths: ['/v1/images/creativeUpscale'],
  summary: 'More resolution with regenerated detail',
  description: 'Enlarges a picture and makes up fine detail that was not there.',
  input: z.object({ response_format: responseFormatField, image_format: imageFormatField }),
  images: { image: processImage },
  responseForm: 'single',
  capabilities: ['upscale'],
  resolve: resolveFormats,
  price: () => CREATIVE_UPSCALE_UNITS,
  imageCount: () => 1,
});
