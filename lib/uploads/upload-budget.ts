import { ApiError } from '@/lib/errors/api-error';
import { type Exceeded, SharedLimit } from '@/lib/limits/shared-limit';

const MEBIBYTE = 1024 * 1024;
/** In files and in memory together; three of the largest requests there are. */
export const UPLOAD_BYTES_PER_USER = 256 * MEBIBYTE;
export const UPLOAD_BYTES_OVER_ALL = 1024 * MEBIBYTE;
/** In memory alone: the text of bodies, and pictures while they are small. */
export const UPLOAD_MEMORY_PER_USER = 32 * MEBIBYTE;
export const UPLOAD_MEMORY_OVER_ALL = 128 * MEBIBYTE;
const RETRY_AFTER_SECONDS = 5;

function refusalOf(exceeded: Exceeded): ApiError {
  return exceeded === 'per key'
    ? refusal('rate_limited', 'your requests')
    : refusal('server_busy', 'the requests of all users');
}

function refusal(code: 'rate_limited' | 'server_busy', whose: string): ApiError {
  return new ApiError(code, `${whose} bring too many bytes at once; try again`, {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  });
}

export interface UploadLimits {
  perUser: number;
  overAll: number;
  memoryPerUser: number;
  memoryOverAll: number;
}

const DEFAULTS: UploadLimits = {
  perUser: UPLOAD_BYTES_PER_USER,
  overAll: UPLOAD_BYTES_OVER_ALL,
  memoryPerUser: UPLOAD_MEMORY_PER_USER,
  memoryOverAll: UPLOAD_MEMORY_OVER_ALL,
};

/** Counts the bytes of bodies in flight, from their arrival to the end of their requests. */
export class UploadBudget {
  private readonly all: SharedLimit;
  private readonly memory: SharedLimit;

  constructor(limits: Partial<UploadLimits> = {}) {
    const { perUser, overAll, memoryPerUser, memoryOverAll } = { ...DEFAULTS, ...limits };
    this.all = new SharedLimit({ perKey: perUser, overAll });
    this.memory = new SharedLimit({ perKey: memoryPerUser, overAll: memoryOverAll });
  }

  /**
   * Counts bytes that have arrived, and are in memory now.
   * @throws ApiError `rate_limited` or `server_busy`, with `Retry-After`; then nothing is counted
   */
  take(userId: string, sizeBytes: number): void {
    const exceeded = this.all.take(userId, sizeBytes);
    if (exceeded) throw refusalOf(exceeded);
    const tooMuch = this.memory.take(userId, sizeBytes);
    if (!tooMuch) return;
    this.all.giveBack(userId, sizeBytes);
    throw refusalOf(tooMuch);
  }

  /** The bytes are on disk now. */
  spill(userId: string, sizeBytes: number): void {
    this.memory.giveBack(userId, sizeBytes);
  }

  /** The request has ended: all of its bytes, and those of them that are in memory. */
  giveBack(userId: string, sizeBytes: number, memoryBytes: number): void {
    this.all.giveBack(userId, sizeBytes);
    this.memory.giveBack(userId, memoryBytes);
  }

  get inUse(): number {
    return this.all.inUse;
  }
}
