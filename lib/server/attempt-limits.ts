import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '@/lib/errors/api-error';

/**
 * Limits on guessing: passwords per address and per e-mail, sign-ups per address. Keys are folded
 * into a fixed number of buckets, which bounds the memory; two keys that share one share its limit.
 */
const BUCKETS = 65_536;
const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

export type Attempt = 'password-of-email' | 'password-from-address' | 'sign-up-from-address';

const LIMITS: Record<Attempt, { points: number; duration: number }> = {
  'password-of-email': { points: 10, duration: QUARTER_HOUR_SECONDS },
  'password-from-address': { points: 50, duration: QUARTER_HOUR_SECONDS },
  'sign-up-from-address': { points: 120, duration: HOUR_SECONDS },
};

export interface AttemptLimits {
  /** Counts an attempt; rejects with `rate_limited`, saying when to try again. */
  count(attempt: Attempt, key: string): Promise<void>;
  /** Takes an attempt back that turned out to be none. */
  takeBack(attempt: Attempt, key: string): Promise<void>;
  /** Forgets all attempts of a key. */
  forgive(attempt: Attempt, key: string): Promise<void>;
}

function bucketOf(key: string): string {
  return String(createHash('sha256').update(key).digest().readUInt32BE() % BUCKETS);
}

function refusal(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new ApiError('rate_limited', `Too many attempts. Try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

export function createAttemptLimits(): AttemptLimits {
  const limiters = new Map(
    Object.entries(LIMITS).map(([attempt, limit]) => [attempt, new RateLimiterMemory(limit)]),
  );
  return {
    async count(attempt, key) {
      try {
        await limiters.get(attempt)?.consume(bucketOf(key));
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? refusal(reason.msBeforeNext) : reason;
      }
    },
    async takeBack(attempt, key) {
      await limiters.get(attempt)?.reward(bucketOf(key));
    },
    async forgive(attempt, key) {
      await limiters.get(attempt)?.delete(bucketOf(key));
    },
  };
}

const shared: typeof globalThis & { easelAttemptLimits?: AttemptLimits } = globalThis;

/** The limits of this process: Next loads modules once per bundle, and all must count together. */
export function attemptLimits(): AttemptLimits {
  shared.easelAttemptLimits ??= createAttemptLimits();
  return shared.easelAttemptLimits;
}

/**
 * The client's address as the nearest hop saw it: the last entry of `x-forwarded-for`, which a
 * reverse proxy appends (`TRUST_PROXY`) and, without one, Next fills in from the socket. IPv6 counts per /64, the
 * smallest block that providers hand out.
 */
export function clientAddress(forwardedFor: string | null | undefined): string {
  const address = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return parsed.toNormalizedString().split(':').slice(0, 4).join(':');
}
