import PQueue from 'p-queue';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateDecision, RateLimiter } from './rate-limiter';

interface RateLimits {
  requestsPerSecond: number;
  imagesPerMinute: number;
}

const SECOND_S = 1;
const MINUTE_S = 60;

/** Counts in this process, in windows that open with a user's first request and end by themselves. */
export function createMemoryRateLimiter(limits: RateLimits): RateLimiter {
  const requests = new RateLimiterMemory({
    points: limits.requestsPerSecond,
    duration: SECOND_S,
  });
  const images = new RateLimiterMemory({ points: limits.imagesPerMinute, duration: MINUTE_S });
  // Looking and taking are two steps, which must not mix with those of another request.
  const inTurn = new PQueue({ concurrency: 1 });

  return {
    imagesLeft: (userId) => stateOf(images, userId),
    takeRequest: (userId) => take(requests, userId, 1),
    takeImages: (userId, count) => inTurn.add(() => takeIfAllFit(images, userId, count)),
  };
}

async function stateOf(limiter: RateLimiterMemory, key: string): Promise<RateDecision> {
  const state = await limiter.get(key);
  const remaining = state === null ? limiter.points : Math.max(0, state.remainingPoints);
  const resetMs = Math.max(0, state?.msBeforeNext ?? limiter.duration * 1000);
  return {
    allowed: remaining > 0,
    limit: limiter.points,
    windowSeconds: limiter.duration,
    remaining,
    resetMs,
  };
}

/** The library counts what it refuses, too; so that a refusal takes nothing, look first. */
async function takeIfAllFit(
  limiter: RateLimiterMemory,
  key: string,
  points: number,
): Promise<RateDecision> {
  const state = await stateOf(limiter, key);
  return points > state.remaining ? { ...state, allowed: false } : take(limiter, key, points);
}

async function take(
  limiter: RateLimiterMemory,
  key: string,
  points: number,
): Promise<RateDecision> {
  const { allowed, state } = await limiter.consume(key, points).then(
    (taken) => ({ allowed: true, state: taken }),
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return { allowed: false, state: refused };
      throw refused;
    },
  );
  return {
    allowed,
    limit: limiter.points,
    windowSeconds: limiter.duration,
    remaining: Math.max(0, state.remainingPoints),
    resetMs: Math.max(0, state.msBeforeNext),
  };
}
