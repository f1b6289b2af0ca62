import { ApiError } from '@/lib/errors/api-error';
import { ranOutByItself, type Fault } from '@/lib/scheduling/strikes';
import { usageOf, type ProcessUsage } from './process-usage';

export interface JobLimits {
  /** Time it may work. */
  deadlineMs: number;
  /** What a job comes to whose content is to blame when the time is over; else that depends. */
  deadlineError?: ApiError;
  /** Resident memory that its process may have. */
  memoryBytes: number;
}

/** A limit that a job broke; `fault` where its own content is to blame. */
export interface Breach {
  error: ApiError;
  fault?: Fault;
  /** Whether the job's process is to be ended at once. */
  isFinal?: boolean;
}

/** How often a worker's memory and time are looked at while it works. */
const LOOK_MS = 500;
const MEBIBYTE = 1024 * 1024;

/** Looks after one job while it runs: its deadline, and the memory of its process. */
export class JobWatch {
  private readonly startedAtMs = performance.now();
  private readonly timers: NodeJS.Timeout[];
  private before: ProcessUsage | undefined;
  private latest: ProcessUsage | undefined;

  constructor(
    private readonly pid: number,
    private readonly limits: JobLimits,
    private readonly onBreach: (breach: Breach) => void,
  ) {
    this.timers = [
      setTimeout(() => void this.timeOut(), limits.deadlineMs),
      setInterval(() => void this.look(), LOOK_MS).unref(),
    ];
    void this.look();
  }

  /** Time that the job has computed so far, over all processors; unknown where the system does not tell. */
  get busyMs(): number | undefined {
    return this.before && this.latest && this.latest.busyMs - this.before.busyMs;
  }

  end(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private async look(): Promise<void> {
    const usage = await usageOf(this.pid);
    if (!usage) return;
    this.before ??= usage;
    this.latest = usage;
    const { memoryBytes } = this.limits;
    if (usage.memoryBytes <= memoryBytes) return;
    this.breach({
      error: new ApiError(
        'engine_failed',
        `this needs more memory than ${Math.round(memoryBytes / MEBIBYTE)} MiB and was stopped; try a smaller picture`,
      ),
      fault: 'memory',
      isFinal: true,
    });
  }

  /** A job that computed was its own undoing; one that waited for others was not. */
  private async timeOut(): Promise<void> {
    const { deadlineError } = this.limits;
    if (deadlineError)
      return this.breach({ error: deadlineError, fault: 'deadline', isFinal: true });
    await this.look();
    const elapsedMs = performance.now() - this.startedAtMs;
    const seconds = Math.round(this.limits.deadlineMs / 1000);
    this.breach({
      error: new ApiError('engine_failed', `this took longer than ${seconds} s and was stopped`),
      ...(ranOutByItself(this.busyMs, elapsedMs) && { fault: 'deadline' as const }),
    });
  }

  private breach(breach: Breach): void {
    this.end();
    this.onBreach(breach);
  }
}
