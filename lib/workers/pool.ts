import { randomUUID } from 'node:crypto';
import type { Job, JobResult } from '@/lib/operations/job';
import type { JobRunner, Load, RunOptions } from '@/lib/operations/job-runner';
import { backlogMs, hasPlaceFor, overflow } from '@/lib/scheduling/admission';
import { deadlineMs, type TimeLimits } from '@/lib/scheduling/deadline';
import { expectedMs, NO_DURATIONS, observed } from '@/lib/scheduling/durations';
import { giveWay, overrunning, putBack } from '@/lib/scheduling/give-way';
import * as rules from '@/lib/scheduling/schedule';
import { wantsSpare, withUser, type Company } from '@/lib/scheduling/spare';
import type { StrikeBook } from '@/lib/scheduling/strike-book';
import { allowanceOf, isHeldBack, type Allowance, type Fault } from '@/lib/scheduling/strikes';
import { loadOf } from './load';
import { engineBroken, heldBack, queueFull, tooManyInFlight, waitedTooLong } from './refusals';
import { WorkerTeam, type TaskEnding, type TeamOptions } from './worker-team';

export interface PoolOptions extends TeamOptions {
  /** Jobs that may wait; one more is refused with `engine_busy`. */
  queueLimit: number;
  /** Jobs of one user that may wait and run at once; one more is refused with `rate_limited`. */
  jobsPerUser: number;
  /** Jobs of one user that run while others wait who have fewer. */
  runningPerUser: number;
  /** Whether a worker more is started for who finds all of them held by others. */
  hasSpare: boolean;
  /** Longest wait for a turn, which does not count against the time to work. */
  queueTimeMs: number;
  workTime: TimeLimits;
  strikes: StrikeBook;
}

interface Entry {
  jobId: string;
  job: Job;
  options: RunOptions;
  enteredAtMs: number;
  expectedMs: number;
  waitTimer?: NodeJS.Timeout;
  /** It is being stopped to let others pass, and will wait again. */
  isGivingWay: boolean;
  /** Where it stood when that was last told. */
  told?: string;
  /** End the wait of whoever asked; what comes after the first of them is not heard. */
  resolve: (result: JobResult) => void;
  reject: (error: unknown) => void;
}

/** How often jobs that overrun are looked for. */
const LOOK_MS = 1_000;

/**
 * Runs jobs in long-lived child processes, one at a time in each: a native abort takes one job with
 * it and not the server. Who works when is decided by the rules of `lib/scheduling`; here they are
 * carried out. Everything is bounded: the queue, a user's share of it, the time to wait and to work.
 */
export class WorkerPool implements JobRunner {
  private schedule = rules.EMPTY_SCHEDULE;
  private durations = NO_DURATIONS;
  private company: Company = [];
  private readonly entries = new Map<string, Entry>();
  private readonly team: WorkerTeam;
  private readonly limits: rules.Limits;
  private readonly look: NodeJS.Timeout;

  constructor(private readonly options: PoolOptions) {
    this.team = new WorkerTeam(options, {
      onFree: () => this.dispatch(),
      onBroken: () => this.refuseWaiting(() => true, engineBroken()),
    });
    const { size: workers, runningPerUser, hasSpare } = options;
    this.limits = { workers, runningPerUser, hasSpare };
    this.look = setInterval(() => this.letPass(), LOOK_MS).unref();
  }

  get load(): Load {
    const entered = this.schedule.waiting.map(({ jobId }) => this.entries.get(jobId)?.enteredAtMs);
    const nowMs = performance.now();
    const oldestWaitMs = nowMs - Math.min(nowMs, ...entered.map((atMs) => atMs ?? nowMs));
    return { ...loadOf(this.schedule, this.options.size), oldestWaitMs };
  }

  /** Starts the first worker before the first job needs it. */
  warm(): void {
    this.team.start(1);
  }

  check(): Promise<void> {
    return this.team.check();
  }

