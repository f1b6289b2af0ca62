/**
 * How this machine and its engines keep to the estimates: for each operation the ratio of what jobs
 * took to what was estimated. Each user has one voice, the lower of the latest two: a first job may take
 * many times as long, while a new process loads what all later ones find loaded, and must not make small work
 * slow in everybody's eyes. The median of the voices counts, so that no single user's pictures slow down
 * what is expected of everybody's.
 */
export type Durations = ReadonlyMap<string, ReadonlyMap<string, Voice>>;

interface Voice {
  /** Of the latest job. */
  ratio: number;
  /** Of the one before it; a voice without one says nothing yet. */
  earlier?: number;
}

export const NO_DURATIONS: Durations = new Map();

/** Users heard for one operation; the one not heard for longest makes room. */
const MAX_VOICES = 63;
/** Jobs that failed at once or hung must not make an estimate absurd. */
const RATIO_RANGE = { least: 0.1, most: 100 };

/** The durations after a job that succeeded. `estimateMs` is above 0. */
export function observed(
  durations: Durations,
  job: { operationId: string; userId: string; estimateMs: number },
  tookMs: number,
): Durations {
  const { least, most } = RATIO_RANGE;
  const ratio = Math.min(most, Math.max(least, tookMs / job.estimateMs));
  const voices = new Map(durations.get(job.operationId));
  const before = voices.get(job.userId);
  voices.delete(job.userId);
  voices.set(job.userId, before ? { ratio, earlier: before.ratio } : { ratio });
  const kept = [...voices].slice(-MAX_VOICES);
  return new Map(durations).set(job.operationId, new Map(kept));
}

/** What a job is expected to take here, given its estimate. */
export function expectedMs(durations: Durations, operationId: string, estimateMs: number): number {
  const ratios = [...(durations.get(operationId)?.values() ?? [])]
    .flatMap(({ ratio, earlier }) => (earlier === undefined ? [] : [Math.min(ratio, earlier)]))
    .sort((one, other) => one - other);
  return estimateMs * (ratios[Math.floor((ratios.length - 1) / 2)] ?? 1);
}
