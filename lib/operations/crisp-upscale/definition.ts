import { z } from 'zod';
import { IMAGE_RULES } from '@/lib/imaging/limits';
import { defineOperation } from '../define-operation';
import { processImage } from '../fields/images';
import { imageFormatField, responseFormatField } from '../fields/scalars';
import { resolveFormats } from '../resolve/formats';

const CRISP_UPSCALE_UNITS = 4;

export const crispUpscale = defineOperation({
  id: 'crispUpscale',
  title: 'Crisp upscale',
  paths: ['/v1/images/crispUpscale'],
  summary: 'More resolution, the same content',
  description: 'Enlarges a picture and keeps its content as it is.',
  input: z.object({ response_format: responseFormatField, image_format: imageFormatField }),
  images: {
    image: {
      ...processImage,
      description: 'PNG, JPG or WEBP, under 20 MB, up to 16 MP, each side 32 to 4096 px.',
      rules: IMAGE_RULES.crispUpscale,
    },
  },
  responseForm: 'single',
  capabilities: ['upscale'],
  resolve: resolveFormats,
  price: () => CRISP_UPSCALE_UNITS,
  imageCount: () => 1,
});
