import { z } from 'zod';
import { MEDIA_TYPES } from '@/lib/files/file-store';
import { beforeField, cursorField, named, pageOf, pageQuery } from './answers';
import { defineAction } from './define-action';

const result = named(
  'Result',
  z.object({
    id: z.uuid(),
    url: z.url(),
    thumbnail_url: z.url(),
    media_type: z.enum(MEDIA_TYPES),
    width: z.number().int(),
    height: z.number().int(),
    size_bytes: z.number().int(),
    operation: z.string(),
    request_id: z.string(),
    creation_time: z.iso.datetime(),
    expiration_time: z.iso.datetime().nullable(),
  }),
);

/** Pictures that were made, while they are kept. */
export const resultActions = {
  listResults: defineAction({
    id: 'listResults',
    method: 'GET',
    path: '/v1/users/me/files',
    summary: 'Your results while they are kept, newest first',
    query: z.object({
      ...pageQuery(100, 40),
      cursor: cursorField(z.uuid()),
      before: beforeField(z.uuid()),
      operation: z.string().max(60).optional().describe('Id of an operation, such as `inpaint`.'),
    }),
    answer: named(
      'ResultList',
      pageOf('files', result, z.string()).extend({
        storage: z
          .object({ used_bytes: z.number().int(), quota_bytes: z.number().int() })
          .describe('Bytes of results and styles that are kept, and how many may be.'),
      }),
    ),
  }),
};
