import { randomUUID } from 'node:crypto';
import type { SlotBoard } from '@/lib/engines/remote/balance/slots';
import type { RedisLink } from './redis-link';

/** A place that is not renewed for this long is free again: whoever held it is gone. */
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;

/** Places are members of a sorted set, scored by when they end, by the clock of Redis alone. */
const NOW = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
`;
const TAKE = `${NOW}
if redis.call('zcard', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('zadd', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('pexpire', KEYS[1], ARGV[2])
return 1
`;
const RENEW = `${NOW}
redis.call('zadd', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('pexpire', KEYS[1], ARGV[2])
return 1
`;
const TAKEN = `${NOW}
return redis.call('zcard', KEYS[1])
`;

/**
 * Places at remote engines, shared by all servers that name the same Redis. Held ones are renewed, also
 * into a Redis that has lost them; those of a server that died are free after `LEASE_MS`. While Redis
 * is away the places of this machine alone are counted, so that N machines may use N times as many.
 */
export class RedisSlots implements SlotBoard {
  private readonly held = new Map<string, string>();
  private readonly renewal: NodeJS.Timeout;

  constructor(
    private readonly redis: RedisLink,
    /** The places of this machine. */
    private readonly own: SlotBoard,
  ) {
    this.renewal = setInterval(() => this.renewAll(), RENEW_MS).unref();
  }

  async taken(addressId: string): Promise<number> {
    const count = await this.run(TAKEN, addressId).catch(() => undefined);
    return count ?? this.own.taken(addressId);
  }

  async take(addressId: string, limit: number): Promise<(() => Promise<void>) | undefined> {
    const place = randomUUID();
    const answer = await this.run(TAKE, addressId, place, LEASE_MS, limit).catch(() => undefined);
    if (answer === undefined) return this.own.take(addressId, limit);
    if (answer === 0) return undefined;
    this.held.set(place, addressId);
    return () => this.giveBack(place, addressId);
  }

  close(): void {
    clearInterval(this.renewal);
  }

  private async giveBack(place: string, addressId: string): Promise<void> {
    if (!this.held.delete(place)) return;
    // Lost on the way, it ends by itself.
    await this.redis.commands.zrem(this.keyOf(addressId), place).catch(() => undefined);
  }

  private renewAll(): void {
    for (const [place, addressId] of this.held) {
      this.run(RENEW, addressId, place, LEASE_MS).catch(() => undefined);
    }
  }

  private async run(script: string, addressId: string, ...args: (string | number)[]) {
    return Number(await this.redis.commands.eval(script, 1, this.keyOf(addressId), ...args));
  }

  private keyOf(addressId: string): string {
    return this.redis.key('slots', addressId);
  }
}
