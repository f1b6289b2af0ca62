import { z } from 'zod';
import { defineOperation } from '../define-operation';
import { editImage, maskImage } from '../fields/images';
import {
  EDIT_MODEL_OFFER,
  editFields,
  editImageCount,
  editMs,
  editPrice,
  resolveEdit,
} from '../resolve/edit';

export const generateBackground = defineOperation({
  id: 'generateBackground',
  title: 'Background in mask',
  paths: ['/v1/images/generateBackground'],
  summary: 'Draw a background in the white area of a mask',
  description: 'As replaceBackground, with the background marked by a mask (white = generated).',
  input: z.object(editFields),
  images: { image: editImage, mask: maskImage },
  responseForm: 'list',
  mode: 'edit',
  models: EDIT_MODEL_OFFER,
  example: {
    photo: 'astronaut',
    body: { prompt: 'Outer space with stars' },
    mask: 'background',
    before: 'An astronaut in an orange suit, with everything around her tinted as the mask',
    after: 'The same astronaut in front of stars',
  },
  capabilities: ['draw', 'trace'],
  resolve: resolveEdit,
  price: editPrice,
  imageCount: editImageCount,
  estimateMs: (input, pictures) => editMs('draw', input, pictures),
});
