import type { ObjectStore } from '@/lib/files/object-store';
import type { Load, RunOptions } from '@/lib/operations/job-runner';
import type { RedisLink } from '@/lib/redis/redis-link';
import { type Applicant, priorityOf } from './admission';
import { type JobEnd, JobWait, type WaitLimits } from './job-wait';
import type { QueueKeys } from './keys';
import { LaneQueues } from './lane-queues';
import { EMPTY_LOAD, readLoad } from './load';
import type { Payload } from './payload';
import { progressMessage } from './progress-message';
import { noEnd, queueAway } from './refusals';
import { waitedTooLong } from '@/lib/workers/refusals';
import { Retries } from './retries';

export interface WaitingRoomOptions {
  link: RedisLink;
  keys: QueueKeys;
  nodeId: string;
  objects: Pick<ObjectStore, 'get' | 'delete'>;
  queueTimeMs: number;
  log: { warn(facts: object, message: string): void };
}

/** How often waits are compared with the queue: events may be lost, with Redis or on the way. */
const LOOK_MS = 2_000;
/** How often this server says that it lives, and for how long that holds. */
const PRESENCE_MS = 5_000;
const PRESENCE_SECONDS = 30;
/** How long workers remember that a job is not wanted. */
const CANCEL_SECONDS = 300;

/**
 * Where a server's requests wait for their jobs: it puts jobs in, hears how they go by BullMQ's events
 * and our own channel, and looks for itself every two seconds.
 */
export class WaitingRoom {
  load: Load = EMPTY_LOAD;
  private readonly waits = new Map<string, JobWait>();
  private readonly retries = new Retries();
  private queues: LaneQueues | undefined;
  private timers: NodeJS.Timeout[] = [];
  private isLooking = false;

  constructor(private readonly options: WaitingRoomOptions) {}

