import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { ApiError, deserializeApiError } from '@/lib/errors/api-error';
import type { SlotBoard } from '@/lib/engines/remote/balance/slots';
import type { JobProgress } from '@/lib/operations/job';
import { type Breach, JobWatch } from './job-watch';
import { lowerPriority } from './priority';
import { ASKS_FOR_SLOTS, type FromWorker, type ToWorker } from './protocol';
import { restartPauseMs } from './restart-pause';
import { SlotBroker } from './slot-broker';
import type { PackedJob, PackedResult } from './spool';

export interface WorkerOptions {
  /** Bundled entry of the worker. */
  entryPath: string;
  /** All that the worker gets of the environment. */
  environment: Readonly<Record<string, string>>;
  /** Resident memory above which a worker is replaced after its job; half as much more ends the job. */
  memoryLimitBytes: number;
  /** Places at remote engines that are shared beyond this machine; without, workers count its own. */
  slots?: SlotBoard;
  log: WorkerLog;
}

export interface WorkerLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface WorkerEvents {
  /** The process has started and can take its first job. */
  onReady: () => void;
  /** The worker has ended a job or its process, and can take a job or be started for one. */
  onFree: () => void;
  /** The worker ended while it started, for this time in a row. */
  onFailedStart: (times: number) => void;
}

export interface Assignment {
  jobId: string;
  job: PackedJob;
  /** Where its large pictures lie, and those of its result go. */
  folder: string;
  /** Time it may work. */
  deadlineMs: number;
  deadlineError?: ApiError;
  onProgress?: (progress: JobProgress) => void;
}

/** How a job ended. */
export type Ending = { result: PackedResult } | Breach | { stopped: true };

interface Running extends Assignment {
  watch: JobWatch;
  /** Decided before the process lets go of the job. */
  ending?: Breach | { stopped: true };
  resolve: (ending: Ending) => void;
}

/** How long a cancelled job may take to notice before its process is ended. */
const CANCEL_GRACE_MS = 3_000;
const PING_TIMEOUT_MS = 10_000;
/** The memory at which a job is ended in the middle, as a multiple of that after which it is replaced. */
const MEMORY_OVERSHOOT = 1.5;
/** How a process dies of what it works on, and not by somebody's hand. */
const CRASHES: ReadonlySet<string> = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE']);

/** One child process and the job it works on. It is started on demand and again after a crash. */
export class WorkerProcess {
  private child: ChildProcess | undefined;
  private hasStarted = false;
  private isClosed = false;
  private failedStarts = 0;
  private pause: NodeJS.Timeout | undefined;
  private running: Running | undefined;
  private readonly pings = new Map<string, () => void>();

  constructor(
    private readonly options: WorkerOptions,
    private readonly events: WorkerEvents,
    /** How far it yields to the server; see `priority.ts`. */
    private readonly niceness: number,
  ) {}

  get isReady(): boolean {
    return this.hasStarted;
  }

  /** Whether it can take a job at once. */
  get isFree(): boolean {
    return this.hasStarted && !this.running;
  }

  /** Whether starting it would bring a worker: it is not there, and not in a pause after failed starts. */
  get canStart(): boolean {
    return !this.child && !this.pause && !this.isClosed;
  }

  get isStarting(): boolean {
    return this.child !== undefined && !this.hasStarted;
  }

  /** Time that the job it works on has computed; unknown for any other. */
  busyMs(jobId: string): number | undefined {
    return this.running?.jobId === jobId ? this.running.watch.busyMs : undefined;
  }

  start(): void {
    if (!this.canStart) return;
    const { slots } = this.options;
    const child = fork(this.options.entryPath, slots ? [ASKS_FOR_SLOTS] : [], {
      serialization: 'advanced',
      // A process group of its own: Ctrl-C and signals to the server's group mean the server, which lets
      // running requests end first. A worker without its server ends by itself.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...this.options.environment } as unknown as NodeJS.ProcessEnv,
    });
    if (slots) giveSlots(child, slots);
    child.on('message', (message) => this.receive(child, message as FromWorker));
    child.on('exit', (code, signal) => this.exited(child, signal ?? `code ${code}`));
    child.on('error', (error) => this.exited(child, error.message));
    if (child.pid !== undefined) lowerPriority(child.pid, this.niceness);
    this.child = child;
    this.hasStarted = false;
  }

  /** Ends a process that has nothing to do; it is started again when it is needed. */
  rest(): void {
    if (this.child && this.isFree) this.retire(this.child);
  }

