import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateDecision, RateWindow, WindowSize } from '@/lib/rate-limit/window';
import type { RedisLink } from './redis-link';

/**
 * Takes `ARGV[1]` points of at most `ARGV[3]` in a window of `ARGV[2]` seconds. What does not fit is
 * answered as the count it would have come to, and takes nothing; points given back (below 0) never
 * open a window, nor leave it with less than none. Answers the count and the milliseconds left.
 */
const TAKE_OR_GIVE_BACK = `
local points, seconds, limit = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local taken = tonumber(redis.call('get', KEYS[1]) or '0')
local left = redis.call('pttl', KEYS[1])
if left < 0 then
  taken = 0
  left = 1000 * seconds
end
local count = math.max(0, taken + points)
if points > 0 and count > limit then return {count, left} end
if taken > 0 then
  redis.call('set', KEYS[1], count, 'KEEPTTL')
elseif points > 0 then
  redis.call('set', KEYS[1], count, 'PX', left)
end
return {count, left}
`;

/** Counts in Redis, for all servers that name the same one. Rejects while Redis does not answer. */
export function createRedisWindow(
  redis: RedisLink,
  name: string,
  { points: limit, windowSeconds }: WindowSize,
): RateWindow {
  const counts = new RateLimiterRedis({
    storeClient: redis.commands,
    keyPrefix: redis.key('rate', name),
    points: limit,
    duration: windowSeconds,
    customIncrTtlLuaScript: TAKE_OR_GIVE_BACK,
  });

  const decision = (taken: number, resetMs: number, allowed: boolean): RateDecision => ({
    allowed,
    limit,
    windowSeconds,
    remaining: Math.max(0, limit - taken),
    resetMs: Math.max(0, resetMs),
  });

  return {
    async take(key, points = 1) {
      try {
        const { consumedPoints, msBeforeNext } = await counts.consume(key, points);
        return decision(consumedPoints, msBeforeNext, true);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // The refused points were never taken, though they are in the count that was answered.
        return decision(refused.consumedPoints - points, refused.msBeforeNext, false);
      }
    },
    async state(key) {
      const state = await counts.get(key);
      const taken = state?.consumedPoints ?? 0;
      return decision(taken, state?.msBeforeNext ?? windowSeconds * 1000, taken < limit);
    },
    async giveBack(key, points = 1) {
      await counts.reward(key, points);
    },
  };
}
