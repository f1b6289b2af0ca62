import { z } from 'zod';
import { IMAGE_RULES } from '@/lib/imaging/limits';
import { defineOperation } from '../define-operation';
import { enlargedMs } from '../estimate';
import { processImage } from '../fields/images';
import { imageFormatField, responseFormatField } from '../fields/scalars';
import { resolveFormats } from '../resolve/formats';
import { enlargementOf } from './enlargement';

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
  mode: 'process',
  studio: {
    icon: 'Scaling',
    order: 3,
    shortTitle: 'Crisp',
    resultSize: { enlarges: enlargementOf },
  },
  example: {
    photo: 'cat',
    body: {},
    before: 'A detail of a cat’s face, enlarged without the operation',
    after: 'The same detail, sharper',
    detail: { left: 0.36, top: 0.12, share: 0.3 },
  },
  capabilities: ['upscale'],
  resolve: resolveFormats,
  price: () => CRISP_UPSCALE_UNITS,
  imageCount: () => 1,
  estimateMs: (_, pictures) =>
    enlargedMs('upscaleCrisp', pictures, Math.max(...pictures.map(enlargementOf))),
});
