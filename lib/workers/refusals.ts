import { ApiError } from '@/lib/errors/api-error';
import { retryAfterSeconds } from '@/lib/scheduling/admission';
import { reasonOf, type Allowance } from '@/lib/scheduling/strikes';

/** What a job is refused with, and when to come back. */

function refusal(code: 'engine_busy' | 'rate_limited', waitMs: number, message: string): ApiError {
  const seconds = retryAfterSeconds(waitMs);
  return new ApiError(code, `${message}; try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** The queue of all is full. */
export function queueFull(waiting: number, waitMs: number): ApiError {
  return refusal('engine_busy', waitMs, `the engine has ${waiting} jobs waiting`);
}

/** A job found no worker in the time it may wait. */
export function waitedTooLong(limitMs: number, waitMs: number): ApiError {
  const message = `the engine found no time for this in ${Math.round(limitMs / 1000)} s`;
  return refusal('engine_busy', waitMs, message);
}

/** One user's own limit: others are not to blame, so that it is no `engine_busy`. */
export function tooManyInFlight(limit: number, waitMs: number): ApiError {
  return refusal(
    'rate_limited',
    waitMs,
    `you have ${limit} requests waiting and running, which is the limit`,
  );
}

/** Too many of a user's jobs were stopped because of what is in them. */
export function heldBack(allowance: Allowance, waitMs: number): ApiError {
  const rule = `until they are an hour old you may send ${allowance.inFlight} request at a time, with pauses`;
  return refusal('rate_limited', waitMs, `${reasonOf(allowance)}; ${rule}`);
}

export function engineBroken(): ApiError {
  return new ApiError(
    'engine_failed',
    'the engine does not start; the log of the server tells its administrator why',
  );
}
