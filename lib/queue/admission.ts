import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Lane } from '@/lib/scheduling/lanes';
import { ADMIT, BEGIN, RELEASE, SLOTS } from './admission-scripts';
import { otherLane, type QueueKeys } from './keys';
import type { Payload } from './payload';

/** A job as the admission knows it. */
export interface Applicant {
  jobId: string;
  userId: string;
  lane: Lane;
  /** Estimated work, in whole milliseconds above 0. */
  costMs: number;
  /** After this time it counts as over, whatever became of it. */
  stayMs: number;
}

export interface AdmissionLimits {
  /** Most jobs of one user. */
  own: number;
  /** Most jobs of all beyond those that workers have slots for. */
  waiting: number;
}

export type Verdict =
  | { admitted: true; turn: Payload['turn'] }
  | {
      admitted: false;
      /** Too many of the user's own; of all; too large a share of a queue nearly full; no worker lives. */
      why: 'own' | 'full' | 'crowded' | 'none';
      /** Jobs counted. */
      count: number;
      /** About how long until a place is free. */
      waitMs: number;
    };

/** BullMQ's priorities go from 1, first, to this. */
const LAST_PRIORITY = 2 ** 21;
/**
 * Virtual time of one step of priority. It begins anew whenever nothing is in flight; after 58 hours of
 * work without that, what comes is served in the order it came.
 */
const STEP_MS = 100;

/** Where a job stands in its lane: lower goes first, equals in the order they came. */
export function priorityOf({ startMs }: Payload['turn']): number {
  return Math.min(LAST_PRIORITY, 1 + Math.floor(startMs / STEP_MS));
}

export function newJobId(): string {
  return randomUUID();
}

/** Who may put jobs into the queue, and in which order they get their turns, over all servers. */
export class Admission {
  constructor(
    private readonly redis: Redis,
    private readonly keys: QueueKeys,
  ) {}

  async admit(job: Applicant, limits: AdmissionLimits): Promise<Verdict> {
    return this.ask(job, [limits.own, limits.waiting, 0]);
  }

  /** Lets a job in that was in before and that Redis has lost. */
  async readmit(job: Applicant): Promise<Payload['turn']> {
    const verdict = await this.ask(job, [0, 0, 1]);
    return verdict.admitted ? verdict.turn : { startMs: 0, costMs: job.costMs };
  }

  /** @param tookMs what it really cost: 0 where it never ran */
  async release(
    { jobId, userId, lane, costMs }: Omit<Applicant, 'stayMs'>,
    tookMs: number,
  ): Promise<void> {
    const { inFlight, users } = this.keys;
    const keys = [inFlight, this.keys.inFlightOf(userId), users, this.keys.turns(lane)];
    await RELEASE.run(this.redis, keys, [jobId, userId, costMs, Math.round(tookMs)]);
  }

  async begin(lane: Lane, { startMs, costMs }: Payload['turn']): Promise<void> {
    const keys = [this.keys.turns(lane), this.keys.users];
    await BEGIN.run(this.redis, keys, [startMs, costMs]);
  }

  /** Jobs that all live workers can do at once. */
  async slots(): Promise<number> {
    return Number(await SLOTS.run(this.redis, [this.keys.workers], []));
  }

  private async ask(
    { jobId, userId, lane, costMs, stayMs }: Applicant,
    rules: readonly number[],
  ): Promise<Verdict> {
    const { inFlight, users, workers } = this.keys;
    const turns = [this.keys.turns(lane), this.keys.turns(otherLane(lane))];
    const keys = [inFlight, this.keys.inFlightOf(userId), users, workers, ...turns];
    const answer = await ADMIT.run(this.redis, keys, [jobId, userId, costMs, stayMs, ...rules]);
    const [why, count, waitMs] = answer as [string, number | string, number];
    if (why === 'ok') return { admitted: true, turn: { startMs: Number(count), costMs } };
    const refused = why as Extract<Verdict, { admitted: false }>['why'];
    return { admitted: false, why: refused, count: Number(count), waitMs: Number(waitMs) };
  }
}
