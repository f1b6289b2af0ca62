import { Queue, QueueEvents } from 'bullmq';
import type { RedisLink } from '@/lib/redis/redis-link';
import { LANES, type Lane } from '@/lib/scheduling/lanes';
import type { QueueKeys } from './keys';
import { MAX_PAYLOAD_BYTES, type Payload } from './payload';

/** Jobs that are over and were not fetched: their server is gone, and nobody will ask. */
const FORGOTTEN = { age: 900, count: 1_000 };

/** What a server hears of any job. */
export interface JobEvents {
  onActive(jobId: string): void;
  /** Its worker was lost, or handed it back. */
  onWaiting(jobId: string): void;
  /** @param manifest what the worker handed back */
  onCompleted(jobId: string, manifest: unknown): void;
  /** Whoever worked on it was lost, more often than it is tried. */
  onFailed(jobId: string, reason: string): void;
}

type LaneQueue = Queue<Payload, unknown, string>;

/** The two queues of BullMQ, from the side of a server that puts jobs in and waits for them. */
export class LaneQueues {
  private readonly queues: Record<Lane, LaneQueue>;
  private readonly events: QueueEvents[];

  constructor(
    private readonly link: RedisLink,
    { prefix }: QueueKeys,
    events: JobEvents,
  ) {
    const queueOf = (lane: Lane): LaneQueue => {
      const queue: LaneQueue = new Queue(lane, {
        connection: link.commands,
        prefix,
        // Without this every call would wait for Redis for as long as it is away.
        skipWaitingForReady: true,
        skipMetasUpdate: true,
        defaultJobOptions: {
          attempts: 1,
          sizeLimit: MAX_PAYLOAD_BYTES,
          removeOnComplete: FORGOTTEN,
          removeOnFail: FORGOTTEN,
        },
      });
      // Each call says for itself when it fails.
      queue.on('error', () => undefined);
      return queue;
    };
    this.queues = { quick: queueOf('quick'), slow: queueOf('slow') };
    this.events = LANES.map((lane) => listen(lane, link, prefix, events));
  }

  of(lane: Lane): LaneQueue {
    return this.queues[lane];
  }

  /** Jobs whose turn comes before a waiting one's; unknown where it does not wait. */
  async ahead(lane: Lane, jobId: string): Promise<number | undefined> {
    const rank = await this.link.commands.zrank(this.queues[lane].toKey('prioritized'), jobId);
    return rank ?? undefined;
  }

  async close(): Promise<void> {
    const all = [...Object.values(this.queues), ...this.events];
    await Promise.allSettled(all.map((one) => one.close()));
  }
}

function listen(lane: Lane, link: RedisLink, prefix: string, events: JobEvents): QueueEvents {
  const heard = new QueueEvents(lane, { connection: link.connect(`events-${lane}`), prefix });
  heard.on('error', () => undefined);
  heard.on('active', ({ jobId }) => events.onActive(jobId));
  heard.on('waiting', ({ jobId }) => events.onWaiting(jobId));
  heard.on('stalled', ({ jobId }) => events.onWaiting(jobId));
  heard.on('completed', ({ jobId, returnvalue }) => events.onCompleted(jobId, returnvalue));
  heard.on('failed', ({ jobId, failedReason }) => events.onFailed(jobId, failedReason));
  return heard;
}
