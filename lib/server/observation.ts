import { type Metrics, openMetrics } from '@/lib/metrics/metrics';
import { createReadiness, type Readiness } from './readiness';
import type { Services } from './services';

/** How a server tells others how it is. */
export interface Observation {
  /** What of all services answers now. */
  readiness: () => Promise<Readiness>;
  /** Counts what happens, where somebody asks for it. */
  metrics?: Metrics;
}

type Observed = Pick<
  Services,
  'database' | 'files' | 'redis' | 'jobs' | 'storage' | 'openReservations' | 'env'
>;

const SECOND_MS = 1_000;
/** Balancers give up after some seconds; what servers share answers in a fraction of one, or not. */
const READINESS = { cachedMs: SECOND_MS, limitMs: 5 * SECOND_MS, sharedLimitMs: SECOND_MS };

function readinessOf({ database, files, redis, jobs, storage, env }: Observed) {
  return createReadiness(
    {
      database: { check: () => database.check(), isShared: false },
      storage: {
        check: () => files.check(),
        isShared: env.S3_BUCKET !== undefined,
        isDegraded: async () => !(await storage.hasRoom()),
      },
      engine: { check: () => jobs.check(), isShared: redis !== undefined },
      ...(redis && { redis: { check: () => redis.check(), isShared: true } }),
    },
    READINESS,
  );
}

/** Readiness always, metrics where a port is set for them. */
export async function observationOf(all: Observed): Promise<Observation> {
  const readiness = readinessOf(all);
  if (all.env.METRICS_PORT === undefined) return { readiness };
  const metrics = await openMetrics({
    load: () => all.jobs.load,
    reservations: () => all.openReservations(),
    files: () => all.files.usage(),
    parts: async () => (await readiness()).parts,
  });
  return { readiness, metrics };
}
