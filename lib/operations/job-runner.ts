import type { Lane } from '@/lib/scheduling/lanes';
import type { ApiError } from '@/lib/errors/api-error';
import type { Job, JobProgress, MadeResult } from './job';

/** A time limit of one job's own, in the place of the one by its size. */
export interface JobDeadline {
  /** After this time of work its worker is ended. */
  afterMs: number;
  /** What the job then comes to: its content is to blame. */
  error: ApiError;
}

export interface RunOptions {
  /** Whose job it is: users take turns. */
  userId: string;
  /** About how long it works, in milliseconds, above 0: decides its lane, its turn and its deadline. */
  estimateMs: number;
  /** Aborted when nobody waits for the result any more: the job is dropped or cancelled. */
  signal: AbortSignal;
  onProgress?: (progress: JobProgress) => void;
  deadline?: JobDeadline;
  /** Work that no person waits for: it takes turns as all does, and never the spare worker. */
  isChore?: boolean;
}

export interface LaneLoad {
  running: number;
  waiting: number;
}

/** Jobs running and waiting now, altogether and by lane, and workers there are. */
export interface Load extends LaneLoad {
  workers: number;
  lanes: Record<Lane, LaneLoad>;
  /** How long the job that came first among those that wait has done so; 0 where none waits. */
  oldestWaitMs?: number;
}

/** The port through which requests get their work done. One machine: child processes; many: a queue. */
export interface JobRunner {
  /**
   * Rejects with `engine_busy` when no more jobs may wait or one has waited too long, `rate_limited`
   * when its user has too many in flight, `engine_failed` when it ran out of time or memory or its
   * worker died; with the signal's reason when that is aborted.
   */
  run(job: Job, options: RunOptions): Promise<MadeResult>;
  /** Rejects when no worker answers; for readiness. */
  check(): Promise<void>;
  readonly load: Load;
  /** Starts a worker before the first job needs it. */
  warm(): void;
  /** Ends the workers; running jobs fail. */
  close(): void;
}
