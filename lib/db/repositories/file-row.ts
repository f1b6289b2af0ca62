import { assertFileId } from '@/lib/files/file-id';
import { promptKeyOf } from '@/lib/files/file-recipe';
import type { FileRecord } from '@/lib/files/file-store';
import type { FileRow } from '../schema';

/** A file as a row of the table. */
export function toRow(
  file: Omit<FileRecord, 'createdAt' | 'sizeBytes'>,
  sizeBytes: number,
  now: number,
): FileRow {
  const { recipe } = file;
  return {
    id: assertFileId(file.id),
    owner_id: file.ownerId,
    request_id: file.requestId,
    kind: file.kind,
    media_type: file.mediaType,
    size_bytes: sizeBytes,
    width_px: file.widthPx,
    height_px: file.heightPx,
    operation: file.operation,
    created_at: now,
    expires_at: file.expiresAt === null ? null : file.expiresAt.getTime(),
    model: recipe?.model ?? null,
    prompt: recipe?.prompt ?? null,
    prompt_key: recipe?.prompt ? promptKeyOf(recipe.prompt) : null,
    seed: recipe?.seed ?? null,
    settings: recipe ? JSON.stringify(recipe.settings) : null,
  };
}

export function toRecord(row: FileRow): FileRecord {
  const { model, prompt, seed, settings } = row;
  return {
    id: row.id,
    ownerId: row.owner_id,
    requestId: row.request_id,
    kind: row.kind,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    widthPx: row.width_px,
    heightPx: row.height_px,
    operation: row.operation,
    createdAt: new Date(row.created_at),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    // Files of earlier versions have none.
    ...(settings !== null && {
      recipe: { model, prompt, seed, settings: JSON.parse(settings) as Record<string, unknown> },
    }),
  };
}
