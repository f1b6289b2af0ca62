import { openApiDocument } from '../openapi/document';
import { originOf } from '../origin';
import type { OpenCall, Route } from '../router';

async function readDocument({ services, context }: OpenCall): Promise<Response> {
  const document = openApiDocument(originOf(context.request, services.env.BASE_URL));
  return Response.json(document, { headers: context.headers });
}

export const openApiRoutes: readonly Route[] = [
  { path: '/v1/openapi.json', endpoints: [{ method: 'GET', open: true, handle: readDocument }] },
];
