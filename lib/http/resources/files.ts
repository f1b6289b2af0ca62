import { ApiError } from '@/lib/errors/api-error';
import { renderThumbnail } from '@/lib/imaging/thumbnail';
import { fileIdOfPath } from '../images/own-files';
import type { fileActions } from '@/lib/resources/files';
import type { OpenCall } from '../router';
import type { Handler, HandlersOf } from './handler';

type Actions = typeof fileActions;

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

/** A small WebP of a file, under the same unguessable id. */
const readThumbnail: Handler<Actions['readThumbnail']> = async (call) => {
  const { services, params, query } = call;
  const widthPx = Number(query.width);
  const record = await services.files.find(params.id ?? '');
  if (!record) throw noSuchFile();
  const picture = await services.thumbnails.get(`${record.id}/${widthPx}`, async () => {
    const file = await services.files.open(record.id);
    if (!file) throw noSuchFile();
    const isVector = record.mediaType === 'image/svg+xml';
    return renderThumbnail(file.bytes, { isVector, widthPx });
  });
  return pictureResponse(call, picture, 'image/webp');
};

const deleteFile: Handler<Actions['deleteFile']> = async ({ services, caller, context }) => {
  const id = fileIdOfPath(context.path);
  const deleted = id !== undefined && (await services.files.deleteResult(caller.id, id));
  if (!deleted) throw noSuchFile();
  return { id, deleted: true };
};

export const fileHandlers: HandlersOf<Actions> = { readFile, deleteFile, readThumbnail };
