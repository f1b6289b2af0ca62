import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateImage } from '@/lib/operations/generate-image/definition';
import type { Job, JobProgress } from '@/lib/operations/job';
import { createMemoryStrikeBook } from '@/lib/scheduling/strike-book';
import { WorkerPool } from '@/lib/workers/pool';
import { workerEnvironment } from '@/lib/workers/worker-environment';
import { bundle } from '@/scripts/lib/bundle.mjs';
import { FakeComfyui } from '../backends/fake-comfyui';
import { until } from './gate';

const WORKERS = 2;

let server: FakeComfyui;
let pool: WorkerPool;
let folder: string;

/** Packages are loaded from the project, so that the bundle must lie in it. */
async function bundleWorker(): Promise<string> {
  const entryPath = path.join(folder, 'worker.mjs');
  await bundle('lib/workers/entry.ts', entryPath);
  return entryPath;
}

function job(prompt: string): Job {
  const fields = generateImage.input.parse({ prompt, size: '1:1', model: 'svcv4_1' });
  const input = generateImage.resolve(fields, {}, '/v1/images/generations');
  return { operationId: 'generateImage', input, images: {}, seed: 5 };
}

const run = (prompt: string, signal = new AbortController().signal) => {
  const progress: JobProgress[] = [];
  const result = pool.run(job(prompt), {
    userId: 'a user',
    estimateMs: 1_000,
    signal,
    onProgress: (step) => progress.push(step),
  });
  return { result, progress };
};

beforeAll(async () => {
  server = await new FakeComfyui().start();
  folder = mkdtempSync(path.resolve('node_modules', '.easel-worker-'));
  const environment = {
    ENGINE_URL: `comfyui:${server.url}`,
    ENGINES_FILE: 'tests/engines/small-sizes.json',
    ENGINE_QUEUE_SECONDS: '60',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  };
  pool = new WorkerPool({
    entryPath: await bundleWorker(),
    environment: workerEnvironment(process.env, environment),
    spoolFolder: path.join(folder, 'spool'),
    log: console,
    size: WORKERS,
    queueLimit: 8,
    jobsPerUser: 8,
    runningPerUser: 1,
    hasSpare: false,
    spareIdleMs: 60_000,
    queueTimeMs: 60_000,
    workTime: { baseMs: 60_000, maxMs: 60_000 },
    memoryLimitBytes: 3e9,
    strikes: createMemoryStrikeBook(),
  });
}, 60_000);

afterAll(async () => {
  pool.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('worker processes', () => {
  it('draw by the backend, tell its progress and say who drew', async () => {
    const { result, progress } = run('a red fox');
    const { images } = await result;
    expect(images[0]).toMatchObject({
      widthPx: 1024,
      heightPx: 1024,
      report: { engine: 'comfyui' },
    });
    expect(progress.length).toBeGreaterThan(0);
  });

  it('share the places at an address: two of them never send it two pictures at once', async () => {
    const most = { running: 0 };
    server.looksUntilDone = 6;
    const both = ['one fox', 'two foxes'].map((prompt) => run(prompt).result);
    const watch = setInterval(() => {
      const atWork = server.jobs.filter(({ state }) => state === 'running' || state === 'pending');
      most.running = Math.max(most.running, atWork.length);
    }, 1);
    await Promise.all(both);
    clearInterval(watch);
    expect(most.running).toBe(1);
    const [slots] = readdirSync(path.join(folder, 'engine-slots'));
    expect(readdirSync(path.join(folder, 'engine-slots', slots ?? ''))).toEqual([]);
  });

  it('stop the backend’s work when the request is cancelled', async () => {
    server.never = true;
    const before = server.jobs.length;
    const cancel = new AbortController();
    const { result } = run('a fox that nobody waits for', cancel.signal);
    await until(() => server.jobs[before]?.state === 'running', 'it runs');
    cancel.abort(new Error('gone'));
    await expect(result).rejects.toThrow('gone');
    await until(() => server.jobs[before]?.state === 'cancelled', 'it was cancelled there');
    server.never = false;
  });

  it('pass on what happened when the backend dies in the middle', async () => {
    server.never = true;
    const before = server.jobs.length;
    const { result } = run('a last fox');
    await until(() => server.jobs[before]?.state === 'running', 'it runs');
    await server.stop();
    await expect(result).rejects.toMatchObject({
      code: 'engine_failed',
      message: expect.stringContaining('comfyui') as string,
    });
  });
});
