import type { FileRecord } from '@/lib/files/file-store';
import type { resultActions } from '@/lib/resources/results';
import { EXTENSIONS } from '../answer/respond';
import { fileUrl } from '../images/own-files';
import type { HandlersOf } from './handler';

/** A kept result as clients read it. */
export function resultJson(file: FileRecord, origin: string) {
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
    creation_time: file.createdAt.toISOString(),
    expiration_time: file.expiresAt?.toISOString() ?? null,
  };
}

export const resultHandlers: HandlersOf<typeof resultActions> = {
  listResults: async ({ services, caller, query, origin }) => {
    const { limit, operation, before, cursor = before } = query;
    const wanted = { kind: 'result', limit, operation, before: cursor } as const;
    const files = await services.files.list(caller.id, wanted);
    const next = files.length === limit ? (files.at(-1)?.id ?? null) : null;
    const { usedBytes, quotaBytes } = await services.storage.useOf(caller.id);
    const storage = { used_bytes: usedBytes, quota_bytes: quotaBytes };
    return { files: files.map((file) => resultJson(file, origin)), next, storage };
  },
};
