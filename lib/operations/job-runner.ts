import type { ApiError } from '@/lib/errors/api-error';
import type { Job, JobProgress, JobResult } from './job';

/** A time limit of one job's own; waiting for a worker does not count. */
export interface JobDeadline {
  /** After this time of work the worker is ended. */
  afterMs: number;
  /** What the job then comes to: its content is to blame. */
  error: ApiError;
}

export interface RunOptions {
  /** Aborted when nobody waits for the result any more: the job is dropped or cancelled. */
  signal: AbortSignal;
  onProgress?: (progress: JobProgress) => void;
  deadline?: JobDeadline;
}

/** The port through which requests get their work done. One machine: child processes; many: a queue. */
export interface JobRunner {
  /** Rejects with `engine_busy` when no more jobs may wait, `engine_failed` when the worker died. */
  run(job: Job, options: RunOptions): Promise<JobResult>;
  /** Rejects when no worker answers; for readiness. */
  check(): Promise<void>;
  /** Jobs running and waiting now, and workers there are. */
  readonly load: { running: number; waiting: number; workers: number };
  /** Starts a worker before the first job needs it. */
  warm(): void;
  /** Ends the workers; running jobs fail. */
  close(): void;
}
