import { z } from 'zod';
import { defineOperation } from '../define-operation';
import { jobMs, stepMs } from '../estimate';
import { editImage, maskImage } from '../fields/images';
import { imageFormatField, responseFormatField } from '../fields/scalars';
import { resolveFormats } from '../resolve/formats';

const ERASE_UNITS = 2;

export const eraseRegion = defineOperation({
  id: 'eraseRegion',
  title: 'Erase',
  paths: ['/v1/images/eraseRegion'],
  summary: 'Remove what the white area of a mask covers',
  description: 'Fills the masked region from its surroundings. Pixels outside it stay as they are.',
  input: z.object({ response_format: responseFormatField, image_format: imageFormatField }),
  images: { image: editImage, mask: maskImage },
  responseForm: 'single',
  mode: 'edit',
  studio: {
    icon: 'Eraser',
    order: 2,
    resultSize: 'source',
  },
  example: {
    photo: 'rocket',
    body: {},
    mask: [0.5, 0.45, 0.08, 0.4],
    before: 'A rocket on its launch pad, with the rocket tinted as the mask',
    after: 'The launch pad without its rocket',
  },
  capabilities: ['erase'],
  resolve: resolveFormats,
  price: () => ERASE_UNITS,
  imageCount: () => 1,
  estimateMs: (_, pictures) =>
    jobMs(pictures, stepMs('repaint', pictures[0]), stepMs('encode', pictures[0])),
});
