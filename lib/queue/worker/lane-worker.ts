import { type Job, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { RedisLink } from '@/lib/redis/redis-link';
import type { Lane } from '@/lib/scheduling/lanes';
import type { Manifest } from '../manifest';

export type QueuedJob = Job<unknown, Manifest, string>;

/** Does one job; the signal says that it must stop. */
export type Process = (
  job: QueuedJob,
  token: string | undefined,
  signal: AbortSignal | undefined,
) => Promise<Manifest>;

/** A worker that was killed holds its job for as long as this, and no longer. */
const LOCK_MS = 15_000;
/** How often jobs whose worker is lost are looked for, by all workers together. */
const STALLED_MS = 5_000;
/** Jobs over which a machine was lost are begun once more. */
const MAX_LOST = 1;
const MAX_STARTS = 2;
/** How long to wait before Redis is told of an end again. */
const RETRY_MS = 1_000;

/**
 * BullMQ's worker on one lane. It fetches nothing by itself: which lane is asked, and when, is decided
 * for both lanes together, by whoever has the processes (https://docs.bullmq.io/patterns/manually-fetching-jobs).
 * Locks, lost jobs and ends are BullMQ's.
 */
export class LaneWorker extends Worker<unknown, Manifest, string> {
  private readonly redis: Redis;

  constructor(
    lane: Lane,
    link: RedisLink,
    prefix: string,
    process: Process,
    onError: (error: Error) => void,
  ) {
    const redis = link.connect(`worker-${lane}`);
    // With three parameters BullMQ hands over a signal.
    super(lane, (job, token, signal) => process(job, token, signal), {
      connection: redis,
      prefix,
      autorun: false,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_MS,
      maxStalledCount: MAX_LOST,
      maxStartedAttempts: MAX_STARTS,
      runRetryDelay: RETRY_MS,
    });
    this.redis = redis;
    this.on('error', onError);
    // Another worker has the job, or will: BullMQ says so and does nothing.
    this.on('lockRenewalFailed', (jobIds) => {
      for (const jobId of jobIds) this.cancelJob(jobId, 'the lock was lost');
    });
  }

  /** Keeps the locks of its jobs, and looks for jobs that others have lost. */
  async open(): Promise<void> {
    this.lockManager.start();
    await this.startStalledCheckTimer();
  }

  /** The next job of the lane, if one waits. */
  async take(token: string): Promise<QueuedJob | undefined> {
    return this.getNextJob(token, { block: false });
  }

  /**
   * Puts a job of ours back for others, as if it had not been begun: nothing went wrong with it.
   * @throws WaitingError always, which tells BullMQ that the job goes on
   */
  async handBack(job: QueuedJob, token: string | undefined): Promise<never> {
    // BullMQ's count of starts, which it offers no other way to: stopping a worker must not use one up.
    await this.redis.hincrby(this.toKey(job.id ?? ''), 'ats', -1);
    await job.moveToWait(token);
    throw new WaitingError();
  }
}
