import { randomInt } from 'node:crypto';
import { assertFileId, isFileId } from '@/lib/files/file-id';
import { sql, type Transaction } from 'kysely';
import type { Thumbnail } from '@/lib/imaging/thumbnail-sizes';
import type { BlobStore, FileRecord, FileStore, StorageUse } from '@/lib/files/file-store';
import { ApiError } from '@/lib/errors/api-error';
import { lockedUser } from '../locked-user';
import type { Database, FileRow, Schema } from '../schema';
import { allOrFirstError } from './all-or-first-error';
import { expireFiles } from './file-expiry';
import { countResultsBy, listFiles } from './file-list';
import { toRecord, toRow } from './file-row';
import { putThumbnails, readThumbnail } from './file-thumbnails';
import { projectThatUses } from './project-files';

/** Files that one round of a sweep deletes. */
const SWEEP_BATCH = 200;
/** Rounds of one sweep; what is left waits for the next. */
const SWEEP_ROUNDS = 50;
/** Bytes without a record are left alone for as long as their record may still be written. */
const ORPHAN_AGE_MS = 3_600_000;
/** Ids are looked at by their first two digits. */
const PREFIXES = 256;

/**
 * Records in the database, bytes in a blob store. Results are put first and get their records when they
 * are published; what a crash leaves in between has no record, and the sweep of orphans finds it.
 */
export function createFileStore(
  db: Database,
  blobs: BlobStore,
  now: () => number = Date.now,
): FileStore {
  async function remove(ids: string[]): Promise<void> {
    for (const id of ids) await blobs.delete(id);
    await db.deleteFrom('files').where('id', 'in', ids).execute();
  }

  async function find(id: string): Promise<FileRecord | undefined> {
    const row = isFileId(id) ? await liveRow(db, id, now()) : undefined;
    return row && toRecord(row);
  }

  return {
    async save(file, bytes, thumbnails) {
      const row = toRow(file, bytes.byteLength, now());
      await db.insertInto('files').values(row).execute();
      try {
        await putAll(blobs, row.id, bytes, thumbnails);
      } catch (error) {
        await remove([row.id]);
        throw error;
      }
      return toRecord(row);
    },

    put: (id, bytes, thumbnails) => putAll(blobs, assertFileId(id), bytes, thumbnails),

    async saveThumbnails(id, thumbnails) {
      if (await find(id)) await putThumbnails(blobs, id, thumbnails);
    },

    thumbnail: (id, widthPx) => readThumbnail(blobs, id, widthPx),

    find,

    async open(id) {
      const record = await find(id);
      const bytes = record && (await blobs.get(id));
      return bytes && { record, bytes };
    },

    stream: async (id, range) => (isFileId(id) ? blobs.stream(id, range) : undefined),

    async list(ownerId, options) {
      const rows = await listFiles(db, ownerId, options, now());
      return rows.map(toRecord);
    },

    countBy: (ownerId, what) => countResultsBy(db, ownerId, what, now()),

    async deleteResult(ownerId, id) {
      const record = await find(id);
      if (record?.ownerId !== ownerId || record.kind !== 'result') return false;
      await db.transaction().execute((transaction) => endUnused(transaction, record, now()));
      await remove([id]).catch((error: unknown) => goOnServing(db, record, error));
      return true;
    },

    usage: () => usageOf(db),

    delete: (ids) => removeInBatches(ids.filter(isFileId), remove),

    bytesOf: (ownerId) => bytesOf(db, ownerId),

    freeBytes: () => blobs.freeBytes(),

    sweepOrphans: orphanSweep(db, blobs, now),

    sweep: () => sweep(() => expiredIds(db, now()), remove),

    check: () => blobs.check(),
  };
}

