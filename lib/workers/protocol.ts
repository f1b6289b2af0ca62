import type { SerializedApiError } from '@/lib/errors/api-error';
import type { JobProgress } from '@/lib/operations/job';
import type { PackedJob, PackedResult } from './spool';

/** What the server and its workers say to each other. Everything here crosses a process border. */

export type ToWorker =
  /** `folder` holds the job's large pictures, and takes those of its result. */
  | { type: 'run'; jobId: string; job: PackedJob; folder: string }
  | { type: 'cancel'; jobId: string }
  | { type: 'ping'; jobId: string }
  | SlotAnswer;

export type FromWorker =
  | { type: 'ready' }
  | { type: 'pong'; jobId: string }
  | SlotQuestion
  | { type: 'progress'; jobId: string; progress: JobProgress }
  | ({ type: 'done'; jobId: string; result: PackedResult } & State)
  | ({ type: 'failed'; jobId: string; error: SerializedApiError } & State);

/** What a worker asks about places at a remote engine; `giveBack` names the call that took the place. */
export interface SlotQuestion {
  type: 'slots';
  callId: string;
  ask: 'taken' | 'take' | 'giveBack';
  addressId: string;
  /** Places there are; of no meaning but to `take`. */
  limit: number;
}

export interface SlotAnswer {
  type: 'slots';
  callId: string;
  /** Places taken now, or those that were got: 1 or 0. */
  count: number;
}

/** A worker that is started with this asks its server for places; any other counts those of its machine. */
export const ASKS_FOR_SLOTS = '--asks-for-slots';

/** How a worker is after a job. */
interface State {
  memoryBytes: number;
  /**
   * The job's own content took too long, and a thread still works on it: only the end of the process
   * stops that.
   */
  isStuck: boolean;
}
