import { ApiError } from '@/lib/errors/api-error';
import { fileIdOfPath } from '../images/own-files';
import type { OpenCall, Route } from '../router';

/** A file is somebody's untrusted picture: as a page of its own it may run nothing and load nothing. */
const INERT_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'cache-control': 'private, max-age=3600, immutable',
};

async function readFile({ services, context }: OpenCall): Promise<Response> {
  const id = fileIdOfPath(context.path);
  const file = id === undefined ? undefined : await services.files.open(id);
  if (!file) throw new ApiError('not_found', 'the file does not exist, or its time is over');
  const headers = new Headers(context.headers);
  for (const [name, value] of Object.entries(INERT_HEADERS)) headers.set(name, value);
  headers.set('content-type', file.record.mediaType);
  return new Response(Buffer.from(file.bytes), { headers });
}

export const fileRoutes: readonly Route[] = [
  { path: '/v1/files/{id}', endpoints: [{ method: 'GET', open: true, handle: readFile }] },
];
