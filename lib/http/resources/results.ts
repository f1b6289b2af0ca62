import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import type { FileRecord } from '@/lib/files/file-store';
import type { ListPlace } from '@/lib/list-place';
import type { resultActions } from '@/lib/resources/results';
import type { Services } from '@/lib/server/services';
import { nextOf, placeOf } from './page-of';
import { EXTENSIONS } from '../answer/respond';
import { fileUrl } from '../images/own-files';
import type { HandlersOf } from './handler';

/** A kept result as clients read it. */
export function resultJson(file: FileRecord, origin: string) {
  const { recipe } = file;
  return {
    id: file.id,
    url: fileUrl(origin, file.id, EXTENSIONS[file.mediaType]),
    thumbnail_url: `${origin}/v1/files/${file.id}/thumbnail`,
    media_type: file.mediaType,
    width: file.widthPx,
    height: file.heightPx,
    size_bytes: file.sizeBytes,
    operation: file.operation,
    request_id: file.requestId,
    model: recipe?.model ?? null,
    prompt: recipe?.prompt ?? null,
    random_seed: recipe?.seed ?? null,
    settings: recipe?.settings ?? {},
    creation_time: file.createdAt.toISOString(),
    expiration_time: file.expiresAt?.toISOString() ?? null,
  };
}

/** The same for a result that never was, is gone, or is somebody else's. */
function noSuchResult(id: string): ApiError {
  return new ApiError(
    'not_found',
    `result ${id} does not exist; GET /v1/users/me/files lists yours`,
  );
}

/** The cursor of what follows a page of results; null at the end. */
export function nextResults(page: readonly FileRecord[], limit: number): string | null {
  return nextOf(page, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
}

/** Cursors were ids of results once: one that is still there means its place. */
async function placeIn(
  files: Services['files'],
  userId: string,
  cursor: string | undefined,
): Promise<ListPlace | undefined> {
  if (cursor === undefined || !z.uuid().safeParse(cursor).success) return placeOf(cursor);
  const file = await files.find(cursor.toLowerCase());
  if (file?.ownerId !== userId) throw noSuchResult(cursor);
  return { at: file.createdAt, id: file.id };
}

export const resultHandlers: HandlersOf<typeof resultActions> = {
  listResults: async ({ services, caller, query, origin }) => {
    const { before, cursor = before, search, ...wanted } = query;
    const files = await services.files.list(caller.id, {
      ...wanted,
      kind: 'result',
      after: await placeIn(services.files, caller.id, cursor),
      search: search === '' ? undefined : search,
    });
    const next = nextResults(files, wanted.limit);
    const { usedBytes, quotaBytes } = await services.storage.useOf(caller.id);
    const storage = { used_bytes: usedBytes, quota_bytes: quotaBytes };
    return { files: files.map((file) => resultJson(file, origin)), next, storage };
  },
  readResult: async ({ services, caller, params, origin }) => {
    const id = (params.id ?? '').toLowerCase();
    const file = await services.files.find(id);
    if (file?.ownerId !== caller.id || file.kind !== 'result') throw noSuchResult(id.slice(0, 60));
    return resultJson(file, origin);
  },
};