  async run(job: Job, options: RunOptions): Promise<JobResult> {
    options.signal.throwIfAborted();
    if (this.team.isBroken) throw engineBroken();
    const allowance = await this.allowanceOf(options.userId);
    options.signal.throwIfAborted();
    this.admit(options.userId, allowance);
    const jobId = randomUUID();
    const expected = expectedMs(this.durations, job.operationId, options.estimateMs);
    return new Promise((resolve, reject) => {
      const enteredAtMs = performance.now();
      const entry = { jobId, job, options, enteredAtMs, expectedMs: expected, isGivingWay: false };
      this.enter({ ...entry, resolve, reject });
    });
  }

  /** Ends all workers; running jobs fail. */
  close(): void {
    clearInterval(this.look);
    this.team.close();
  }

  private async allowanceOf(userId: string): Promise<Allowance> {
    const strikes = await this.options.strikes.of(userId);
    return allowanceOf(strikes, this.options.jobsPerUser, Date.now());
  }

  /** Refuses a job that its user may not have in flight. */
  private admit(userId: string, allowance: Allowance): void {
    const pauseMs = allowance.notBeforeMs - Date.now();
    if (pauseMs > 0) throw heldBack(allowance, pauseMs);
    if (hasPlaceFor(this.schedule, userId, allowance.inFlight)) return;
    const waitMs = this.waitMs() / allowance.inFlight;
    if (isHeldBack(allowance)) throw heldBack(allowance, waitMs);
    throw tooManyInFlight(allowance.inFlight, waitMs);
  }

  /** About how long until all that is here now has been done. */
  private waitMs(): number {
    return backlogMs(this.schedule, this.options.size, performance.now());
  }

  private enter(entry: Entry): void {
    const { jobId, options, expectedMs: estimateMs } = entry;
    this.entries.set(jobId, entry);
    options.signal.addEventListener('abort', () => this.drop(entry), { once: true });
    const { userId, isChore = false } = options;
    this.schedule = rules.enqueue(this.schedule, { jobId, userId, estimateMs, isChore });
    if (!isChore) this.company = withUser(this.company, userId, performance.now());
    this.limitWait(entry);
    this.dispatch();
    const refused = overflow(this.schedule, this.options.queueLimit);
    if (refused) this.leave(refused.jobId, queueFull(this.options.queueLimit, this.waitMs()));
  }

  private limitWait(entry: Entry): void {
    const { queueTimeMs } = this.options;
    entry.waitTimer = setTimeout(
      () => this.leave(entry.jobId, waitedTooLong(queueTimeMs, this.waitMs())),
      queueTimeMs,
    );
  }

  /** A waiting job leaves without a turn. */
  private leave(jobId: string, reason: unknown): void {
    this.schedule = rules.withdraw(this.schedule, jobId);
    const entry = this.entries.get(jobId);
    if (!entry) return;
    clearTimeout(entry.waitTimer);
    this.entries.delete(jobId);
    entry.reject(reason);
    this.tellPlaces();
  }

  private refuseWaiting(concerns: (userId: string) => boolean, reason: unknown): void {
    for (const { jobId, userId } of this.schedule.waiting) {
      if (concerns(userId)) this.leave(jobId, reason);
    }
  }

  /** Nobody wants the job any more: a waiting one leaves, a running one is stopped. */
  private drop(entry: Entry): void {
    const reason: unknown = entry.options.signal.reason;
    const isWaiting = this.schedule.waiting.some(({ jobId }) => jobId === entry.jobId);
    if (isWaiting) return this.leave(entry.jobId, reason);
    if (!this.entries.has(entry.jobId)) return;
    entry.isGivingWay = false;
    entry.reject(reason);
    this.team.stop(entry.jobId);
  }

