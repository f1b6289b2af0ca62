import { ApiError } from '@/lib/errors/api-error';
import type { Job, JobProgress, JobResult } from '@/lib/operations/job';
import type { Breach } from './job-watch';
import { WORKER_NICENESS } from './priority';
import { BROKEN_AFTER_STARTS } from './restart-pause';
import { packJob, Spool, unpackResult } from './spool';
import { WorkerProcess, type WorkerOptions } from './worker-process';

export interface TeamOptions extends WorkerOptions {
  /** Worker processes. */
  size: number;
  /** Folder for pictures on their way to workers and back. */
  spoolFolder: string;
  /** How long the spare worker stays without a job. */
  spareIdleMs: number;
  /** How much the workers yield to this process, of 0 to 19; as much as is good for a server by default. */
  niceness?: number;
}

export interface TeamEvents {
  /** A worker can take a job. */
  onFree: () => void;
  /** No worker lives, and starting one fails again and again. */
  onBroken: () => void;
}

export interface Task {
  jobId: string;
  job: Job;
  /** Whether it is done by the spare worker. */
  onSpare: boolean;
  /** Time it may work. */
  deadlineMs: number;
  deadlineError?: ApiError;
  onProgress?: (progress: JobProgress) => void;
}

export type TaskEnding = { result: JobResult } | Breach | { stopped: true };

/** How long a check waits for the first worker to start. */
const START_TIMEOUT_MS = 10_000;

/** The worker processes, and the pictures on their way to them and back. */
export class WorkerTeam {
  private readonly workers: WorkerProcess[];
  private readonly spare: WorkerProcess;
  private spareIdle: NodeJS.Timeout | undefined;
  private readonly spool: Spool;
  /** Workers that have a job, or are about to get one whose pictures are being written. */
  private readonly taken = new Map<WorkerProcess, string>();
  private readonly stopped = new Set<string>();
  private readonly onReady = new Set<() => void>();
  private failedStarts = 0;

  constructor(
    private readonly options: TeamOptions,
    private readonly events: TeamEvents,
  ) {
    this.spool = new Spool(options.spoolFolder);
    const workerEvents = {
      onReady: () => this.becameReady(),
      onFree: () => this.events.onFree(),
      onFailedStart: (times: number) => this.failedToStart(times),
    };
    this.workers = Array.from(
      { length: options.size },
      () => new WorkerProcess(options, workerEvents, options.niceness ?? WORKER_NICENESS),
    );
    // The spare one says nothing of whether work is done at all, so that its failures break nobody.
    const spareEvents = { ...workerEvents, onFailedStart: () => undefined };
    this.spare = new WorkerProcess(options, spareEvents, 0);
  }

  hasFree(onSpare: boolean): boolean {
    return this.free(onSpare) !== undefined;
  }

  /** Workers that could take a job at once, the spare one apart. */
  get freeCount(): number {
    return this.workers.filter((worker) => worker.isFree && !this.taken.has(worker)).length;
  }

  /** Whether no worker lives and starting one has failed several times in a row. */
  get isBroken(): boolean {
    return (
      this.failedStarts >= BROKEN_AFTER_STARTS && this.workers.every((worker) => !worker.isReady)
    );
  }

  /** Sees to it that this many workers are free or starting, as far as there are so many. */
  start(wanted: number): void {
    const coming = this.workers.filter(({ isStarting }) => isStarting).length;
    const startable = this.workers.filter(({ canStart }) => canStart);
    for (const worker of startable.slice(0, Math.max(0, wanted - coming))) worker.start();
  }

  /** Sees to it that the spare worker is free or starting, and that it ends when it was not needed for long. */
  startSpare(): void {
    clearTimeout(this.spareIdle);
    this.spare.start();
    this.spareIdle = setTimeout(() => {
      if (!this.taken.has(this.spare)) this.spare.rest();
    }, this.options.spareIdleMs).unref();
  }

  /** Does a job on a free worker; call it only when there is one. The worker is taken at once. */
  async run(task: Task): Promise<TaskEnding> {
    const worker = this.free(task.onSpare);
    if (!worker) throw new Error('No worker is free');
    this.taken.set(worker, task.jobId);
    try {
      return await this.runOn(worker, task);
    } finally {
      this.taken.delete(worker);
      this.stopped.delete(task.jobId);
      // Its time without a job begins now.
      if (task.onSpare && worker.isReady) this.startSpare();
    }
  }

  /** Asks a running job to stop. */
  stop(jobId: string): void {
    this.stopped.add(jobId);
    this.workerOf(jobId)?.stop(jobId);
  }

  /** Processor time that a running job has taken; unknown where the system does not tell. */
  busyMs(jobId: string): number | undefined {
    return this.workerOf(jobId)?.busyMs(jobId);
  }

  /** Rejects when no worker answers. */
  async check(): Promise<void> {
    if (this.isBroken) throw new Error('no worker starts');
    if (this.workers.every((worker) => !worker.isReady)) await this.firstStart();
    await this.free(false)?.ping();
  }

  close(): void {
    clearTimeout(this.spareIdle);
    for (const worker of [...this.workers, this.spare]) worker.close();
  }

  private free(onSpare: boolean): WorkerProcess | undefined {
    const workers = onSpare ? [this.spare] : this.workers;
    return workers.find((worker) => worker.isFree && !this.taken.has(worker));
  }

  private workerOf(jobId: string): WorkerProcess | undefined {
    return [...this.taken].find(([, taken]) => taken === jobId)?.[0];
  }

  private async runOn(worker: WorkerProcess, task: Task): Promise<TaskEnding> {
    const { jobId, job, onSpare: _, ...rest } = task;
    const folder = await this.spool.open(jobId);
    try {
      const packed = await packJob(job, folder);
      if (this.stopped.has(jobId)) return { stopped: true };
      if (!worker.isFree) return { error: new ApiError('engine_failed', 'the engine stopped') };
      const ending = await worker.run({ ...rest, jobId, job: packed, folder });
      return 'result' in ending ? { result: await unpackResult(ending.result, folder) } : ending;
    } finally {
      await this.spool.close(folder);
    }
  }

  private async firstStart(): Promise<void> {
    this.start(1);
    await new Promise<void>((resolve, reject) => {
      const ready = () => {
        clearTimeout(timer);
        this.onReady.delete(ready);
        resolve();
      };
      const timer = setTimeout(() => {
        this.onReady.delete(ready);
        reject(new Error('no worker started'));
      }, START_TIMEOUT_MS);
      this.onReady.add(ready);
    });
  }

  private becameReady(): void {
    this.failedStarts = 0;
    for (const ready of this.onReady) ready();
    this.events.onFree();
  }

  private failedToStart(times: number): void {
    this.failedStarts = times;
    if (this.isBroken) this.events.onBroken();
  }
}
