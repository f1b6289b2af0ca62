import { z } from 'zod';
import { MAX_SEARCHED_FILES, MEDIA_TYPES } from '@/lib/files/file-store';
import { beforeField, LONGEST_CURSOR, named, pageOf, pageQuery } from './answers';
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
    model: z.string().nullable().describe('Null where the operation leaves no choice.'),
    prompt: z.string().nullable().describe('Null where the operation takes none.'),
    random_seed: z
      .number()
      .int()
      .nullable()
      .describe('The seed that was sent or drawn by lot; null where the operation takes none.'),
    settings: z
      .record(z.string(), z.unknown())
      .describe('The other fields of the request but its pictures, as the operation takes them.'),
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
    summary: 'Your results while they are kept, with how each was asked for',
    query: z.object({
      ...pageQuery(100, 40),
      before: beforeField(z.string().max(LONGEST_CURSOR)),
      operation: z.string().max(60).optional().describe('Id of an operation, such as `inpaint`.'),
      model: z.string().max(60).optional().describe('Id of a model, such as `svcv4_1`.'),
      search: z
        .string()
        .trim()
        .max(120)
        .optional()
        .describe(
          `Part of a prompt, in any case; your newest ${MAX_SEARCHED_FILES} results are looked through.`,
        ),
      sort: z.enum(['newest', 'oldest']).default('newest').describe('What comes first.'),
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
  readResult: defineAction({
    id: 'readResult',
    method: 'GET',
    path: '/v1/users/me/files/{id}',
    summary: 'One of your results, with how it was asked for',
    answer: result,
  }),
};
