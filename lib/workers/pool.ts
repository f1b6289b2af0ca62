import { randomUUID } from 'node:crypto';
import { ApiError } from '@/lib/errors/api-error';
import type { Job, JobResult } from '@/lib/operations/job';
import type { JobRunner, RunOptions } from '@/lib/operations/job-runner';
import { WorkerProcess, type WorkerOptions } from './worker-process';

export interface PoolOptions extends WorkerOptions {
  /** Worker processes. */
  size: number;
  /** Jobs that may wait; one more is refused with `engine_busy`. */
  queueLimit: number;
}

interface Waiting {
  jobId: string;
  job: Job;
  options: RunOptions;
  resolve: (result: JobResult) => void;
  reject: (error: unknown) => void;
}

/** Seconds a client is asked to wait when the queue is full. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Runs jobs in long-lived child processes, one at a time in each: a native abort takes one job with
 * it and not the server. The queue is bounded; a job whose client went away is dropped or cancelled.
 */
export class WorkerPool implements JobRunner {
  private readonly workers: WorkerProcess[];
  private readonly queue: Waiting[] = [];

  constructor(private readonly options: PoolOptions) {
    this.workers = Array.from(
      { length: options.size },
      () => new WorkerProcess(options, { onIdle: () => this.dispatch() }),
    );
  }

  /** Jobs running and waiting now. */
  get load(): { running: number; waiting: number; workers: number } {
    const running = this.workers.filter((worker) => worker.busy).length;
    return { running, waiting: this.queue.length, workers: this.workers.length };
  }

  /** Starts the first worker before the first job needs it. */
  warm(): void {
    this.workers[0]?.start();
  }

  /** Whether a worker answers; for readiness. */
  async check(): Promise<void> {
    await this.workers[0]?.ping();
  }

  run(job: Job, options: RunOptions): Promise<JobResult> {
    if (options.signal.aborted) return Promise.reject(options.signal.reason as unknown);
    const idle = this.workers.some((worker) => !worker.busy);
    if (!idle && this.queue.length >= this.options.queueLimit) {
      return Promise.reject(
        new ApiError('engine_busy', `the engine has ${this.queue.length} jobs waiting; try again`, {
          headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
        }),
      );
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { jobId: randomUUID(), job, options, resolve, reject };
      this.queue.push(waiting);
      options.signal.addEventListener('abort', () => this.drop(waiting), { once: true });
      this.dispatch();
    });
  }

  /** Ends all workers; running jobs fail. */
  close(): void {
    for (const worker of this.workers) worker.stop();
  }

  private drop(waiting: Waiting): void {
    const place = this.queue.indexOf(waiting);
    if (place < 0) return;
    this.queue.splice(place, 1);
    waiting.reject(waiting.options.signal.reason);
  }

  private dispatch(): void {
    const worker =
      this.workers.find((candidate) => candidate.started && !candidate.busy) ??
      this.workers.find((candidate) => !candidate.busy);
    if (!worker) return;
    const next = this.queue.shift();
    if (!next) return;
    worker.run(next.jobId, next.job, next.options).then(next.resolve, next.reject);
    this.dispatch();
  }
}
