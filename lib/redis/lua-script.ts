import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

/** A script that Redis keeps: sent whole the first time and after a restart, by its hash otherwise. */
export class LuaScript {
  private readonly hash: string;

  constructor(private readonly text: string) {
    this.hash = createHash('sha1').update(text).digest('hex');
  }

  async run(
    redis: Redis,
    keys: readonly string[],
    args: readonly (string | number)[],
  ): Promise<unknown> {
    try {
      return await redis.evalsha(this.hash, keys.length, ...keys, ...args);
    } catch (error) {
      if (!String(error).includes('NOSCRIPT')) throw error;
      return redis.eval(this.text, keys.length, ...keys, ...args);
    }
  }
}
