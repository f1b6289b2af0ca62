import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { JobRunner } from '@/lib/operations/job-runner';
import { QueueBench } from '@/lib/queue/testing/queue-bench';
import { buildWorkers } from '@/lib/queue/testing/worker-process';
import { createMemoryStrikeBook } from '@/lib/scheduling/strike-book';
import { RedisServer } from '@/tests/support/redis';
import { WorkerPool } from '@/lib/workers/pool';

/** What the queue takes over the pool, one small job after another: `npm run bench:queue`. */

const ROUNDS = 200;
const WARM_UP = 20;

async function millisecondsOf(
  runner: JobRunner,
  images: Record<string, Uint8Array[]>,
  rounds = ROUNDS,
) {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAtMs = performance.now();
    const job = { operationId: 'test', input: { waitMs: 1, resultBytes: 40_000 }, images, seed: 1 };
    const signal = new AbortController().signal;
    await runner.run(job, { userId: 'x', estimateMs: 100, signal });
    took.push(performance.now() - startedAtMs);
  }
  took.sort((one, other) => one - other);
  const at = (share: number) => Number(took[Math.floor(share * rounds)]?.toFixed(1));
  return { median: at(0.5), p90: at(0.9), p99: at(0.99) };
}

const [redis, workers] = await Promise.all([RedisServer.start(), buildWorkers()]);
const bench = await new QueueBench(redis.url, workers.folder).open();
await bench.worker();
const folder = mkdtempSync(path.join(workers.folder, 'pool-'));
const pool = new WorkerPool({
  entryPath: path.resolve('lib/workers/testing/fake-worker.mjs'),
  environment: {},
  spoolFolder: path.join(folder, 'spool'),
  log: console,
  size: 1,
  memoryLimitBytes: 3e9,
  queueLimit: 64,
  jobsPerUser: 16,
  runningPerUser: 1,
  hasSpare: false,
  spareIdleMs: 60_000,
  queueTimeMs: 60_000,
  workTime: { baseMs: 60_000, maxMs: 60_000 },
  strikes: createMemoryStrikeBook(),
});
await pool.check();
const picture = { image: [new Uint8Array(500_000)] };
const table: Record<string, unknown>[] = [];
for (const [job, images] of Object.entries({ 'no picture': {}, 'a picture of 0.5 MB': picture })) {
  // The first jobs of each open connections and warm code.
  for (const runner of [pool, bench.runner]) await millisecondsOf(runner, images, WARM_UP);
  const [inPool, inQueue] = [
    await millisecondsOf(pool, images),
    await millisecondsOf(bench.runner, images),
  ];
  const overhead = (at: keyof typeof inPool) => Number((inQueue[at] - inPool[at]).toFixed(1));
  table.push({ job, where: 'in the pool, ms', ...inPool });
  table.push({ job, where: 'through the queue, ms', ...inQueue });
  table.push({
    job,
    where: 'more, ms',
    median: overhead('median'),
    p90: overhead('p90'),
    p99: overhead('p99'),
  });
}
console.table(table);
pool.close();
await bench.close();
await redis.stop();
workers.remove();
rmSync(folder, { recursive: true, force: true });
