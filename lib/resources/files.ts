import { z } from 'zod';
import { MEDIA_TYPES } from '@/lib/files/file-store';
import { deletedAnswer } from './answers';
import { defineAction } from './define-action';

/** Bytes of results and of pictures of styles. Whoever knows an id may read it: it can't be guessed. */
export const fileActions = {
  readFile: defineAction({
    id: 'readFile',
    method: 'GET',
    path: '/v1/files/{id}',
    summary: 'A result, while it is kept',
    open: true,
    answer: { mediaTypes: MEDIA_TYPES },
  }),
  deleteFile: defineAction({
    id: 'deleteFile',
    method: 'DELETE',
    path: '/v1/files/{id}',
    summary: 'Delete one of your results before its time',
    answer: deletedAnswer,
  }),
  readThumbnail: defineAction({
    id: 'readThumbnail',
    method: 'GET',
    path: '/v1/files/{id}/thumbnail',
    summary: 'A small WebP of a result or a style',
    open: true,
    query: z.object({
      // The few widths there are keep the number of thumbnails bounded.
      width: z.enum(['160', '320', '640']).default('320').describe('Pixels.'),
    }),
    answer: { mediaTypes: ['image/webp'] },
  }),
};
