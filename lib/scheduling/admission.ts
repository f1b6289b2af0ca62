import { inFlightOf, type Schedule, type WaitingJob } from './schedule';

/**
 * How much may wait. One user may have a number of jobs in flight, and all together may fill the
 * queue; when it overflows, whoever has most in it loses the job that came last, so that one user's
 * flood does not shut the door on the others.
 */

/** Longest wait that a client is told to come back after. */
const MAX_RETRY_MS = 10 * 60_000;

/** Whether a user may put one more job into the queue. */
export function hasPlaceFor(schedule: Schedule, userId: string, inFlightLimit: number): boolean {
  return inFlightOf(schedule, userId) < inFlightLimit;
}

/**
 * The job to refuse when more wait than may: the latest of the user with most waiting; among users
 * with equally many, the latest of all.
 */
export function overflow({ waiting }: Schedule, queueLimit: number): WaitingJob | undefined {
  if (waiting.length <= queueLimit) return undefined;
  const counts = new Map<string, number>();
  for (const { userId } of waiting) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return waiting.findLast(({ userId }) => counts.get(userId) === most);
}

/** When a worker will have done what runs and waits now, as far as the estimates say. */
export function backlogMs({ waiting, running }: Schedule, workers: number, nowMs: number): number {
  const leftMs = running.map((job) => Math.max(0, job.costMs - (nowMs - job.startedAtMs)));
  const waitingMs = waiting.map(({ costMs }) => costMs);
  return [...leftMs, ...waitingMs].reduce((sum, costMs) => sum + costMs, 0) / workers;
}

/** Seconds to name in `Retry-After`: 1 to 600, rounded up so that waiting them is enough. */
export function retryAfterSeconds(waitMs: number): number {
  return Math.max(1, Math.ceil(Math.min(waitMs, MAX_RETRY_MS) / 1000));
}
