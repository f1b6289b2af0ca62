/**
 * Two lanes: a small picture must not stand behind a large one. Quick work is what a person waits for
 * in front of the screen; everything else is slow.
 */
export const LANES = ['quick', 'slow'] as const;
export type Lane = (typeof LANES)[number];

/** Estimated work up to which a job goes in the quick lane. */
export const QUICK_MS = 3_000;

/**
 * How long a job of the quick lane may work before it must give way to quick jobs of others that find
 * no worker: so far over its estimate that the estimate was wrong.
 */
export const QUICK_OVERRUN_MS = 4 * QUICK_MS;

/** Quick jobs that may start one after another while a slow one waits that could start. */
export const QUICK_STARTS_IN_A_ROW = 4;

export function laneOf(estimateMs: number): Lane {
  return estimateMs <= QUICK_MS ? 'quick' : 'slow';
}

/** Workers that slow jobs may have at once: one stays free for quick ones where there are several. */
export function slowWorkers(workers: number): number {
  return Math.max(1, workers - 1);
}
