import path from 'node:path';
import pino from 'pino';
import { checkEngines } from '@/lib/engines/remote/status';
import { slotsOfMachine } from '@/lib/engines/remote/open-providers';
import { env, type Environment, WEB_SECRETS } from '@/lib/env';
import { openObjectStore } from '@/lib/files/open-object-store';
import { openLocalEngine } from '@/lib/local-models/local-engine';
import { outliveLogReaders } from '@/lib/log-pipes';
import { openWorkerMetrics, type WorkerMetrics } from '@/lib/metrics/metrics';
import { serveMetrics } from '@/lib/metrics/serve-metrics';
import { RedisLink } from '@/lib/redis/redis-link';
import { RedisSlots } from '@/lib/redis/redis-slots';
import { teamOptions } from '@/lib/workers/team-options';
import { WorkerNode } from './worker-node';

/** Entry of `npm run worker`: takes jobs from the queue until it is told to stop. */

const SECOND_MS = 1000;

/** A bundle that the build has made. */
function distFile(name: string): string {
  return path.join(process.cwd(), 'dist', name);
}

/** Serves what this machine counts, where a port is set for that. */
async function openMetricsOf(
  { METRICS_PORT: port, HOST: host }: Environment,
  load: () => WorkerNode['load'],
): Promise<WorkerMetrics | undefined> {
  if (port === undefined) return undefined;
  const metrics = await openWorkerMetrics(load);
  await serveMetrics(metrics, { port, host });
  return metrics;
}

async function work(): Promise<void> {
  outliveLogReaders();
  const environment = env();
  const { REDIS_URL: url, REDIS_PREFIX: prefix, LOG_LEVEL: level } = environment;
  if (!url) throw new Error('REDIS_URL is not set: workers take their jobs from there');
  const log = pino({ level, base: null });
  const found = WEB_SECRETS.filter((name) => environment[name] !== undefined);
  if (found.length > 0) log.warn({ found }, 'A worker needs none of these: leave them away');
  checkEngines(environment);
  const link = new RedisLink({ url, prefix, log });
  await link.open();
  const objects = await openObjectStore(environment);
  const slots = new RedisSlots(link, slotsOfMachine(environment));
  const local = await openLocalEngine({ environment, keeperPath: distFile('keeper.mjs'), log });
  const own = { ...environment, ENGINE_LOCAL_URL: local.url };
  const team = { ...teamOptions(own, distFile('worker.mjs'), log), slots };
  // One way each: the node tells of its jobs, and is asked what it does.
  const metrics = await openMetricsOf(environment, () => node.load);
  const node: WorkerNode = new WorkerNode({
    ...{ link, objects, log, team },
    ...(metrics && { onEnded: (job) => metrics.job(job) }),
  });
  await node.open();
  log.info({ slots: environment.WORKERS }, 'taking jobs');

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    log.info({}, 'stopping: no new jobs, running ones may end');
    const handedBack = await node.drain(environment.WORKER_DRAIN_SECONDS * SECOND_MS);
    if (handedBack > 0) log.warn({ handedBack }, 'stopped; others do the rest');
    await local.close();
    link.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  // Whoever started us hears that we work; when it is gone, nobody would ever tell us to stop.
  process.on('disconnect', () => void stop());
  process.send?.('ready');
}

work().catch((error: unknown) => {
  console.error('The worker could not start:', error);
  process.exit(1);
});
