import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '@/lib/files/object-store';
import type { RedisLink } from '@/lib/redis/redis-link';
import { LANES, type Lane } from '@/lib/scheduling/lanes';
import { WorkerTeam, type TeamOptions } from '@/lib/workers/worker-team';
import { Admission } from '../admission';
import { ALIVE } from '../admission-scripts';
import { queueKeys } from '../keys';
import { type Manifest, MANIFEST_VERSION } from '../manifest';
import { readPayload, type Payload } from '../payload';
import { runQueued } from './job-run';
import { lanesToAsk, quickInARowAfter } from './lane-order';
import { LaneWorker, type Process, type QueuedJob } from './lane-worker';
import { type RunningJob, Watch } from './watch';

export interface WorkerNodeOptions {
  link: RedisLink;
  objects: ObjectStore;
  team: TeamOptions;
  log: { warn(facts: object, message: string): void };
  /** Told of each job that is over here. */
  onEnded?: (job: { lane: Lane; ended: string; seconds: number }) => void;
}

/** How often this worker says that it lives, and for how long that holds. */
const ALIVE_MS = 3_000;
const ALIVE_FOR_MS = 10_000;
/** How often jobs are looked for that nobody told of. */
const LOOK_MS = 1_000;
/** How long jobs that are handed back may take to let go. */
const HAND_BACK_MS = 10_000;

/**
 * A machine of workers: takes jobs from both lanes while its processes have room, does all that is read
 * and written for them, and keeps their locks; the processes themselves do nothing but the work.
 */
export class WorkerNode {
  private readonly name = randomUUID();
  private readonly keys;
  private readonly admission: Admission;
  private readonly team: WorkerTeam;
  private readonly lanes: Record<Lane, LaneWorker>;
  /** By the token of the run. */
  private readonly running = new Map<string, RunningJob>();
  /** The end of the latest run of a job, by its id. */
  private readonly ends = new Map<string, Promise<void>>();
  private readonly watch: Watch;
  private timers: NodeJS.Timeout[] = [];
  private quickInARow = 0;
  private isTaking = false;
  private takeAgain = false;
  private isDraining = false;

  constructor(private readonly options: WorkerNodeOptions) {
    const { link, log } = options;
    this.keys = queueKeys(link);
    this.admission = new Admission(link.commands, this.keys);
    this.team = new WorkerTeam(options.team, {
      onFree: () => this.wake(),
      onBroken: () => log.warn({}, 'No process starts: this worker takes no jobs'),
    });
    const laneOf = (lane: Lane) =>
      new LaneWorker(lane, link, this.keys.prefix, this.processOf(lane), (error) =>
        log.warn({ lane, reason: error.message }, 'The queue reports a failure'),
      );
    this.lanes = { quick: laneOf('quick'), slow: laneOf('slow') };
    this.watch = new Watch(link, this.keys, (jobId, reason) => this.cancel(jobId, reason));
  }

  /** Starts the processes, and takes jobs from then on. */
  async open(): Promise<void> {
    const { link, team } = this.options;
    this.team.start(team.size);
    link.subscriptions.listen(this.keys.wake, () => this.wake());
    link.subscriptions.listen(this.keys.cancels, (jobId) => this.cancel(jobId, 'not wanted'));
    await Promise.all(LANES.map((lane) => this.lanes[lane].open()));
    this.timers = [
      setInterval(() => void this.tellAlive(), ALIVE_MS),
      setInterval(() => this.wake(), LOOK_MS),
      this.watch.start(() => [...this.running.values()]),
    ];
    // A Redis that was away may have begun empty.
    link.commands.on('ready', this.tellAgain);
    await this.tellAlive();
    this.wake();
  }

  /**
   * Takes no more jobs, lets those it has come to their end, and hands back to the queue what is not
   * done in time. Resolves to how many were handed back.
   */
  async drain(deadlineMs: number): Promise<number> {
    this.isDraining = true;
    const { link } = this.options;
    await link.commands.zrem(this.keys.workers, this.member).catch(() => undefined);
    await this.untilIdle(deadlineMs);
    const left = [...this.running.values()];
    for (const job of left) {
      job.isHandedBack = true;
      this.cancel(job.jobId, 'handed back');
    }
    await this.untilIdle(HAND_BACK_MS);
    await this.close();
    return left.length;
  }

  /** Jobs that it has now, and those that it can have at once. */
  get load(): { running: number; workers: number } {
    return { running: this.running.size, workers: this.isDraining ? 0 : this.options.team.size };
  }

  private readonly tellAgain = () => {
    void this.tellAlive();
    this.wake();
  };

  private async close(): Promise<void> {
    this.options.link.commands.off('ready', this.tellAgain);
    for (const timer of this.timers) clearInterval(timer);
    this.team.close();
    await Promise.allSettled(LANES.map((lane) => this.lanes[lane].close(true)));
  }

  private get member(): string {
    return `${this.name}:${this.options.team.size}`;
  }

