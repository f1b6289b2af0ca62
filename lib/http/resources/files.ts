import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import { renderThumbnail } from '@/lib/imaging/thumbnail';
import { fileIdOfPath } from '../images/own-files';
import { parseFields } from '../parse-input';
import type { EndpointCall, OpenCall, Route } from '../router';

/** A file is somebody's untrusted picture: as a page of its own it may run nothing and load nothing. */
const INERT_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'cache-control': 'private, max-age=3600, immutable',
};

function noSuchFile(): ApiError {
  return new ApiError('not_found', 'the file does not exist, or its time is over');
}

function pictureResponse({ context }: OpenCall, bytes: Uint8Array, mediaType: string): Response {
  const headers = new Headers(context.headers);
  for (const [name, value] of Object.entries(INERT_HEADERS)) headers.set(name, value);
  headers.set('content-type', mediaType);
  return new Response(Buffer.from(bytes), { headers });
}

async function readFile(call: OpenCall): Promise<Response> {
  const id = fileIdOfPath(call.context.path);
  const file = id === undefined ? undefined : await call.services.files.open(id);
  if (!file) throw noSuchFile();
  return pictureResponse(call, file.bytes, file.record.mediaType);
}

const thumbnailQuery = z.object({
  /** The few widths there are keep the number of thumbnails bounded. */
  width: z.enum(['160', '320', '640']).default('320').transform(Number),
});

/** A small WebP of a file, under the same unguessable id. */
async function readThumbnail(call: OpenCall): Promise<Response> {
  const { services, context, params } = call;
  const query = Object.fromEntries(new URL(context.request.url).searchParams);
  const { width } = parseFields(thumbnailQuery, query);
  const record = await services.files.find(params.id ?? '');
  if (!record) throw noSuchFile();
  const picture = await services.thumbnails.get(`${record.id}/${width}`, async () => {
    const file = await services.files.open(record.id);
    if (!file) throw noSuchFile();
    const isVector = record.mediaType === 'image/svg+xml';
    return renderThumbnail(file.bytes, { isVector, widthPx: width });
  });
  return pictureResponse(call, picture, 'image/webp');
}

async function deleteFile({ services, caller, context }: EndpointCall): Promise<Response> {
  const id = fileIdOfPath(context.path);
  const deleted = id !== undefined && (await services.files.deleteResult(caller.id, id));
  if (!deleted) throw noSuchFile();
  return Response.json({ id, deleted: true }, { headers: context.headers });
}

export const fileRoutes: readonly Route[] = [
  {
    path: '/v1/files/{id}',
    endpoints: [
      { method: 'GET', open: true, handle: readFile },
      { method: 'DELETE', handle: deleteFile },
    ],
  },
  {
    path: '/v1/files/{id}/thumbnail',
    endpoints: [{ method: 'GET', open: true, handle: readThumbnail }],
  },
];
