import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { createDiskObjectStore } from '@/lib/files/disk-object-store';
import type { Job, JobProgress, MadeResult } from '@/lib/operations/job';
import type { RunOptions } from '@/lib/operations/job-runner';
import { RedisLink } from '@/lib/redis/redis-link';
import { createMemoryStrikeBook } from '@/lib/scheduling/strike-book';
import { QueueRunner, type QueueRunnerOptions } from '../queue-runner';
import { WorkerProcessUnderTest, type WorkerSetup } from './worker-process';

const QUICK_MS = 100;

export interface Sent {
  input?: Record<string, unknown>;
  userId?: string;
  estimateMs?: number;
  images?: Job['images'];
  style?: Job['style'];
  signal?: AbortSignal;
  onProgress?: (progress: JobProgress) => void;
  deadline?: RunOptions['deadline'];
}

/** A queue of its own in a Redis that tests share: a server that sends jobs, and workers in processes. */
export class QueueBench {
  readonly dataDir = mkdtempSync(path.join(os.tmpdir(), 'easel-queue-'));
  readonly objects = createDiskObjectStore(this.dataDir);
  readonly link: RedisLink;
  readonly strikes = createMemoryStrikeBook();
  readonly runner: QueueRunner;
  private readonly workers: WorkerProcessUnderTest[] = [];

  constructor(
    private readonly redisUrl: string,
    private readonly folder: string,
    options: Partial<QueueRunnerOptions> = {},
    /** The same as another's: another server before the same queue. */
    readonly prefix = `t${randomUUID().slice(0, 8)}`,
  ) {
    const log = { warn: () => undefined, error: () => undefined };
    this.link = new RedisLink({ url: redisUrl, prefix: this.prefix, log });
    this.runner = new QueueRunner({
      link: this.link,
      objects: this.objects,
      strikes: this.strikes,
      queueLimit: 64,
      jobsPerUser: 16,
      queueTimeMs: 60_000,
      workTime: { baseMs: 60_000, maxMs: 60_000 },
      log,
      ...options,
    });
  }

  async open(): Promise<this> {
    await this.link.open();
    this.runner.warm();
    return this;
  }

  async worker(setup: Partial<WorkerSetup> = {}): Promise<WorkerProcessUnderTest> {
    const { redisUrl, prefix, dataDir } = this;
    const worker = await WorkerProcessUnderTest.start(this.folder, {
      redisUrl,
      prefix,
      dataDir,
      ...setup,
    });
    this.workers.push(worker);
    return worker;
  }

  /** @param sent `input` says what the fake process does; see fake-worker.mjs */
  send({ input = {}, images = {}, style, ...options }: Sent = {}): Promise<MadeResult> {
    const job: Job = { operationId: 'test', input, images, seed: 1, ...(style && { style }) };
    const defaults = { userId: 'x', estimateMs: QUICK_MS, signal: new AbortController().signal };
    return this.runner.run(job, { ...defaults, ...options });
  }

  /** A file that jobs write a line to when they begin, for the input `log`. */
  get log(): string {
    return path.join(this.dataDir, 'log');
  }

  /** When jobs that log have begun, Unix time in milliseconds. */
  starts(): number[] {
    try {
      return readFileSync(this.log, 'utf8').trim().split('\n').map(Number);
    } catch {
      return [];
    }
  }

  async close(): Promise<void> {
    this.runner.close();
    await Promise.all(this.workers.map((worker) => worker.kill()));
    this.link.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** How a job ended: `done`, or the code of its error. */
export function outcome(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
}
