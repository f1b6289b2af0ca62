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

export const inpaint = defineOperation({
  id: 'inpaint',
  title: 'Inpaint',
  paths: ['/v1/images/inpaint'],
  summary: 'Regenerate the white area of a mask',
  description:
    'Fills the masked region and draws in it what the prompt asks for. Pixels outside the mask stay as they are.',
  input: z.object(editFields),
  images: { image: editImage, mask: maskImage },
  responseForm: 'list',
  mode: 'edit',
  studio: {
    icon: 'PaintbrushVertical',
    order: 1,
    promptHint: 'What should be in the painted area?',
    resultSize: 'source',
  },
  models: EDIT_MODEL_OFFER,
  example: {
    photo: 'rocket',
    body: { prompt: 'A hot air balloon in the sky' },
    mask: [0.2, 0.3, 0.15, 0.2],
    before: 'A rocket on its launch pad at night, with the masked part of the sky tinted',
    after: 'The same launch pad with a hot air balloon in the sky',
  },
  capabilities: ['repaint', 'trace'],
  resolve: resolveEdit,
  price: editPrice,
  imageCount: editImageCount,
  estimateMs: (input, pictures) => editMs('repaint', input, pictures),
});