  private async untilIdle(limitMs: number): Promise<void> {
    const endMs = performance.now() + limitMs;
    while (this.running.size > 0 && performance.now() < endMs) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  private cancel(jobId: string, reason: string): void {
    for (const lane of LANES) this.lanes[lane].cancelJob(jobId, reason);
  }

  private async tellAlive(): Promise<void> {
    if (this.isDraining || this.team.isBroken) return;
    const { link } = this.options;
    await ALIVE.run(link.commands, [this.keys.workers], [this.member, ALIVE_FOR_MS]).catch(
      () => undefined,
    );
  }

  /** Takes what may be taken now; calls that come meanwhile are heard. */
  private wake(): void {
    this.takeAgain = true;
    if (this.isTaking) return;
    this.isTaking = true;
    void this.takeAll()
      .catch((err: unknown) => this.options.log.warn({ err }, 'Jobs could not be taken'))
      .finally(() => (this.isTaking = false));
  }

  private async takeAll(): Promise<void> {
    while (this.takeAgain) {
      this.takeAgain = false;
      while (this.hasRoom() && (await this.takeOne()));
    }
  }

  /** Whether a process is free that no job is on its way to. */
  private hasRoom(): boolean {
    if (this.isDraining) return false;
    const preparing = [...this.running.values()].filter(({ stage }) => stage === 'preparing');
    const { freeCount } = this.team;
    if (freeCount === 0) this.team.start(this.options.team.size - this.held());
    // Results that are being stored hold no process; a slow store must not make them pile up.
    return freeCount > preparing.length && this.running.size < 2 * this.options.team.size;
  }

  private held(lane?: Lane): number {
    const holding = [...this.running.values()].filter(({ stage }) => stage !== 'storing');
    return holding.filter((job) => lane === undefined || job.lane === lane).length;
  }

  private async takeOne(): Promise<boolean> {
    const running = { quick: this.held('quick'), slow: this.held('slow') };
    const { quickInARow } = this;
    const asked = lanesToAsk({ slots: this.options.team.size, running, quickInARow });
    for (const lane of asked) {
      const token = randomUUID();
      const job = await this.lanes[lane].take(token);
      if (!job?.id) continue;
      this.quickInARow = quickInARowAfter(asked, lane, quickInARow);
      this.begin(lane, job, token);
      return true;
    }
    this.quickInARow = quickInARowAfter(asked, undefined, quickInARow);
    return false;
  }

  private begin(lane: Lane, job: QueuedJob, token: string): void {
    const jobId = job.id ?? '';
    const entry: RunningJob = { jobId, lane, stage: 'preparing', isHandedBack: false, nodeId: '' };
    const before = this.ends.get(jobId);
    this.running.set(token, entry);
    const end = this.process(lane, job, token, before).finally(() => {
      this.running.delete(token);
      if (this.ends.get(jobId) === end) this.ends.delete(jobId);
      this.wake();
    });
    this.ends.set(jobId, end);
  }

  private async process(
    lane: Lane,
    job: QueuedJob,
    token: string,
    before: Promise<void> | undefined,
  ): Promise<void> {
    // This worker stood still, lost the lock, and gets the job again: BullMQ knows jobs by id alone, so
    // that the run of before must be over first.
    if (before) this.cancel(job.id ?? '', 'lost and taken again');
    await before;
    try {
      await this.lanes[lane].processJob(job, token, () => false);
    } catch (err) {
      this.options.log.warn({ jobId: job.id, err }, 'A job could not be ended');
    }
  }

  private processOf(lane: Lane): Process {
    return async (job, token, signal = new AbortController().signal) => {
      const entry = this.running.get(token ?? '');
      if (!entry) throw new Error('A job came that was not taken');
      if (this.isDraining) return this.handBack(lane, job, token);
      const payload = readPayload(job.data);
      entry.nodeId = payload.nodeId;
      const startedAtMs = performance.now();
      const manifest = await this.work(entry, payload, signal);
      const goesBack = entry.isHandedBack && manifest.ended === 'stopped';
      const seconds = (performance.now() - startedAtMs) / 1000;
      this.options.onEnded?.({ lane, ended: goesBack ? 'handed_back' : manifest.ended, seconds });
      if (goesBack) return this.handBack(lane, job, token);
      this.leave(entry, payload, manifest);
      return manifest;
    };
  }

  /** The job counts no more, also where the server that waited for it is gone and can't say so. */
  private leave({ jobId, lane }: RunningJob, payload: Payload, manifest: Manifest): void {
    const { userId, turn } = payload;
    const tookMs = manifest.ended === 'done' ? manifest.tookMs : 0;
    this.admission
      .release({ jobId, userId, lane, costMs: turn.costMs }, tookMs)
      .catch(() => undefined);
  }

  private async work(entry: RunningJob, payload: Payload, signal: AbortSignal): Promise<Manifest> {
    const { jobId, lane } = entry;
    if (await this.watch.isCancelled(jobId)) return { v: MANIFEST_VERSION, ended: 'stopped' };
    this.admission.begin(lane, payload.turn).catch(() => undefined);
    return runQueued(jobId, payload, signal, {
      team: this.team,
      objects: this.options.objects,
      publish: (nodeId, message) =>
        void this.options.link.commands
          .publish(this.keys.progress(nodeId), message)
          .catch(() => undefined),
      onHanded: () => (entry.stage = 'working'),
      onFreed: () => {
        entry.stage = 'storing';
        this.wake();
      },
      log: this.options.log,
    });
  }

  private async handBack(lane: Lane, job: QueuedJob, token: string | undefined): Promise<never> {
    const { commands } = this.options.link;
    return this.lanes[lane].handBack(job, token).finally(() => {
      commands.publish(this.keys.wake, lane).catch(() => undefined);
    });
  }
}
