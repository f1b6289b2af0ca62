import type { Job, JobProgress, JobResult } from './job';

export interface RunOptions {
  /** Aborted when nobody waits for the result any more: the job is dropped or cancelled. */
  signal: AbortSignal;
  onProgress?: (progress: JobProgress) => void;
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
