import { z } from 'zod';
import type { StrikeBook } from '@/lib/scheduling/strike-book';
import { MAX_STRIKES, standing, STRIKE_LIFE_MS, type Fault } from '@/lib/scheduling/strikes';
import type { RedisLink } from './redis-link';

const storedStrike = z.object({
  fault: z.enum(['deadline', 'memory', 'crash'] satisfies Fault[]),
  atMs: z.number(),
});

/**
 * Keeps strikes where all servers see them. While Redis is away each server goes by what it has noted
 * itself, which it always does too.
 */
export function createRedisStrikeBook(
  redis: RedisLink,
  own: StrikeBook,
  now: () => number = Date.now,
): StrikeBook {
  const keyOf = (userId: string) => redis.key('strikes', userId);
  return {
    async note(userId, fault) {
      await own.note(userId, fault);
      const strike = JSON.stringify({ fault, atMs: now() });
      const noted = redis.commands
        .multi()
        .rpush(keyOf(userId), strike)
        .ltrim(keyOf(userId), -MAX_STRIKES, -1)
        .pexpire(keyOf(userId), STRIKE_LIFE_MS);
      await noted.exec().catch(() => undefined);
    },
    async of(userId) {
      const noted = await redis.commands.lrange(keyOf(userId), 0, -1).catch(() => undefined);
      if (!noted) return own.of(userId);
      const strikes = noted.map((text) => storedStrike.parse(JSON.parse(text)));
      return standing(strikes, now());
    },
  };
}
