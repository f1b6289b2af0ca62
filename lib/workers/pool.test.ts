import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/errors/api-error';
import type { Job, JobProgress, JobResult } from '@/lib/operations/job';
import type { RunOptions } from '@/lib/operations/job-runner';
import { createMemoryStrikeBook } from '@/lib/scheduling/strike-book';
import { WorkerPool, type PoolOptions } from './pool';
import { restartPauseMs } from './restart-pause';

const QUICK_MS = 100;
const SLOW_MS = 30_000;
const MEBIBYTE = 1024 * 1024;

let folder: string;
let pool: WorkerPool;
let logged: string[];

/** Opens a pool whose first worker is up; the strikes it notes. */
async function open(options: Partial<PoolOptions> = {}): Promise<PoolOptions['strikes']> {
  const strikes = options.strikes ?? createMemoryStrikeBook();
  pool = new WorkerPool({
    entryPath: path.resolve('lib/workers/testing/fake-worker.mjs'),
    environment: {},
    spoolFolder: path.join(folder, 'spool'),
    log: {
      warn: (_, message) => logged.push(message),
      error: (_, message) => logged.push(message),
    },
    size: 1,
    memoryLimitBytes: 1_000 * MEBIBYTE,
    queueLimit: 64,
    jobsPerUser: 16,
    runningPerUser: 1,
    hasSpare: false,
    spareIdleMs: 60_000,
    queueTimeMs: 60_000,
    workTime: { baseMs: 60_000, maxMs: 60_000 },
    strikes,
    ...options,
  });
  if (options.environment?.FAKE_START !== 'fails') await pool.check();
  return strikes;
}

interface Sent {
  input?: Record<string, unknown>;
  userId?: string;
  estimateMs?: number;
  images?: Job['images'];
  signal?: AbortSignal;
  onProgress?: (progress: JobProgress) => void;
  deadline?: RunOptions['deadline'];
}

