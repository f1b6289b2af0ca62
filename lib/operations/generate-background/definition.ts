import { z } from 'zod';
import { defineOperation } from '../define-operation';
import { editImage, maskImage } from '../fields/images';
import { editFields, editImageCount, editPrice, resolveEdit } from '../resolve/edit';

export const generateBackground = defineOperation({
  id: 'generateBackground',
  title: 'Background in mask',
  paths: ['/v1/images/generateBackground'],
  summary: 'Draw a background in the white area of a mask',
  description: 'As replaceBackground, with the background marked by a mask (white = generated).',
  input: z.object(editFields),
  images: { image: editImage, mask: maskImage },
  responseForm: 'list',
  capabilities: ['draw', 'trace'],
  resolve: resolveEdit,
  price: editPrice,
  imageCount: editImageCount,
});
