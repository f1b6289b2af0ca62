import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithRedis } from '@/tests/support/describe-with-redis';
import { RedisServer } from '@/tests/support/redis';
import { createMemoryStrikeBook } from '@/lib/scheduling/strike-book';
import { MAX_STRIKES, STRIKE_LIFE_MS } from '@/lib/scheduling/strikes';
import { RedisLink } from './redis-link';
import { createRedisStrikeBook } from './redis-strike-book';

const log = { warn: () => undefined, error: () => undefined };

describeWithRedis('strikes in Redis', () => {
  let server: RedisServer;
  let links: RedisLink[];
  const clock = { nowMs: 1_000_000_000 };
  const bookOf = (link: RedisLink) => {
    const now = () => clock.nowMs;
    return createRedisStrikeBook(link, createMemoryStrikeBook(now), now);
  };

  beforeAll(async () => {
    server = await RedisServer.start();
    links = [1, 2].map(() => new RedisLink({ url: server.url, prefix: 'test', log }));
    for (const link of links) await link.open();
  });
  afterAll(async () => {
    for (const link of links) link.close();
    await server.stop();
  });

  it('noted on one server stand on the other, and are forgotten in time', async () => {
    const [one, other] = links.map(bookOf);
    await one?.note('ada', 'deadline');
    clock.nowMs += 1000;
    await one?.note('ada', 'memory');
    expect((await other?.of('ada'))?.map(({ fault }) => fault)).toEqual(['deadline', 'memory']);
    expect(await other?.of('bob')).toEqual([]);
    clock.nowMs += STRIKE_LIFE_MS - 500;
    expect((await other?.of('ada'))?.map(({ fault }) => fault)).toEqual(['memory']);
  });

  it('are no more than count, and end by themselves', async () => {
    const [one] = links.map(bookOf);
    for (let count = 0; count < MAX_STRIKES + 5; count += 1) await one?.note('eve', 'crash');
    expect(await links[0]?.commands.llen('test:strikes:eve')).toBe(MAX_STRIKES);
    expect(await links[0]?.commands.pttl('test:strikes:eve')).toBeGreaterThan(0);
  });

  it('of its own a server remembers while Redis is away', async () => {
    const [one, other] = links.map(bookOf);
    await one?.note('bob', 'deadline');
    server.pause();
    try {
      expect(await one?.of('bob')).toHaveLength(1);
      expect(await other?.of('bob')).toHaveLength(0);
    } finally {
      server.resume();
    }
  });
});
