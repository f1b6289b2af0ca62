import { createHash } from 'node:crypto';
import { ApiError } from '@/lib/errors/api-error';
import type { OpenWindow, RateWindow, WindowSize } from '@/lib/rate-limit/window';

/**
 * Limits on guessing and on what strangers can make us do. Keys are folded into a fixed number of
 * buckets, which bounds the memory; two keys that share one share its limit.
 */
const BUCKETS = 65_536;
const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

const LIMITS = {
  /** Passwords that strangers together may try at one account; browsers it knows do not count here. */
  'password-of-email': { points: 100, windowSeconds: HOUR_SECONDS },
  'password-of-email-from-address': { points: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  'password-from-address': { points: 50, windowSeconds: QUARTER_HOUR_SECONDS },
  'password-from-device': { points: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  /** The current password, asked for on the profile page. */
  'password-of-session': { points: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  /** `SIGNUPS_PER_HOUR` in place of this. */
  'sign-up-from-address': { points: 20, windowSeconds: HOUR_SECONDS },
  /** Letters with a link that anybody can have sent to one address. */
  'mail-to-email': { points: 3, windowSeconds: HOUR_SECONDS },
  'reset-from-address': { points: 10, windowSeconds: HOUR_SECONDS },
} as const satisfies Record<string, WindowSize>;

export type Attempt = keyof typeof LIMITS;

export interface AttemptLimits {
  /** Counts an attempt; rejects with `rate_limited`, saying when to try again. */
  count(attempt: Attempt, key: string): Promise<void>;
  /** Takes an attempt back that turned out to be none. */
  takeBack(attempt: Attempt, key: string): Promise<void>;
}

function bucketOf(key: string): string {
  return String(createHash('sha256').update(key).digest().readUInt32BE() % BUCKETS);
}

function refusal(attempt: Attempt, waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const message =
    attempt === 'password-of-email'
      ? `Too many attempts at this account. A browser that has signed in to it before still can; any other can again in ${wait}.`
      : `Too many attempts. Try again in ${wait}.`;
  return new ApiError('rate_limited', message, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** @param signUpsPerHour accounts that one address may make in an hour */
export function createAttemptLimits(
  openWindow: OpenWindow,
  signUpsPerHour: number = LIMITS['sign-up-from-address'].points,
): AttemptLimits {
  const limits: Record<Attempt, WindowSize> = {
    ...LIMITS,
    'sign-up-from-address': { points: signUpsPerHour, windowSeconds: HOUR_SECONDS },
  };
  const windows = new Map<Attempt, RateWindow>();
  const windowOf = (attempt: Attempt) => {
    const window = windows.get(attempt) ?? openWindow(attempt, limits[attempt]);
    windows.set(attempt, window);
    return window;
  };
  return {
    async count(attempt, key) {
      const { allowed, resetMs } = await windowOf(attempt).take(bucketOf(key));
      if (!allowed) throw refusal(attempt, resetMs);
    },
    takeBack: (attempt, key) => windowOf(attempt).giveBack(bucketOf(key)),
  };
}
