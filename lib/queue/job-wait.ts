import type { Lane } from '@/lib/scheduling/lanes';
import type { QueuePlace } from '@/lib/operations/job';
import type { RunOptions } from '@/lib/operations/job-runner';

/** How a wait came to its end, where that is no error. */
export type JobEnd = { manifest: unknown } | { lost: string };

export interface WaitLimits {
  /** Longest wait for a turn. */
  queueTimeMs: number;
  /** Longest time from the start of the work to its result. */
  workTimeMs: number;
  /** Longest time for all of it. */
  wholeTimeMs: number;
}

export interface WaitEvents {
  /** It waited too long for its turn. */
  onLateStart(wait: JobWait): void;
  /** It worked, or was away, for longer than it may. */
  onLateEnd(wait: JobWait): void;
}

/** One request that waits for its job: where the job stands, and what may take how long. */
export class JobWait {
  readonly ended: Promise<JobEnd>;
  /** Whether a worker has it, as far as we know. */
  isActive = false;
  /** When it began to work, by our own clock; unknown before. */
  startedAtMs: number | undefined;
  private resolve: (end: JobEnd) => void = () => undefined;
  private reject: (error: unknown) => void = () => undefined;
  private told: string | undefined;
  private stage: NodeJS.Timeout;
  private readonly whole: NodeJS.Timeout;

  constructor(
    readonly jobId: string,
    readonly lane: Lane,
    /** Puts the job into the queue again, under its id, where Redis has lost it. */
    readonly addAgain: () => Promise<void>,
    private readonly onProgress: RunOptions['onProgress'],
    private readonly limits: WaitLimits,
    private readonly events: WaitEvents,
  ) {
    this.ended = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.stage = this.awaitStart();
    this.whole = setTimeout(() => events.onLateEnd(this), limits.wholeTimeMs);
  }

  get hearsProgress(): boolean {
    return this.onProgress !== undefined;
  }

  started(): void {
    if (this.isActive) return;
    this.isActive = true;
    this.startedAtMs = performance.now();
    clearTimeout(this.stage);
    this.stage = setTimeout(() => this.events.onLateEnd(this), this.limits.workTimeMs);
  }

  /** It waits for a turn, or again for one. */
  waits(): void {
    if (!this.isActive) return;
    this.isActive = false;
    clearTimeout(this.stage);
    this.stage = this.awaitStart();
  }

  /** Tells where it stands, when that has changed. */
  tellPlace(queue: QueuePlace): void {
    const place = `${queue.lane} ${queue.ahead}`;
    if (this.isActive || this.told === place) return;
    this.told = place;
    this.onProgress?.({ fraction: 0, step: 'waiting', queue });
  }

  tell(progress: Parameters<NonNullable<RunOptions['onProgress']>>[0]): void {
    this.started();
    this.onProgress?.(progress);
  }

  end(end: JobEnd): void {
    this.close();
    this.resolve(end);
  }

  fail(error: unknown): void {
    this.close();
    this.reject(error);
  }

  private awaitStart(): NodeJS.Timeout {
    return setTimeout(() => this.events.onLateStart(this), this.limits.queueTimeMs);
  }

  private close(): void {
    clearTimeout(this.stage);
    clearTimeout(this.whole);
  }
}
