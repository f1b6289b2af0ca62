import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { ApiError, deserializeApiError } from '@/lib/errors/api-error';
import type { Job, JobProgress, JobResult } from '@/lib/operations/job';
import type { RunOptions } from '@/lib/operations/job-runner';
import type { FromWorker, ToWorker } from './protocol';

export interface WorkerOptions {
  /** Bundled entry of the worker. */
  entryPath: string;
  /** Resident memory above which a worker is replaced after its job. */
  memoryLimitBytes: number;
}

export interface WorkerEvents {
  /** The worker has ended a job, well or badly, and can take the next. */
  onIdle: () => void;
}

interface Running {
  jobId: string;
  /** Begins the job's own time limit; starting a process does not count. */
  startClock: () => void;
  onProgress?: (progress: JobProgress) => void;
  resolve: (result: JobResult) => void;
  reject: (error: unknown) => void;
}

/** How long a cancelled job may take to notice before its process is ended. */
const CANCEL_GRACE_MS = 3_000;
const PING_TIMEOUT_MS = 10_000;

/** One child process and the job it works on. It is started on demand and again after a crash. */
export class WorkerProcess {
  private child: ChildProcess | undefined;
  private isReady = false;
  private running: Running | undefined;
  private readonly pings = new Map<string, () => void>();

  constructor(
    private readonly options: WorkerOptions,
    private readonly events: WorkerEvents,
  ) {}

  get busy(): boolean {
    return this.running !== undefined;
  }

  get started(): boolean {
    return this.child !== undefined;
  }

  start(): ChildProcess {
    if (this.child) return this.child;
    const child = fork(this.options.entryPath, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message) => this.receive(child, message as FromWorker));
    child.on('exit', (code, signal) => this.exited(child, signal ?? `code ${code}`));
    child.on('error', (error) => this.exited(child, error.message));
    this.child = child;
    this.isReady = false;
    return child;
  }

  async run(jobId: string, job: Job, options: RunOptions): Promise<JobResult> {
    const cancel = () => this.cancel(jobId, options.signal.reason);
    options.signal.addEventListener('abort', cancel, { once: true });
    let timer: NodeJS.Timeout | undefined;
    const startClock = () => {
      const { deadline } = options;
      if (!deadline) return;
      timer = setTimeout(() => this.timeOut(jobId, deadline.error), deadline.afterMs);
    };
    try {
      return await new Promise((resolve, reject) => {
        this.running = {
          jobId,
          startClock,
          resolve,
          reject,
          ...(options.onProgress ? { onProgress: options.onProgress } : {}),
        };
        this.send({ type: 'run', jobId, job });
        if (this.isReady) startClock();
      });
    } finally {
      options.signal.removeEventListener('abort', cancel);
      clearTimeout(timer);
    }
  }

  async ping(): Promise<void> {
    if (this.busy) return;
    const jobId = randomUUID();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.pings.delete(jobId);
        reject(new Error('the worker does not answer'));
      }, PING_TIMEOUT_MS);
      this.pings.set(jobId, () => {
        clearTimeout(timer);
        resolve();
      });
      this.send({ type: 'ping', jobId });
    });
  }

  stop(): void {
    this.child?.kill('SIGTERM');
  }

  private send(message: ToWorker): void {
    this.start().send(message, (error) => {
      if (error) this.fail(new ApiError('engine_failed', 'the engine could not be reached'));
    });
  }

  /** Asks the job to stop; a job that does not listen loses its process. */
  private cancel(jobId: string, reason: unknown): void {
    if (this.running?.jobId !== jobId) return;
    const child = this.child;
    this.send({ type: 'cancel', jobId });
    const running = this.running;
    running.reject(reason);
    const timer = setTimeout(() => {
      if (this.running === running) child?.kill('SIGKILL');
    }, CANCEL_GRACE_MS);
    timer.unref();
  }

  /** Ends a job that does not listen, and its process with it. */
  private timeOut(jobId: string, error: ApiError): void {
    if (this.running?.jobId !== jobId) return;
    this.running.reject(error);
    this.child?.kill('SIGKILL');
  }

  private receive(child: ChildProcess, message: FromWorker): void {
    if (message.type === 'pong') {
      this.pings.get(message.jobId)?.();
      this.pings.delete(message.jobId);
      return;
    }
    if (message.type === 'ready') {
      this.isReady = true;
      this.running?.startClock();
      return;
    }
    if (message.jobId !== this.running?.jobId) return;
    const running = this.running;
    if (message.type === 'progress') return running.onProgress?.(message.progress);
    if (message.isStuck || message.memoryBytes > this.options.memoryLimitBytes) this.retire(child);
    if (message.type === 'done') running.resolve(message.result);
    else running.reject(deserializeApiError(message.error));
    this.becomeIdle();
  }

  private becomeIdle(): void {
    this.running = undefined;
    this.events.onIdle();
  }

  /** Lets a process that has grown too large, or can't be stopped otherwise, go; the next job starts a fresh one. */
  private retire(child: ChildProcess): void {
    if (this.child === child) this.child = undefined;
    child.kill('SIGTERM');
  }

  private exited(child: ChildProcess, how: string): void {
    if (this.child !== child) return;
    this.child = undefined;
    this.fail(new ApiError('engine_failed', `the engine stopped while it worked (${how})`));
  }

  private fail(error: ApiError): void {
    if (!this.running) return;
    this.running.reject(error);
    this.becomeIdle();
  }
}
