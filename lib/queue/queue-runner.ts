import { randomUUID } from 'node:crypto';
import { ApiError, deserializeApiError, serializeApiError } from '@/lib/errors/api-error';
import type { ObjectStore } from '@/lib/files/object-store';
import type { Job, MadeResult } from '@/lib/operations/job';
import type { JobRunner, Load, RunOptions } from '@/lib/operations/job-runner';
import type { RedisLink } from '@/lib/redis/redis-link';
import { deadlineMs, type TimeLimits } from '@/lib/scheduling/deadline';
import { expectedMs, NO_DURATIONS, observed } from '@/lib/scheduling/durations';
import { laneOf } from '@/lib/scheduling/lanes';
import type { StrikeBook } from '@/lib/scheduling/strike-book';
import { allowanceOf, isHeldBack, type Allowance } from '@/lib/scheduling/strikes';
import { heldBack } from '@/lib/workers/refusals';
import { Admission, type Applicant, newJobId } from './admission';
import { queueKeys } from './keys';
import { readManifest } from './manifest';
import { PAYLOAD_VERSION, type Payload } from './payload';
import { notDone, queueAway, refused } from './refusals';
import { unpackResult } from './result-parcels';
import { Parcels } from './work-parcels';
import type { JobEnd, WaitLimits } from './job-wait';
import { WaitingRoom } from './waiting-room';

export interface QueueRunnerOptions {
  link: RedisLink;
  /** Where pictures of jobs and of their results lie. */
  objects: ObjectStore;
  strikes: StrikeBook;
  /** Jobs that may wait; one more is refused with `engine_busy`. */
  queueLimit: number;
  /** Jobs of one user that may wait and run at once; one more is refused with `rate_limited`. */
  jobsPerUser: number;
  /** Longest wait for a turn. */
  queueTimeMs: number;
  workTime: TimeLimits;
  log: { warn(facts: object, message: string): void };
}

/** What a result may take beyond the time to work: reading and storing pictures, and a lost worker. */
const MARGIN_MS = 45_000;

/**
 * Runs jobs on the workers of other machines, through a queue in Redis. Pictures go through the object
 * store and never through Redis. Redis may lose everything: what somebody waits for is put in again.
 */
export class QueueRunner implements JobRunner {
  private readonly nodeId = randomUUID();
  private readonly admission: Admission;
  private readonly room: WaitingRoom;
  private durations = NO_DURATIONS;

  constructor(private readonly options: QueueRunnerOptions) {
    const keys = queueKeys(options.link);
    this.admission = new Admission(options.link.commands, keys);
    this.room = new WaitingRoom({ ...options, keys, nodeId: this.nodeId });
  }

  get load(): Load {
    return this.room.load;
  }

  warm(): void {
    this.room.open();
  }

  async check(): Promise<void> {
    await this.options.link.check();
    if ((await this.admission.slots()) === 0) throw new Error('no worker is there');
  }

  close(): void {
    this.room.close();
  }

  async run(job: Job, options: RunOptions): Promise<MadeResult> {
    const { signal, userId } = options;
    signal.throwIfAborted();
    this.room.open();
    const allowance = await this.allowanceOf(userId);
    const pauseMs = allowance.notBeforeMs - Date.now();
    if (pauseMs > 0) throw heldBack(allowance, pauseMs);
    const applicant = this.applicantFor(job, options);
    const turn = await this.admit(applicant, allowance);
    const parcels = new Parcels(this.options.objects, applicant.jobId);
    let tookMs = 0;
    try {
      signal.throwIfAborted();
      const work = await parcels.pack(job);
      signal.throwIfAborted();
      const end = await this.room.wait(
        applicant,
        this.payloadFor(applicant, turn, work, options),
        this.limitsOf(applicant),
        options,
      );
      const { result, tookMs: took } = await this.resultOf(end, job, options);
      tookMs = took;
      return result;
    } finally {
      void this.leave(applicant, parcels, tookMs);
    }
  }

  private async allowanceOf(userId: string): Promise<Allowance> {
    const strikes = await this.options.strikes.of(userId);
    return allowanceOf(strikes, this.options.jobsPerUser, Date.now());
  }

  private applicantFor(
    job: Job,
    { userId, estimateMs, deadline }: RunOptions,
  ): Applicant & {
    workMs: number;
  } {
    const expected = expectedMs(this.durations, job.operationId, estimateMs);
    const workMs = deadline?.afterMs ?? deadlineMs(expected, this.options.workTime);
    // A lost machine's job is done once more, after another wait.
    const stayMs = this.options.queueTimeMs + 2 * (workMs + MARGIN_MS);
    const costMs = Math.max(1, Math.round(expected));
    return { jobId: newJobId(), userId, lane: laneOf(expected), costMs, stayMs, workMs };
  }

  private limitsOf({ stayMs, workMs }: { stayMs: number; workMs: number }): WaitLimits {
    const { queueTimeMs } = this.options;
    return { queueTimeMs, workTimeMs: workMs + MARGIN_MS, wholeTimeMs: stayMs };
  }

  private async admit(job: Applicant, allowance: Allowance): Promise<Payload['turn']> {
    const limits = { own: allowance.inFlight, waiting: this.options.queueLimit };
    const verdict = await this.admission.admit(job, limits).catch((error: unknown) => {
      this.options.log.warn({ err: error }, 'A job could not be let into the queue');
      throw queueAway(error);
    });
    if (verdict.admitted) return verdict.turn;
    if (verdict.why === 'own' && isHeldBack(allowance)) throw heldBack(allowance, verdict.waitMs);
    throw refused(verdict);
  }

  private payloadFor(
    { userId, lane, workMs, stayMs }: Applicant & { workMs: number },
    turn: Payload['turn'],
    work: Payload['work'],
    { deadline, onProgress }: RunOptions,
  ): Payload {
    return {
      v: PAYLOAD_VERSION,
      userId,
      lane,
      nodeId: this.nodeId,
      endsAtMs: Date.now() + stayMs,
      workMs,
      ...(deadline && { deadlineError: serializeApiError(deadline.error) }),
      turn,
      wantsProgress: onProgress !== undefined,
      work,
    };
  }

  private async resultOf(
    end: JobEnd,
    { operationId }: Job,
    { userId, estimateMs }: RunOptions,
  ): Promise<{ result: MadeResult; tookMs: number }> {
    if ('lost' in end) throw notDone(end.lost);
    const manifest = readManifest(end.manifest);
    if (manifest.ended === 'stopped') {
      throw new ApiError('engine_failed', 'the engine was stopped while it worked on this');
    }
    if (manifest.ended === 'failed') {
      if (manifest.fault) await this.options.strikes.note(userId, manifest.fault);
      throw deserializeApiError(manifest.error);
    }
    const { objects } = this.options;
    const { result, spent } = await unpackResult(manifest.result, objects);
    for (const key of spent) objects.delete(key).catch(() => undefined);
    const { tookMs } = manifest;
    this.durations = observed(this.durations, { operationId, userId, estimateMs }, tookMs);
    return { result, tookMs };
  }

  /** Nobody waits behind this: what can't be done now heals itself, or is swept. */
  private async leave(job: Applicant, parcels: Parcels, tookMs: number): Promise<void> {
    const release = () => this.admission.release(job, tookMs);
    await Promise.all([release().catch(() => this.room.later(release)), parcels.drop()]);
  }
}