function send({ input = {}, images = {}, ...options }: Sent = {}) {
  const job: Job = { operationId: 'test', input, images, seed: 1 };
  const defaults = { userId: 'x', estimateMs: QUICK_MS, signal: new AbortController().signal };
  return pool.run(job, { ...defaults, ...options });
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

const pidOf = ({ text = '' }: JobResult) => (JSON.parse(text) as { pid: number }).pid;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'easel-pool-'));
  logged = [];
});
afterEach(() => {
  pool.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('turns', () => {
  it('let another user pass the backlog of the first, the slow one and the quick one', async () => {
    await open();
    const order: string[] = [];
    const note = (name: string, promise: Promise<unknown>) => promise.then(() => order.push(name));
    const backlog = Array.from({ length: 6 }, () =>
      note('x', send({ input: { waitMs: 30 }, estimateMs: SLOW_MS })),
    );
    const quick = note('y quick', send({ userId: 'y' }));
    const slow = note('y slow', send({ userId: 'y', estimateMs: SLOW_MS }));
    await Promise.all([...backlog, quick, slow]);
    expect(order.slice(0, 3)).toEqual(['x', 'y quick', 'y slow']);
  });

  it('are told to those who wait, and how far they have come', async () => {
    await open();
    const heard: JobProgress[] = [];
    const first = send({ input: { waitMs: 50 } });
    const second = send({ input: { waitMs: 50 } });
    await Promise.all([first, second, send({ onProgress: (progress) => heard.push(progress) })]);
    const places = heard.map(({ step, queue }) => `${step} ${queue?.lane} ${queue?.ahead}`);
    expect(places).toEqual(['waiting quick 1', 'waiting quick 0']);
  });

  it('are counted by lane', async () => {
    await open();
    const all = [send({ input: { waitMs: 200 } }), send({ estimateMs: SLOW_MS }), send()];
    await sleep(150);
    expect(pool.load).toMatchObject({ workers: 1, running: 1, waiting: 2 });
    expect(pool.load.oldestWaitMs).toBeGreaterThan(0);
    expect(pool.load.lanes.slow).toEqual({ running: 0, waiting: 1 });
    await Promise.all(all);
    expect(pool.load).toMatchObject({ running: 0, waiting: 0 });
  });
});

describe('a small picture of a stranger', () => {
  const isAlive = (pid: number) => existsSync(`/proc/${pid}`);
  const hold = () => outcome(send({ input: { waitMs: 3_000 } }));

  it('does not wait for somebody who holds every worker', async () => {
    await open({ hasSpare: true });
    const held = [hold(), hold()];
    await sleep(100);
    const sentAtMs = performance.now();
    expect(await outcome(send({ userId: 'y' }))).toBe('done');
    expect(performance.now() - sentAtMs).toBeLessThan(2_000);
    expect(await Promise.all(held)).toEqual(['done', 'done']);
  });

  it.skipIf(process.platform !== 'linux')(
    'is drawn by a worker that others yield to, and that ends when nobody needs it',
    async () => {
      await open({ hasSpare: true, spareIdleMs: 300 });
      const usual = pidOf(await send({ userId: 'y' }));
      const held = hold();
      await sleep(100);
      const spare = pidOf(await send({ userId: 'y' }));
      expect(spare).not.toBe(usual);
      expect(os.getPriority(spare)).toBe(os.getPriority());
      expect(os.getPriority(usual)).toBeGreaterThan(os.getPriority());
      expect(isAlive(spare)).toBe(true);
      await held;
      await sleep(1_000);
      expect([isAlive(usual), isAlive(spare)]).toEqual([true, false]);
    },
  );
});

describe('a user with too much in flight', () => {
  it('is refused with a time to come back, while others are served', async () => {
    await open({ jobsPerUser: 3 });
    const mine = Array.from({ length: 4 }, () => send({ input: { waitMs: 50 } }));
    const refused = await Promise.allSettled(mine);
    const reasons = refused.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatchObject({ code: 'rate_limited' });
    expect((reasons[0] as { headers: object }).headers).toHaveProperty('retry-after');
    expect(await outcome(send({ userId: 'y' }))).toBe('done');
  });

  it('makes room for others when the queue is full', async () => {
    await open({ queueLimit: 3 });
    const mine = Array.from({ length: 4 }, () => outcome(send({ input: { waitMs: 100 } })));
    await sleep(80);
    const others = outcome(send({ userId: 'y' }));
    expect(await Promise.all(mine)).toEqual(['done', 'done', 'done', 'engine_busy']);
    expect(await others).toBe('done');
  });
});

describe('time limits', () => {
  it('count the work and not the wait before it', async () => {
    await open({ workTime: { baseMs: 400, maxMs: 400 } });
    const all = Array.from({ length: 4 }, () => outcome(send({ input: { waitMs: 250 } })));
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('end a wait that is too long, which is nobody’s strike', async () => {
    const strikes = await open({ queueTimeMs: 100 });
    const first = outcome(send({ input: { waitMs: 400 } }));
    await sleep(60);
    expect(await outcome(send({ userId: 'y' }))).toBe('engine_busy');
    expect(await first).toBe('done');
    expect(await strikes.of('y')).toEqual([]);
  });

  it('grow with the size of the work', async () => {
    await open({ workTime: { baseMs: 100, maxMs: 60_000 } });
    await send();
    // What is expected grows with how slow the machine is just now: far more than any of that.
    const tooLong = send({ input: { waitMs: 60_000 }, estimateMs: 100 });
    expect(await outcome(tooLong)).toBe('engine_failed');
    expect(await outcome(send({ input: { waitMs: 600 }, estimateMs: 1_000 }))).toBe('done');
  });
});

describe('work that runs out of time', () => {
  // Who yields to other tests computes so little in a moment that it can't be told from waiting.
  const limits = { workTime: { baseMs: 700, maxMs: 700 }, niceness: 0 };

  it('by computing is a strike', async () => {
    const strikes = await open(limits);
    expect(await outcome(send({ input: { busyMs: 5_000 } }))).toBe('engine_failed');
    expect(await strikes.of('x')).toMatchObject({ length: 1, 0: { fault: 'deadline' } });
  });

  it('by computing where it can’t be asked to stop loses its process, and is a strike', async () => {
    const strikes = await open(limits);
    expect(await outcome(send({ input: { deafMs: 30_000 } }))).toBe('engine_failed');
    expect(await strikes.of('x')).toHaveLength(1);
    expect(await outcome(send())).toBe('done');
  });

  it('by waiting for a remote engine is none', async () => {
    const strikes = await open(limits);
    expect(await outcome(send({ input: { waitMs: 5_000 } }))).toBe('engine_failed');
    expect(await strikes.of('x')).toEqual([]);
  });

  it('a third time leaves its user one request at a time, and says why', async () => {
    const strikes = await open({ ...limits, jobsPerUser: 16 });
    for (let count = 0; count < 2; count += 1) await strikes.note('x', 'deadline');
    const striking = send({ input: { busyMs: 5_000 } });
    const waiting = send({ estimateMs: SLOW_MS });
    const [struck, dropped] = await Promise.allSettled([striking, waiting]);
    expect(struck).toMatchObject({ reason: { code: 'engine_failed' } });
    expect(dropped).toMatchObject({ reason: { code: 'rate_limited' } });
    await expect(send()).rejects.toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('3 of your requests in the last hour') as string,
    });
    expect(await outcome(send({ userId: 'y' }))).toBe('done');
  });
});

describe('a job with a time limit of its own', () => {
  const deadline = { afterMs: 300, error: new ApiError('unsafe_svg', 'too much') };

  it('is refused in its own words, loses its worker, and the next one works', async () => {
    const strikes = await open();
    const before = await send();
    const looping = send({ input: { deafMs: 60_000 }, deadline });
    await expect(looping).rejects.toMatchObject({ code: 'unsafe_svg' });
    expect(pidOf(await send())).not.toBe(pidOf(before));
    expect(await strikes.of('x')).toMatchObject([{ fault: 'deadline' }]);
  });

  it('whose thread still works is answered, and its worker is not given another', async () => {
    await open();
    const stuck = await send({ input: { isStuck: true } });
    expect(pidOf(await send())).not.toBe(pidOf(stuck));
  });

  it('whose thread still works after its refusal is a strike', async () => {
    const strikes = await open();
    expect(await outcome(send({ input: { isStuck: true, fails: true } }))).toBe('engine_failed');
    expect(await strikes.of('x')).toHaveLength(1);
  });
});

describe('a worker', () => {
  it('is ended while it works once it takes too much memory, which is a strike', async () => {
    const strikes = await open({ memoryLimitBytes: 200 * MEBIBYTE });
    await expect(send({ input: { hoardBytes: 2_000 * MEBIBYTE } })).rejects.toMatchObject({
      code: 'engine_failed',
      message: expect.stringContaining('memory') as string,
    });
    expect(await strikes.of('x')).toMatchObject([{ fault: 'memory' }]);
    expect(await outcome(send())).toBe('done');
  });

  it('that crashes of its job is a strike, and one that is ended from outside is none', async () => {
    const strikes = await open();
    expect(await outcome(send({ input: { signal: 'SIGSEGV' } }))).toBe('engine_failed');
    expect(await outcome(send({ userId: 'y', input: { signal: 'SIGKILL' } }))).toBe(
      'engine_failed',
    );
    expect(await strikes.of('x')).toMatchObject([{ fault: 'crash' }]);
    expect(await strikes.of('y')).toEqual([]);
  });

  it('that can’t start is tried after growing pauses, and jobs are told at once', async () => {
    const log = path.join(folder, 'starts');
    await open({ environment: { FAKE_START: 'fails', FAKE_LOG: log } });
    expect(await outcome(send())).toBe('engine_failed');
    await expect(send()).rejects.toThrow('the engine does not start');
    await expect(pool.check()).rejects.toThrow();
    const starts = readFileSync(log, 'utf8').trim().split('\n');
    expect(starts.length).toBeLessThanOrEqual(4);
    const times = starts.map((line) => Number(line.split(' ')[1]));
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    // At least as long as said: how long the start of a process takes comes on top.
    expect(pauses.length).toBeGreaterThan(0);
    for (const [index, pause] of pauses.entries())
      expect(pause).toBeGreaterThanOrEqual(restartPauseMs(index + 1));
    expect(logged.filter((line) => line.includes('while it started'))).toHaveLength(starts.length);
  });

  it('knows nothing of the server’s environment but what it was given', async () => {
    process.env.EASEL_TEST_SECRET = 'of the server';
    await open({ environment: { ENGINE_URL: 'given' } });
    const { text = '' } = await send();
    const { environment } = JSON.parse(text) as { environment: Record<string, string> };
    delete process.env.EASEL_TEST_SECRET;
    expect(environment.ENGINE_URL).toBe('given');
    expect(Object.keys(environment).filter((name) => !/^(NODE_|ENGINE_URL)/.test(name))).toEqual(
      [],
    );
  });

  it('is stopped when nobody waits for its job any more', async () => {
    await open();
    const gone = new AbortController();
    const running = send({ input: { waitMs: 20_000 }, signal: gone.signal });
    await sleep(200);
    gone.abort(new Error('gone'));
    await expect(running).rejects.toThrow('gone');
    expect(await outcome(send())).toBe('done');
  });
});

describe('pictures on their way', () => {
  it('travel in files when they are large, and leave none behind', async () => {
    await open();
    const large = new Uint8Array(MEBIBYTE).fill(5);
    const { images, text = '' } = await send({
      images: { image: [large, new Uint8Array([1, 2])] },
      input: { resultBytes: 2 * MEBIBYTE },
    });
    expect(images[0]?.bytes.byteLength).toBe(2 * MEBIBYTE);
    const sent = JSON.parse(text) as { images: { image: { file?: string }[] } };
    expect(sent.images.image[0]?.file).toMatch(/^[0-9a-f-]{36}$/);
    const spools = existsSync(path.join(folder, 'spool'))
      ? readdirSync(path.join(folder, 'spool'))
      : [];
    await sleep(50);
    expect(readdirSync(path.join(folder, 'spool', spools[0] ?? ''))).toEqual([]);
  });
});
