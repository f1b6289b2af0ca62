import type { SerializedApiError } from '@/lib/errors/api-error';
import type { JobProgress } from '@/lib/operations/job';
import type { PackedJob, PackedResult } from './spool';

/** What the server and its workers say to each other. Everything here crosses a process border. */

export type ToWorker =
  /** `folder` holds the job's large pictures, and takes those of its result. */
  | { type: 'run'; jobId: string; job: PackedJob; folder: string }
  | { type: 'cancel'; jobId: string }
  | { type: 'ping'; jobId: string };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'pong'; jobId: string }
  | { type: 'progress'; jobId: string; progress: JobProgress }
  | ({ type: 'done'; jobId: string; result: PackedResult } & State)
  | ({ type: 'failed'; jobId: string; error: SerializedApiError } & State);

/** How a worker is after a job. */
interface State {
  memoryBytes: number;
  /**
   * The job's own content took too long, and a thread still works on it: only the end of the process
   * stops that.
   */
  isStuck: boolean;
}
