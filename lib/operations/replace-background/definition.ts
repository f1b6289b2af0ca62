import { z } from 'zod';
import { defineOperation } from '../define-operation';
import { editImage } from '../fields/images';
import { editFields, editImageCount, editPrice, resolveEdit } from '../resolve/edit';

export const replaceBackground = defineOperation({
  id: 'replaceBackground',
  title: 'Background',
  paths: ['/v1/images/replaceBackground'],
  summary: 'Redraw the background behind the subject',
  description: 'Finds the subject, keeps it, and draws a new background from the prompt.',
  input: z.object(editFields),
  images: { image: editImage },
  responseForm: 'list',
  capabilities: ['matte', 'draw', 'trace'],
  resolve: resolveEdit,
  price: editPrice,
  imageCount: editImageCount,
});