  /** Begins to listen; more calls do nothing. */
  open(): LaneQueues {
    if (this.queues) return this.queues;
    const { link, keys, nodeId } = this.options;
    this.queues = new LaneQueues(link, keys, {
      onActive: (jobId) => this.waits.get(jobId)?.started(),
      onWaiting: (jobId) => this.waits.get(jobId)?.waits(),
      onCompleted: (jobId, manifest) => this.end(jobId, { manifest }),
      onFailed: (jobId, reason) => this.end(jobId, { lost: reason }),
    });
    link.subscriptions.listen(keys.progress(nodeId), (message) => void this.hear(message));
    this.timers = [
      setInterval(() => void this.look(), LOOK_MS).unref(),
      setInterval(() => void this.tellPresence(), PRESENCE_MS).unref(),
    ];
    void this.tellPresence();
    return this.queues;
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const wait of this.waits.values()) wait.fail(queueAway(new Error('closed')));
    this.waits.clear();
    void this.queues?.close();
  }

  /** Tries again, later, what could not be done because Redis was away. */
  later(work: () => Promise<unknown>): void {
    this.retries.add(work);
  }

  /**
   * Puts a job in and waits for its end.
   * @throws ApiError `service_unavailable` where Redis does not take it, `engine_busy` where it waited
   * too long, `engine_failed` where nothing came back; the signal's reason when that is aborted
   */
  async wait(
    job: Applicant,
    payload: Payload,
    limits: WaitLimits,
    { signal, onProgress }: Pick<RunOptions, 'signal' | 'onProgress'>,
  ): Promise<JobEnd> {
    const add = () => this.add(job, payload);
    const wait = new JobWait(job.jobId, job.lane, add, onProgress, limits, {
      onLateStart: (late) => void this.leaveUnstarted(late),
      onLateEnd: (late) => this.giveUp(late, noEnd()),
    });
    this.waits.set(job.jobId, wait);
    const onAbort = () => this.giveUp(wait, signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      await add().catch((error: unknown) => {
        this.options.log.warn({ err: error }, 'A job could not be put into the queue');
        // It may have been taken although no answer came.
        this.giveUp(wait, queueAway(error));
      });
      if (onProgress) void this.lookAt(wait).catch(() => undefined);
      return await wait.ended;
    } finally {
      signal.removeEventListener('abort', onAbort);
      this.waits.delete(job.jobId);
    }
  }

  private async add({ jobId, lane }: Applicant, payload: Payload): Promise<void> {
    const queue = this.open().of(lane);
    await queue.add(payload.lane, payload, { jobId, priority: priorityOf(payload.turn) });
    await this.options.link.commands.publish(this.options.keys.wake, lane);
  }

  private end(jobId: string, end: JobEnd): void {
    const wait = this.waits.get(jobId);
    if (!wait) return;
    this.waits.delete(jobId);
    wait.end(end);
    this.tidy(wait);
  }

  /** Nobody waits any more: a waiting job goes, a running one is stopped. */
  private giveUp(wait: JobWait, reason: unknown): void {
    this.waits.delete(wait.jobId);
    wait.fail(reason);
    this.withdraw(wait).catch(() => this.later(() => this.withdraw(wait)));
  }

  private async withdraw(wait: JobWait): Promise<void> {
    if (await this.remove(wait)) return;
    const { link, keys } = this.options;
    await link.commands.set(keys.cancel(wait.jobId), '1', 'EX', CANCEL_SECONDS);
    await link.commands.publish(keys.cancels, wait.jobId);
    this.tidy(wait);
  }

  /** Removes a job that no worker has; `false` where one has it. */
  private async remove({ jobId, lane }: JobWait): Promise<boolean> {
    const queue = this.open().of(lane);
    if ((await queue.remove(jobId)) === 1) return true;
    return (await queue.getJobState(jobId)) === 'unknown';
  }

  /** Sees to it that a job that is over does not stay in Redis. */
  private tidy(wait: JobWait): void {
    const remove = async () => {
      if (!(await this.remove(wait))) throw new Error('a worker still has it');
    };
    remove().catch(() => this.later(remove));
  }

  private async leaveUnstarted(wait: JobWait): Promise<void> {
    const { queueTimeMs } = this.options;
    const reason = waitedTooLong(queueTimeMs, queueTimeMs);
    try {
      if (await this.remove(wait)) this.giveUp(wait, reason);
      else wait.started();
    } catch {
      // Redis is away: the longest time for all of it decides.
    }
  }

  private async hear(text: string): Promise<void> {
    const told = progressMessage.safeParse(parsedJson(text)).data;
    const wait = told && this.waits.get(told.jobId);
    if (!wait) return;
    const { fraction, step, previewKey } = told;
    if (!previewKey) return wait.tell({ fraction, step });
    const { objects } = this.options;
    const preview = await objects.get(previewKey).catch(() => undefined);
    objects.delete(previewKey).catch(() => undefined);
    if (preview) wait.tell({ fraction, step, preview });
  }

  private async look(): Promise<void> {
    if (this.isLooking || !this.options.link.isUp) return;
    this.isLooking = true;
    try {
      const waits = [...this.waits.values()];
      await Promise.allSettled(waits.map((wait) => this.lookAt(wait)));
      this.load = await readLoad(this.open(), this.options);
    } catch {
      // What Redis does not say now, it says at the next look.
    } finally {
      this.isLooking = false;
    }
  }

  private async lookAt(wait: JobWait): Promise<void> {
    const { jobId, lane } = wait;
    const queue = this.open().of(lane);
    const state = await queue.getJobState(jobId);
    // It may have come to its end meanwhile.
    if (!this.waits.has(jobId)) return;
    if (state === 'completed' || state === 'failed') {
      const job = await queue.getJob(jobId);
      if (job && state === 'completed') this.end(jobId, { manifest: job.returnvalue });
      else if (job) this.end(jobId, { lost: job.failedReason });
    } else if (state === 'active') {
      wait.started();
    } else if (state === 'unknown') {
      this.options.log.warn({ jobId }, 'The queue lost a job; it is put in again');
      wait.waits();
      await wait.addAgain();
    } else {
      wait.waits();
      const ahead = wait.hearsProgress ? await this.open().ahead(lane, jobId) : undefined;
      if (ahead !== undefined) wait.tellPlace({ lane, ahead });
    }
  }

  private async tellPresence(): Promise<void> {
    const { link, keys, nodeId } = this.options;
    if (!link.isUp) return;
    try {
      await link.commands.set(keys.owner(nodeId), '1', 'EX', PRESENCE_SECONDS);
      await this.retries.run();
    } catch {
      // The next time comes soon.
    }
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
