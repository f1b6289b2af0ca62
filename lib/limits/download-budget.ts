import { ApiError } from '@/lib/errors/api-error';
import { SharedLimit } from './shared-limit';

const MEGABYTE = 1_000_000;
/** Two requests with as many style references as one may bring. */
export const DOWNLOAD_BYTES_PER_USER = 128 * MEGABYTE;
export const DOWNLOAD_BYTES_OVER_ALL = 384 * MEGABYTE;
const RETRY_AFTER_SECONDS = 5;

/** Bytes that one request has fetched and still holds. */
export interface DownloadLease {
  /** Counts bytes before they are kept; throws when user or server hold as many as they may. */
  take(sizeBytes: number): void;
  /** Gives all of them back; the request has ended. */
  release(): void;
}

/** Counts what requests hold of pictures that were fetched for them, per user and over all. */
export class DownloadBudget {
  private readonly bytes: SharedLimit;

  constructor(perUser = DOWNLOAD_BYTES_PER_USER, overAll = DOWNLOAD_BYTES_OVER_ALL) {
    this.bytes = new SharedLimit({ perKey: perUser, overAll });
  }

  open(userId: string): DownloadLease {
    let held = 0;
    return {
      take: (sizeBytes) => {
        const exceeded = this.bytes.take(userId, sizeBytes);
        if (exceeded === 'per key') throw refusal('rate_limited', 'your requests');
        if (exceeded === 'over all') throw refusal('engine_busy', 'the requests of all users');
        held += sizeBytes;
      },
      release: () => {
        this.bytes.giveBack(userId, held);
        held = 0;
      },
    };
  }
}

function refusal(code: 'rate_limited' | 'engine_busy', whose: string): ApiError {
  return new ApiError(code, `${whose} hold too many fetched pictures at once; try again`, {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  });
}
