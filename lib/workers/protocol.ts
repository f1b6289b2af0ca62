import type { Job, JobProgress, JobResult } from '@/lib/operations/job';
import type { SerializedApiError } from '@/lib/errors/api-error';

/** What the server and its workers say to each other. Everything here crosses a process border. */

export type ToWorker =
  | { type: 'run'; jobId: string; job: Job }
  | { type: 'cancel'; jobId: string }
  | { type: 'ping'; jobId: string };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'pong'; jobId: string }
  | { type: 'progress'; jobId: string; progress: JobProgress }
  | ({ type: 'done'; jobId: string; result: JobResult } & State)
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
