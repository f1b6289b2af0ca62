import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/errors/api-error';
import type { Job } from '@/lib/operations/job';
import { WorkerPool } from './pool';

/** A worker that does nothing at once, or never lets go of the processor. */
const ENTRY = `
process.on('message', ({ type, jobId, job }) => {
  if (type !== 'run') return;
  while (job.operationId === 'loop');
  process.send({ type: 'done', jobId, result: { images: [], text: String(process.pid) }, memoryBytes: 1, isStuck: job.operationId === 'stuck' });
});
process.send({ type: 'ready' });
`;

const job = (operationId: string): Job => ({ operationId, input: {}, images: {}, seed: 0 });

describe('a job with a time limit of its own', () => {
  let folder: string;
  let pool: WorkerPool;

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'easel-pool-'));
    const entryPath = path.join(folder, 'worker.mjs');
    writeFileSync(entryPath, ENTRY);
    pool = new WorkerPool({ entryPath, size: 1, queueLimit: 4, memoryLimitBytes: 1e9 });
  });
  afterAll(() => {
    pool.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (operationId: string, afterMs: number) =>
    pool.run(job(operationId), {
      signal: new AbortController().signal,
      deadline: { afterMs, error: new ApiError('unsafe_svg', 'too much') },
    });

  it('is refused in its own words, loses its worker, and the next one works', async () => {
    const before = await run('nothing', 60_000);
    await expect(run('loop', 300)).rejects.toMatchObject({ code: 'unsafe_svg' });
    const after = await run('nothing', 60_000);
    expect(after.text).not.toBe(before.text);
  });

  it('whose thread still works is answered, and its worker is not given another', async () => {
    const stuck = await run('stuck', 60_000);
    const after = await run('nothing', 60_000);
    expect(after.text).not.toBe(stuck.text);
  });
});
