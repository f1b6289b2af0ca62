import PQueue from 'p-queue';
import { ApiError } from '@/lib/errors/api-error';

interface FetchTurnsOptions {
  /** Fetches of one user at once. */
  perUser: number;
  /** Fetches of all users at once. */
  overAll: number;
  /** Fetches of one user that may wait; one more is refused. */
  waitingPerUser: number;
}

const RETRY_AFTER_SECONDS = 5;

/** Fetches take turns, for each user and over all, so that slow hosts hold few connections of ours. */
export class FetchTurns {
  private readonly all: PQueue;
  private readonly users = new Map<string, PQueue>();

  constructor(private readonly options: FetchTurnsOptions) {
    this.all = new PQueue({ concurrency: options.overAll });
  }

  /**
   * Does the work when it is its turn.
   * @throws ApiError `rate_limited` when too many fetches of the user wait; the signal's reason
   */
  async run<Result>(userId: string, signal: AbortSignal, work: () => Promise<Result>) {
    const own = this.users.get(userId) ?? new PQueue({ concurrency: this.options.perUser });
    if (own.size >= this.options.waitingPerUser) {
      throw new ApiError(
        'rate_limited',
        `${own.size} pictures are waiting to be fetched for you; try again when some are there`,
        { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
      );
    }
    this.users.set(userId, own);
    try {
      return await own.add(() => this.all.add(work, { signal }), { signal });
    } finally {
      if (own.size === 0 && own.pending === 0) this.users.delete(userId);
    }
  }
}
