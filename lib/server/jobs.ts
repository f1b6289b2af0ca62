import path from 'node:path';
import type { Environment } from '@/lib/env';
import type { ObjectStore } from '@/lib/files/object-store';
import type { JobRunner } from '@/lib/operations/job-runner';
import { QueueRunner } from '@/lib/queue/queue-runner';
import type { RedisLink } from '@/lib/redis/redis-link';
import { createRedisStrikeBook } from '@/lib/redis/redis-strike-book';
import { createMemoryStrikeBook } from '@/lib/scheduling/strike-book';
import { WorkerPool } from '@/lib/workers/pool';
import { teamOptions } from '@/lib/workers/team-options';
import type { WorkerLog } from '@/lib/workers/worker-process';
import { workTimeOf } from './local-engine';
import { logger } from './logger';

const SECOND_MS = 1000;

/** Opened with its first line: whoever makes services for another environment may have none of its own. */
const LOG: WorkerLog = {
  warn: (facts, message) => logger().warn(facts, message),
  error: (facts, message) => logger().error(facts, message),
};

/** The worker's own bundle (scripts/build.mjs makes it): Next's bundler must leave the path alone. */
function workerEntryPath(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'worker.mjs');
}

function limitsOf(environment: Environment) {
  return {
    queueLimit: environment.WORKER_QUEUE_LIMIT,
    jobsPerUser: environment.WORKER_JOBS_PER_USER,
    queueTimeMs: environment.WORKER_QUEUE_SECONDS * SECOND_MS,
    workTime: workTimeOf(environment),
  };
}

/**
 * Who does the work: processes of this machine, or, where servers share a Redis, the workers that take
 * jobs from it (`npm run worker`). Such a server starts no process of its own.
 */
export function openJobs(
  environment: Environment,
  objects: ObjectStore,
  redis: RedisLink | undefined,
): JobRunner {
  const limits = limitsOf(environment);
  const strikes = createMemoryStrikeBook();
  if (redis) {
    const shared = createRedisStrikeBook(redis, strikes);
    return new QueueRunner({ ...limits, link: redis, objects, strikes: shared, log: logger() });
  }
  const { WORKERS: workers, WORKER_RUNNING_PER_USER: runningPerUser } = environment;
  return new WorkerPool({
    ...teamOptions(environment, workerEntryPath(), LOG),
    ...limits,
    runningPerUser: runningPerUser ?? Math.ceil(workers / 2),
    hasSpare: true,
    strikes,
  });
}