/** Ends the time of a file that no project uses, so that none can begin to. */
async function endUnused(
  transaction: Transaction<Schema>,
  { id, ownerId }: FileRecord,
  now: number,
): Promise<void> {
  await lockedUser(transaction, ownerId);
  const project = await projectThatUses(transaction, id);
  if (project === undefined) return expireFiles(transaction, ownerId, [id], now);
  throw new ApiError(
    'conflict',
    `the project ${JSON.stringify(project)} uses this picture; take it out of the project, or delete that`,
  );
}

/** Undoes the end of a file's time where its bytes could not be removed: who hears of the failure has it still. */
async function goOnServing(
  db: Database,
  { id, expiresAt }: FileRecord,
  failure: unknown,
): Promise<never> {
  const expires_at = expiresAt?.getTime() ?? null;
  await db.updateTable('files').set({ expires_at }).where('id', '=', id).execute();
  throw failure;
}

async function putAll(
  blobs: BlobStore,
  id: string,
  bytes: Uint8Array,
  thumbnails?: readonly Thumbnail[],
): Promise<void> {
  await allOrFirstError([blobs.put(id, bytes), thumbnails && putThumbnails(blobs, id, thumbnails)]);
}

/** Inserts records of files whose bytes are in their place. */
export async function insertFiles(
  transaction: Transaction<Schema>,
  files: readonly FileRecord[],
): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map((file) => toRow(file, file.sizeBytes, file.createdAt.getTime()));
  await transaction.insertInto('files').values(rows).execute();
}

async function removeInBatches(
  ids: readonly string[],
  remove: (ids: string[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += SWEEP_BATCH) {
    await remove(ids.slice(start, start + SWEEP_BATCH));
  }
}

async function sweep(
  findSome: () => Promise<string[]>,
  remove: (ids: string[]) => Promise<void>,
): Promise<number> {
  let deleted = 0;
  for (let round = 0; round < SWEEP_ROUNDS; round += 1) {
    const ids = await findSome();
    if (ids.length > 0) await remove(ids);
    deleted += ids.length;
    if (ids.length < SWEEP_BATCH) break;
  }
  return deleted;
}

function orphanSweep(db: Database, blobs: BlobStore, now: () => number): () => Promise<number> {
  // Servers that share a store begin at different places.
  let next = randomInt(PREFIXES);
  return async () => {
    const prefix = (next++ % PREFIXES).toString(16).padStart(2, '0');
    const ids = await blobs.list(prefix, new Date(now() - ORPHAN_AGE_MS));
    const orphans = await unknownOf(db, ids);
    for (const id of orphans) await blobs.delete(id);
    return orphans.length;
  };
}

/** Of these ids the ones that have no row. */
async function unknownOf(db: Database, ids: readonly string[]): Promise<string[]> {
  const known = new Set<string>();
  for (let start = 0; start < ids.length; start += SWEEP_BATCH) {
    const batch = ids.slice(start, start + SWEEP_BATCH);
    const rows = await db.selectFrom('files').select('id').where('id', 'in', batch).execute();
    for (const { id } of rows) known.add(id);
  }
  return ids.filter((id) => !known.has(id));
}

function liveRow(db: Database, id: string, now: number): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
}

/** Bytes of a user's files, and of the documents that they have saved. */
async function bytesOf(db: Database, ownerId: string): Promise<number> {
  const files = await db
    .selectFrom('files')
    .select(sql<number>`cast(coalesce(sum(size_bytes), 0) as bigint)`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const documents = await db
    .selectFrom('projects')
    .select(sql<number>`cast(coalesce(sum(octet_length(document)), 0) as bigint)`.as('bytes'))
    .where('user_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(files.bytes) + Number(documents.bytes);
}

async function usageOf(db: Database): Promise<StorageUse[]> {
  return db
    .selectFrom('files')
    .select([
      'kind',
      (expression) => expression.fn.countAll<number>().as('files'),
      sql<number>`cast(sum(size_bytes) as bigint)`.as('bytes'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute();
}

async function expiredIds(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(SWEEP_BATCH)
    .execute();
  return rows.map((row) => row.id);
}