  /** Works on a job; only for a free worker. Resolves once the worker can take the next. */
  run(assignment: Assignment): Promise<Ending> {
    const { jobId, job, folder } = assignment;
    const memoryBytes = this.options.memoryLimitBytes * MEMORY_OVERSHOOT;
    return new Promise((resolve) => {
      const limits = { ...assignment, memoryBytes };
      const watch = new JobWatch(this.child?.pid ?? 0, limits, (breach) => {
        this.endEarly(jobId, breach);
        if (breach.isFinal) this.child?.kill('SIGKILL');
      });
      this.running = { ...assignment, watch, resolve };
      this.send({ type: 'run', jobId, job, folder });
    });
  }

  /** Asks a job to stop; one that does not listen loses its process. */
  stop(jobId: string): void {
    this.endEarly(jobId, { stopped: true });
  }

  async ping(): Promise<void> {
    if (!this.isFree) return;
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

  /** Ends the process for good; a running job fails. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.pause);
    this.child?.kill('SIGTERM');
  }

  private send(message: ToWorker): void {
    this.child?.send(message, (error) => {
      if (error) this.finish(failed('the engine could not be reached'));
    });
  }

  private endEarly(jobId: string, ending: Breach | { stopped: true }): void {
    const { running, child } = this;
    if (running?.jobId !== jobId || running.ending) return;
    running.ending = ending;
    this.send({ type: 'cancel', jobId });
    setTimeout(() => {
      if (this.running === running) child?.kill('SIGKILL');
    }, CANCEL_GRACE_MS).unref();
  }

  private receive(child: ChildProcess, message: FromWorker): void {
    if (this.child !== child) return;
    if (message.type === 'ready') return this.becomeReady();
    if (message.type === 'pong') {
      this.pings.get(message.jobId)?.();
      this.pings.delete(message.jobId);
      return;
    }
    if (message.type === 'slots') return;
    const { running } = this;
    if (message.jobId !== running?.jobId) return;
    if (message.type === 'progress') return running.onProgress?.(message.progress);
    if (message.isStuck || message.memoryBytes > this.options.memoryLimitBytes) this.retire(child);
    if (message.type === 'done') this.finish({ result: message.result });
    else this.finish(running.ending ?? failureOf(message));
  }

  private becomeReady(): void {
    this.hasStarted = true;
    this.failedStarts = 0;
    this.events.onReady();
  }

  private finish(ending: Ending): void {
    const { running } = this;
    if (!running) return;
    running.watch.end();
    this.running = undefined;
    // What was stopped is not wanted any more, even if it came to its end meanwhile.
    const isStopped = running.ending && 'stopped' in running.ending;
    running.resolve(isStopped ? { stopped: true } : ending);
    this.events.onFree();
  }

  /** Lets a process that has grown too large, or can't be stopped otherwise, go; the next job starts a fresh one. */
  private retire(child: ChildProcess): void {
    this.forget();
    child.kill('SIGTERM');
  }

  private forget(): void {
    this.child = undefined;
    this.hasStarted = false;
  }

  private exited(child: ChildProcess, how: string): void {
    if (this.child !== child) return;
    const hadStarted = this.hasStarted;
    this.forget();
    if (this.isClosed) return this.finish(failed('the engine was shut down'));
    if (!hadStarted) return this.failedToStart(how);
    const { running } = this;
    if (!running) {
      this.options.log.warn({ how }, 'A worker ended without a job');
      return this.events.onFree();
    }
    if (!running.ending) this.options.log.warn({ how }, 'A worker ended while it worked');
    const fault = CRASHES.has(how) ? ({ fault: 'crash' } as const) : {};
    this.finish(
      running.ending ?? { ...failed(`the engine stopped while it worked (${how})`), ...fault },
    );
  }

  /** A worker that can't start is tried again after pauses that grow: a loop would eat the machine. */
  private failedToStart(how: string): void {
    this.failedStarts += 1;
    const pauseMs = restartPauseMs(this.failedStarts);
    this.options.log.error(
      { how, failedStarts: this.failedStarts, pauseMs },
      'A worker ended while it started; what it wrote before says why',
    );
    this.pause = setTimeout(() => {
      this.pause = undefined;
      this.start();
    }, pauseMs).unref();
    this.events.onFailedStart(this.failedStarts);
  }
}

/** Answers what a worker asks about places, and gives back what it held when it ends. */
function giveSlots(child: ChildProcess, slots: SlotBoard): void {
  const broker = new SlotBroker(slots);
  child.on('message', (message) => {
    const question = message as FromWorker;
    if (question.type !== 'slots') return;
    void broker.answer(question).then((answer) => child.send(answer, () => undefined));
  });
  child.once('exit', () => void broker.close());
}

/** A job whose thread is left behind computing ran out of time by its own content. */
function failureOf({ error, isStuck }: Extract<FromWorker, { type: 'failed' }>): Breach {
  return { error: deserializeApiError(error), ...(isStuck && { fault: 'deadline' as const }) };
}

function failed(message: string): Breach {
  return { error: new ApiError('engine_failed', message) };
}
