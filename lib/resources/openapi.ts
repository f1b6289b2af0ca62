import { z } from 'zod';
import { defineAction } from './define-action';

/** This very description. */
export const openApiActions = {
  readOpenApi: defineAction({
    id: 'readOpenApi',
    method: 'GET',
    path: '/v1/openapi.json',
    summary: 'The OpenAPI 3.1 document of this service',
    open: true,
    answer: z.record(z.string(), z.unknown()),
  }),
};
