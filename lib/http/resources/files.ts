import { ApiError } from '@/lib/errors/api-error';
import type { FileRecord } from '@/lib/files/file-store';
import type { ThumbnailWidth } from '@/lib/imaging/thumbnail-sizes';
import { EXTENSIONS } from '../answer/respond';
import { noSuchFile, sendFile } from '../files/send-file';
import { fileIdOfPath } from '../images/own-files';
import type { fileActions } from '@/lib/resources/files';
import type { OpenCall } from '../router';
import type { Handler, HandlersOf } from './handler';

type Actions = typeof fileActions;

/** `generateImage-1a2b3c4d.webp`: what it is, and enough of the id to find it again. */
function filenameOf({ id, operation, mediaType }: FileRecord, suffix = ''): string {
  return `${operation}-${id.slice(0, 8)}${suffix}.${EXTENSIONS[mediaType]}`;
}

async function readFile(call: OpenCall): Promise<Response> {
  const { files } = call.services;
  const id = fileIdOfPath(call.context.path);
  const record = id === undefined ? undefined : await files.find(id);
  if (!record) throw noSuchFile();
  return sendFile(call, {
    etag: record.id,
    sizeBytes: record.sizeBytes,
    mediaType: record.mediaType,
    filename: filenameOf(record),
    expiresAt: record.expiresAt,
    open: (range) => files.stream(record.id, range),
  });
}

/** A small WebP of a file, under the same unguessable id. */
const readThumbnail: Handler<Actions['readThumbnail']> = async (call) => {
  const { services, params, query } = call;
  const widthPx = Number(query.width) as ThumbnailWidth;
  const record = await services.files.find(params.id ?? '');
  if (!record) throw noSuchFile();
  const picture = await services.thumbnails.of(record, widthPx);
  if (!picture) {
    throw new ApiError('not_found', 'the file has no thumbnail: drawing it small takes too long');
  }
  return sendFile(call, {
    etag: `${record.id}-${widthPx}`,
    sizeBytes: picture.byteLength,
    mediaType: 'image/webp',
    filename: filenameOf({ ...record, mediaType: 'image/webp' }, `-${widthPx}`),
    expiresAt: record.expiresAt,
    open: async ({ start, end }) => new Blob([picture.slice(start, end)]).stream(),
  });
};

const deleteFile: Handler<Actions['deleteFile']> = async ({ services, caller, context }) => {
  const id = fileIdOfPath(context.path);
  const deleted = id !== undefined && (await services.files.deleteResult(caller.id, id));
  if (!deleted) throw noSuchFile();
  return { id, deleted: true };
};

export const fileHandlers: HandlersOf<Actions> = { readFile, deleteFile, readThumbnail };
