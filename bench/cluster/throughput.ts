import { FixedOpenai } from '../../tests/backends/fixed-openai';
import { Backing, missingForCluster } from '../../tests/cluster/backing';
import { Cluster, WORKER_ENTRY } from '../../tests/cluster/cluster';
import { Load, type Seen } from '../../tests/cluster/faults/load';
import { makeUsers } from '../../tests/cluster/faults/make-users';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../median';

/**
 * `npm run bench:cluster`: requests a second and what they take with one, two and three web nodes, with an
 * engine elsewhere that takes a fixed time and no processor of this machine; and what one request alone
 * takes beyond the engine, with work done by the node itself and through the queue.
 */

const ENGINE_MS = 1_000;
const SECONDS = 15;
const USERS = 8;
const CLIENTS_PER_USER = 4;
const CHILDREN = 4;
const ALONE = 30;

/** Places at the engine are shared by all machines: as many as none of the shapes can fill. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'easel-bench-'));
const ENGINES_FILE = path.join(folder, 'engines.json');
writeFileSync(ENGINES_FILE, JSON.stringify({ backends: { openai: { concurrency: 64 } } }));

function variablesOf(engine: FixedOpenai): Record<string, string> {
  return {
    ENGINE_DRAW: `openai:${engine.url}`,
    ENGINES_FILE,
    FETCH_ALLOW_PRIVATE: '1',
    WORKERS: String(CHILDREN),
    WORKER_JOBS_PER_USER: '1000',
    WORKER_RUNNING_PER_USER: '1000',
    WORKER_QUEUE_LIMIT: '1000',
    RATE_LIMIT_REQUESTS_PER_SECOND: '10000',
    RATE_LIMIT_IMAGES_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

const tookMs = ({ startedAtMs, endedAtMs }: Seen) => endedAtMs - startedAtMs;

/** Many clients at once for a fixed time. */
async function crowd(cluster: Cluster, engine: FixedOpenai) {
  const users = await makeUsers(cluster, USERS);
  const warm = new Load(cluster.url, users, CLIENTS_PER_USER);
  await sleep(5_000);
  await warm.stop();
  engine.mostAtWork = 0;
  const startedAtMs = Date.now();
  const load = new Load(cluster.url, users, CLIENTS_PER_USER);
  await sleep(SECONDS * 1000);
  await load.stop();
  const seconds = (Date.now() - startedAtMs) / 1000;
  const good = load.seen.filter(({ status }) => status === 200);
  const times = good.map(tookMs);
  return {
    'requests/s': (good.length / seconds).toFixed(1),
    'median ms': Math.round(median(times)),
    'p99 ms': Math.round(percentile(times, 0.99)),
    'engine at most': engine.mostAtWork,
    lost: load.seen.length - good.length,
  };
}

/** What one request alone takes, beyond the time of the engine. */
async function alone(cluster: Cluster): Promise<number> {
  const users = await makeUsers(cluster, 1);
  const load = new Load(cluster.url, users, 1);
  while (load.seen.length < ALONE) await sleep(100);
  await load.stop();
  return median(load.seen.slice(5).map(tookMs)) - ENGINE_MS;
}

const missing = missingForCluster();
if (missing.length > 0) {
  console.error(`The benchmark needs servers that are not here:\n- ${missing.join('\n- ')}`);
  process.exit(1);
}
const backing = await Backing.start();
const engine = await new FixedOpenai(ENGINE_MS).start();
const hasQueue = existsSync(WORKER_ENTRY);
const { REDIS_URL: _, ...withoutRedis } = backing.variables;
try {
  const table: Record<string, unknown>[] = [];
  for (const nodes of [1, 2, 3]) {
    const shape = { nodes, workers: hasQueue ? nodes : 0, variables: variablesOf(engine) };
    const cluster = await Cluster.start({ ...shape, shared: backing.variables });
    table.push({
      nodes,
      'workers × children': `${nodes} × ${CHILDREN}`,
      ...(await crowd(cluster, engine)),
    });
    await cluster.stop();
  }
  console.table(table);
  const overheads: Record<string, string> = {};
  for (const [name, shared] of [
    ['without Redis', withoutRedis],
    [hasQueue ? 'through the queue' : 'with Redis', backing.variables],
  ] as const) {
    const shape = {
      nodes: 1,
      workers: 'REDIS_URL' in shared ? 1 : 0,
      variables: { ...variablesOf(engine), REDIS_PREFIX: 'alone' },
    };
    const cluster = await Cluster.start({ ...shape, shared });
    overheads[name] = `${Math.round(await alone(cluster))} ms beyond the engine`;
    await cluster.stop();
  }
  console.table(overheads);
} finally {
  await engine.stop();
  await backing.stop();
  rmSync(folder, { recursive: true, force: true });
}
