import type { openApiActions } from '@/lib/resources/openapi';
import { openApiDocument } from '../openapi/document';
import type { HandlersOf } from './handler';

export const openApiHandlers: HandlersOf<typeof openApiActions> = {
  readOpenApi: async ({ origin }) => openApiDocument(origin),
};
