import { ApiError } from '@/lib/errors/api-error';
import type { FileStore } from './file-store';

export interface StorageUseOfUser {
  usedBytes: number;
  quotaBytes: number;
}

/** What users may keep, and what the disk must have left, before anything is begun. */
export interface StorageLimits {
  /**
   * Refuses a user who keeps as much as they may, and everybody while the disk is nearly full.
   * @throws ApiError `storage_quota_exceeded`, `storage_full`
   */
  check(userId: string): Promise<void>;
  /** The same, and counts the work as bytes to come until what comes back is called. */
  admit(userId: string): Promise<() => void>;
  /** Whether the disk has room for work. */
  hasRoom(): Promise<boolean>;
  useOf(userId: string): Promise<StorageUseOfUser>;
}

export interface StorageLimitsOptions {
  /** Bytes of results and styles that one user may keep. */
  quotaBytes: number;
  /** Bytes of the disk that are left alone. */
  minFreeBytes: number;
}

const MEBIBYTE = 1024 * 1024;
/** What one request in flight is taken to store: the largest picture there is, as PNG. */
const EXPECTED_BYTES = 48 * MEBIBYTE;
/** How long a look at the disk counts. */
const FREE_CACHED_MS = 1_000;
const RETRY_AFTER_SECONDS = 60;

type Files = Pick<FileStore, 'bytesOf' | 'freeBytes'>;

/** Looks at the disk at most once a second, however many ask. */
function cachedFreeBytes(files: Files, now: () => number): () => Promise<number> {
  let seen: { atMs: number; free: Promise<number> } | undefined;
  return () => {
    if (seen && now() - seen.atMs < FREE_CACHED_MS) return seen.free;
    // A disk that can't be looked at is reported by the check of the store, not by this one.
    const free = files.freeBytes().then(
      (bytes) => bytes ?? Infinity,
      () => Infinity,
    );
    seen = { atMs: now(), free };
    return free;
  };
}

export function createStorageLimits(
  files: Files,
  { quotaBytes, minFreeBytes }: StorageLimitsOptions,
  now: () => number = Date.now,
): StorageLimits {
  const inFlight = new Map<string, number>();
  let inFlightOverAll = 0;
  const freeBytes = cachedFreeBytes(files, now);
  const hasRoom = async (own = 0) =>
    (await freeBytes()) - (inFlightOverAll - own) * EXPECTED_BYTES >= minFreeBytes;

  /** `own`: how many of those in flight are the one that asks. */
  async function check(userId: string, own = 0): Promise<void> {
    if (!(await hasRoom(own))) throw diskFull();
    const usedBytes = await files.bytesOf(userId);
    const expectedBytes = ((inFlight.get(userId) ?? 0) - own) * EXPECTED_BYTES;
    if (usedBytes >= quotaBytes) throw quotaExceeded(usedBytes, quotaBytes);
    if (usedBytes + expectedBytes >= quotaBytes) throw quotaInUse(quotaBytes);
  }

  function leave(userId: string): void {
    const left = (inFlight.get(userId) ?? 1) - 1;
    if (left > 0) inFlight.set(userId, left);
    else inFlight.delete(userId);
    inFlightOverAll -= 1;
  }

  return {
    check: (userId) => check(userId),
    hasRoom: () => hasRoom(),
    async admit(userId) {
      // Counted first, so that of many who ask at once not all find the same room.
      inFlight.set(userId, (inFlight.get(userId) ?? 0) + 1);
      inFlightOverAll += 1;
      try {
        await check(userId, 1);
      } catch (error) {
        leave(userId);
        throw error;
      }
      return () => leave(userId);
    },
    useOf: async (userId) => ({ usedBytes: await files.bytesOf(userId), quotaBytes }),
  };
}

const mebibytes = (bytes: number) => `${Math.ceil(bytes / MEBIBYTE)} MiB`;

function quotaExceeded(usedBytes: number, quotaBytes: number): ApiError {
  return new ApiError(
    'storage_quota_exceeded',
    `your files take ${mebibytes(usedBytes)} of the ${mebibytes(quotaBytes)} you may keep; delete ` +
      'results (DELETE /v1/files/{id}) or styles (DELETE /v1/styles/{id}), or wait until results expire',
  );
}

function quotaInUse(quotaBytes: number): ApiError {
  return new ApiError(
    'storage_quota_exceeded',
    `with what your running requests may store, your files reach the ${mebibytes(quotaBytes)} you ` +
      'may keep; wait until they end, or delete results (DELETE /v1/files/{id})',
  );
}

/** For whatever finds the disk full: no work is begun that could not be kept. */
export function diskFull(cause?: unknown): ApiError {
  return new ApiError(
    'storage_full',
    'the disk of the server is nearly full, so no pictures are made now; nothing was charged',
    { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) }, cause },
  );
}
