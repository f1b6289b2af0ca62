import { z } from 'zod';
import { defineOperation } from '../define-operation';
import { stepMs } from '../estimate';
import { editImage } from '../fields/images';
import {
  EDIT_MODEL_OFFER,
  editFields,
  editImageCount,
  editMs,
  editPrice,
  resolveEdit,
} from '../resolve/edit';

export const replaceBackground = defineOperation({
  id: 'replaceBackground',
  title: 'Background',
  paths: ['/v1/images/replaceBackground'],
  summary: 'Redraw the background behind the subject',
  description: 'Finds the subject, keeps it, and draws a new background from the prompt.',
  input: z.object(editFields),
  images: { image: editImage },
  responseForm: 'list',
  mode: 'edit',
  studio: {
    icon: 'Image',
    order: 4,
    promptHint: 'What should be behind the subject?',
    withMask: 'generateBackground',
    resultSize: 'source',
  },
  models: EDIT_MODEL_OFFER,
  example: {
    photo: 'cat',
    body: { prompt: 'A meadow at sunset' },
    before: 'A cat indoors',
    after: 'The same cat in front of a meadow at sunset',
  },
  capabilities: ['matte', 'draw', 'trace'],
  resolve: resolveEdit,
  price: editPrice,
  imageCount: editImageCount,
  estimateMs: (input, pictures) => editMs('draw', input, pictures) + stepMs('matte', pictures[0]),
});
