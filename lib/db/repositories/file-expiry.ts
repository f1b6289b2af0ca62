import type { Transaction } from 'kysely';
import type { Schema } from '../schema';

/**
 * Keeps files of the user until they are deleted. Rejects when one is not there any more: whatever
 * would refer to it must not come to be.
 */
export async function keepFiles(
  transaction: Transaction<Schema>,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const kept = await transaction
    .updateTable('files')
    .set({ expires_at: null })
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .execute();
  if (kept.length < new Set(ids).size) {
    throw new Error(
      `Of ${ids.length} files of ${ownerId} only ${kept.length} are there to be kept.`,
    );
  }
}

/** Ends the time of files now: they are served no more, and the next sweep deletes them. */
export async function expireFiles(
  transaction: Transaction<Schema>,
  ownerId: string,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('files')
    .set({ expires_at: now })
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .execute();
}
