import { z } from 'zod';
import { defineOperation } from '../define-operation';
import { editImage, maskImage } from '../fields/images';
import { editFields, editImageCount, editPrice, resolveEdit } from '../resolve/edit';

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
  capabilities: ['repaint', 'trace'],
  resolve: resolveEdit,
  price: editPrice,
  imageCount: editImageCount,
});
