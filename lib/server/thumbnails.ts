import PQueue from 'p-queue';
import { ApiError } from '@/lib/errors/api-error';
import type { ErrorCode } from '@/lib/errors/codes';
import type { FileRecord, FileStore } from '@/lib/files/file-store';
import type { Thumbnail, ThumbnailWidth } from '@/lib/imaging/thumbnail-sizes';
import {
  thumbnailDeadline,
  thumbnailJob,
  thumbnailMs,
} from '@/lib/operations/chores/make-thumbnails';
import type { JobRunner } from '@/lib/operations/job-runner';

/** Thumbnails of stored pictures: made once, in a worker, and kept beside the picture. */
export interface Thumbnails {
  /**
   * The thumbnail of a stored picture; `undefined` where none can be made, which is remembered. One
   * that was not made yet is made now; callers who ask at once share the work.
   * @throws ApiError `engine_busy` when too many are to be made
   */
  of(record: FileRecord, widthPx: ThumbnailWidth): Promise<Uint8Array | undefined>;
  /** Makes the thumbnails of a picture that was just stored, if there is room, while nobody waits. */
  prepare(record: FileRecord, bytes?: Uint8Array): void;
}

interface ThumbnailsOptions {
  files: Pick<FileStore, 'open' | 'thumbnail' | 'saveThumbnails'>;
  jobs: Pick<JobRunner, 'run'>;
  /** Pictures whose thumbnails are made at once. */
  concurrency: number;
  /** Pictures that may wait; one more is refused. */
  queueLimit: number;
  /** Hears of pictures that have no thumbnails, and why. */
  onFailure: (record: FileRecord, error: unknown) => void;
}

const RETRY_AFTER_SECONDS = 2;
/** A picture at which the engine failed is left alone for this long: it may have been the picture. */
const PAUSE_MS = 10 * 60_000;
/** Such pictures kept in mind; the oldest are forgotten. */
const MAX_PAUSED = 1_000;

export function createThumbnails(options: ThumbnailsOptions): Thumbnails {
  const { files, jobs, queueLimit, onFailure } = options;
  const queue = new PQueue({ concurrency: options.concurrency });
  const making = new Map<string, Promise<readonly Thumbnail[]>>();
  const pausedUntilMs = new Map<string, number>();

  function pause(id: string): void {
    pausedUntilMs.set(id, Date.now() + PAUSE_MS);
    const [oldest] = pausedUntilMs.keys();
    if (pausedUntilMs.size > MAX_PAUSED && oldest !== undefined) pausedUntilMs.delete(oldest);
  }

  async function render(record: FileRecord, bytes: Uint8Array | undefined) {
    const picture = bytes ?? (await files.open(record.id))?.bytes;
    if (!picture) return [];
    const result = await jobs.run(thumbnailJob(record, picture), {
      // Turns and strikes of their own: an owner's requests neither wait for them nor pay for them.
      userId: `thumbnails of ${record.ownerId}`,
      estimateMs: thumbnailMs(record),
      signal: new AbortController().signal,
      deadline: thumbnailDeadline(),
      isChore: true,
    });
    return result.thumbnails ?? [];
  }

  /** Thumbnails, or none and the memory of it; what is not the picture's fault is tried again. */
  async function makeAndKeep(record: FileRecord, bytes?: Uint8Array) {
    try {
      const thumbnails = await render(record, bytes);
      await files.saveThumbnails(record.id, thumbnails);
      return thumbnails;
    } catch (error) {
      if (isCode(error, 'engine_failed')) pause(record.id);
      else if (isCode(error, 'unsafe_svg', 'invalid_image'))
        await files.saveThumbnails(record.id, []);
      else throw error;
      onFailure(record, error);
      return [];
    }
  }

  function make(record: FileRecord, bytes?: Uint8Array): Promise<readonly Thumbnail[]> {
    const started = making.get(record.id);
    if (started) return started;
    if (queue.size >= queueLimit) return Promise.reject(tooMany());
    const made = queue
      .add(() => makeAndKeep(record, bytes))
      .finally(() => making.delete(record.id));
    making.set(record.id, made);
    return made;
  }

  return {
    async of(record, widthPx) {
      const kept = await files.thumbnail(record.id, widthPx);
      if (kept === 'none') return undefined;
      if (kept) return kept;
      if ((pausedUntilMs.get(record.id) ?? 0) > Date.now()) return undefined;
      const made = await make(record);
      return made.find((thumbnail) => thumbnail.widthPx === widthPx)?.bytes;
    },
    prepare(record, bytes) {
      make(record, bytes).catch((error: unknown) => onFailure(record, error));
    },
  };
}

function isCode(error: unknown, ...codes: ErrorCode[]): boolean {
  return error instanceof ApiError && codes.includes(error.code);
}

function tooMany(): ApiError {
  return new ApiError('engine_busy', 'too many thumbnails are being made; try again', {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  });
}
