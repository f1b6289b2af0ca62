import { z } from 'zod';
import { IMAGE_RULES } from '@/lib/imaging/limits';
import { defineOperation } from '../define-operation';
import { jobMs, stepMs } from '../estimate';
import { processImage } from '../fields/images';
import { imageFormatField, responseFormatField } from '../fields/scalars';
import { resolveFormats } from '../resolve/formats';

const REMOVE_BACKGROUND_UNITS = 10;

export const removeBackground = defineOperation({
  id: 'removeBackground',
  title: 'Remove background',
  paths: ['/v1/images/removeBackground'],
  summary: 'Cut the subject out',
  description: 'Answers the subject with real transparency. SVG in gives SVG out.',
  input: z.object({ response_format: responseFormatField, image_format: imageFormatField }),
  images: {
    image: {
      ...processImage,
      description: 'PNG, JPG, WEBP or SVG, under 20 MB, up to 16 MP, each side 256 to 4096 px.',
      rules: IMAGE_RULES.removeBackground,
    },
  },
  responseForm: 'single',
  mode: 'process',
  studio: {
    icon: 'Scissors',
    order: 1,
    shortTitle: 'Cut-out',
    resultSize: 'source',
  },
  example: {
    photo: 'astronaut',
    body: {},
    before: 'An astronaut in front of a flag and a shuttle',
    after: 'The astronaut alone, cut out',
  },
  capabilities: ['matte'],
  resolve: resolveFormats,
  price: () => REMOVE_BACKGROUND_UNITS,
  imageCount: () => 1,
  estimateMs: (_, pictures) =>
    jobMs(pictures, stepMs('matte', pictures[0]), stepMs('encode', pictures[0])),
});
