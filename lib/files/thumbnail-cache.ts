import PQueue from 'p-queue';
import { ApiError } from '@/lib/errors/api-error';

/** Small pictures that were made already, and those being made. */
export interface ThumbnailCache {
  /** The picture under the key, made by `render` when it is not there; concurrent calls share one. */
  get(key: string, render: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

interface ThumbnailCacheOptions {
  /** Bytes kept; the least recently used go first. */
  maxBytes: number;
  /** Pictures made at once. */
  concurrency: number;
  /** Pictures that may wait; one more is refused with `engine_busy`. */
  queueLimit: number;
}

const RETRY_AFTER_SECONDS = 2;

export function createThumbnailCache(options: ThumbnailCacheOptions): ThumbnailCache {
  const queue = new PQueue({ concurrency: options.concurrency });
  // A map keeps the order of insertion, so its first key is the least recently used.
  const kept = new Map<string, Uint8Array>();
  const making = new Map<string, Promise<Uint8Array>>();
  let keptBytes = 0;

  function keep(key: string, picture: Uint8Array): void {
    kept.set(key, picture);
    keptBytes += picture.byteLength;
    for (const [oldest, bytes] of kept) {
      if (keptBytes <= options.maxBytes) break;
      kept.delete(oldest);
      keptBytes -= bytes.byteLength;
    }
  }

  async function make(key: string, render: () => Promise<Uint8Array>): Promise<Uint8Array> {
    if (queue.size >= options.queueLimit) {
      throw new ApiError('engine_busy', 'too many thumbnails are being made; try again', {
        headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
      });
    }
    const picture = await queue.add(render);
    keep(key, picture);
    return picture;
  }

  return {
    async get(key, render) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const started = making.get(key) ?? make(key, render).finally(() => making.delete(key));
      making.set(key, started);
      return started;
    },
  };
}