  private dispatch(): void {
    for (;;) {
      const next = rules.startNext(this.schedule, this.limits, performance.now());
      if (!next) break;
      const { jobId, onSpare } = next.job;
      if (!this.team.hasFree(onSpare)) {
        if (onSpare) this.team.startSpare();
        else this.team.start(rules.startableNow(this.schedule, this.limits));
        break;
      }
      this.schedule = next.schedule;
      const entry = this.entries.get(jobId);
      if (entry) void this.work(entry, onSpare);
    }
    if (wantsSpare(this.schedule, this.company, this.limits, performance.now())) {
      this.team.startSpare();
    }
    this.tellPlaces();
  }

  private async work(entry: Entry, onSpare: boolean): Promise<void> {
    clearTimeout(entry.waitTimer);
    const { jobId, job, options } = entry;
    const startedAtMs = performance.now();
    const ending = await this.team
      .run({
        jobId,
        job,
        onSpare,
        ...this.timeOf(entry),
        ...(options.onProgress && { onProgress: options.onProgress }),
      })
      .catch((error: unknown) => ({ failure: error }));
    // Before its worker is given on: what the strike refuses must not get a turn first.
    if ('fault' in ending && ending.fault) await this.strike(options.userId, ending.fault);
    const nowMs = performance.now();
    if ('stopped' in ending && entry.isGivingWay) {
      this.waitAgain(entry, nowMs);
    } else {
      this.schedule = rules.finish(this.schedule, jobId, nowMs);
      this.entries.delete(jobId);
      this.conclude(entry, ending, nowMs - startedAtMs);
    }
    this.dispatch();
  }

  private timeOf({ options: { deadline }, expectedMs: expected }: Entry) {
    if (deadline) return { deadlineMs: deadline.afterMs, deadlineError: deadline.error };
    return { deadlineMs: deadlineMs(expected, this.options.workTime) };
  }

  /** Tells whoever waits how the job ended. A stopped one has been told already. */
  private conclude(entry: Entry, ending: TaskEnding | { failure: unknown }, tookMs: number): void {
    const { options, job } = entry;
    if ('result' in ending) {
      const { userId, estimateMs } = options;
      const { operationId } = job;
      this.durations = observed(this.durations, { operationId, userId, estimateMs }, tookMs);
      entry.resolve(ending.result);
    } else if ('failure' in ending) {
      entry.reject(ending.failure);
    } else if ('error' in ending) {
      entry.reject(ending.error);
    }
  }

  /** Notes a strike; where it holds its user back, what that user has waiting is refused. */
  private async strike(userId: string, fault: Fault): Promise<void> {
    this.options.log.warn({ userId, fault }, 'A job was stopped because of its own content');
    await this.options.strikes.note(userId, fault);
    const allowance = await this.allowanceOf(userId);
    const pauseMs = allowance.notBeforeMs - Date.now();
    if (pauseMs > 0) this.refuseWaiting((other) => other === userId, heldBack(allowance, pauseMs));
  }

  /** Stops a job that came through the quick lane, does not end and holds up others. */
  private letPass(): void {
    const { schedule, options, team } = this;
    const job = overrunning(schedule, options.size, performance.now(), (id) => team.busyMs(id));
    const entry = job && this.entries.get(job.jobId);
    if (!entry) return;
    entry.isGivingWay = true;
    this.schedule = giveWay(schedule, entry.jobId);
    team.stop(entry.jobId);
  }

  private waitAgain(entry: Entry, nowMs: number): void {
    entry.isGivingWay = false;
    this.schedule = putBack(this.schedule, entry.jobId, nowMs);
    this.limitWait(entry);
  }

  /** Tells those who wait where they stand, when that has changed. */
  private tellPlaces(): void {
    for (const { jobId, lane, ahead } of rules.placesOf(this.schedule)) {
      const entry = this.entries.get(jobId);
      const place = `${lane} ${ahead}`;
      if (!entry?.options.onProgress || entry.told === place) continue;
      entry.told = place;
      entry.options.onProgress({ fraction: 0, step: 'waiting', queue: { lane, ahead } });
    }
  }
}
