/** How long a job may work and wait. Waiting does not count against the time to work. */
export interface TimeLimits {
  /** Time to work that every job has. */
  baseMs: number;
  /** Time to work that no job has more of. */
  maxMs: number;
}

/** How much longer than expected a job may take: on a busy machine, or with an estimate that errs. */
const PATIENCE = 8;

/**
 * Time a job may work: by what it is expected to take, so that every legal input can finish, and never
 * below what all have.
 */
export function deadlineMs(expectedMs: number, { baseMs, maxMs }: TimeLimits): number {
  return Math.max(baseMs, Math.min(PATIENCE * expectedMs, maxMs));
}
