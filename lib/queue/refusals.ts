import { ApiError } from '@/lib/errors/api-error';
import { retryAfterSeconds } from '@/lib/scheduling/admission';
import type { Verdict } from './admission';

/** What a job is refused with where it goes to workers of other machines, and when to come back. */

const AWAY_SECONDS = 5;
/** What the time to wait is at the least: a place is not free at once because the estimates are short. */
const LEAST_WAIT_MS = 1_000;

function withRetry(code: ApiError['code'], seconds: number, message: string, cause?: unknown) {
  return new ApiError(code, `${message}; try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
    cause,
  });
}

/** Redis can't be asked: nothing was begun. */
export function queueAway(cause: unknown): ApiError {
  return withRetry('service_unavailable', AWAY_SECONDS, 'the queue of work does not answer', cause);
}

export function refused({ why, count, waitMs }: Extract<Verdict, { admitted: false }>): ApiError {
  const seconds = retryAfterSeconds(Math.max(LEAST_WAIT_MS, waitMs));
  if (why === 'none') return withRetry('engine_busy', AWAY_SECONDS, 'no worker is there now');
  if (why === 'own') {
    const limit = `you have ${count} requests waiting and running, which is the limit`;
    return withRetry('rate_limited', seconds, limit);
  }
  const message =
    why === 'full'
      ? `the engine has ${count} jobs waiting and running`
      : `the engine is nearly full, and ${count} of its jobs are yours`;
  return withRetry('engine_busy', seconds, message);
}

/** BullMQ's words for a job whose workers were lost as often as it is tried. */
const LOST = /more than allowable limit/;

/** A job that BullMQ counts as failed: its machines were lost, or none could read it. */
export function notDone(reason: string): ApiError {
  const message = LOST.test(reason)
    ? 'the engine was lost while it worked on this, and again when it tried once more'
    : 'the engine could not do this';
  return new ApiError('engine_failed', message, { cause: new Error(reason) });
}

export function noEnd(): ApiError {
  return new ApiError('engine_failed', 'this took too long and was stopped');
}
