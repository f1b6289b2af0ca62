import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeWithRedis } from '@/tests/support/describe-with-redis';
import { RedisServer } from '@/tests/support/redis';
import { MemorySlots } from '@/lib/engines/remote/balance/slots';
import { RedisLink } from './redis-link';
import { RedisSlots } from './redis-slots';

const log = { warn: () => undefined, error: () => undefined };

describeWithRedis('places at remote engines, over servers', () => {
  let server: RedisServer;
  let links: RedisLink[];
  let boards: RedisSlots[];

  beforeEach(async () => {
    server = await RedisServer.start();
    links = [1, 2].map(() => new RedisLink({ url: server.url, prefix: 'test', log }));
    for (const link of links) await link.open();
    boards = links.map((link) => new RedisSlots(link, new MemorySlots()));
  });
  afterEach(async () => {
    for (const board of boards) board.close();
    for (const link of links) link.close();
    await server.stop();
  });

  /** What each of so many tries, spread over the servers, has got. */
  async function grasp(tries: number, limit: number) {
    const all = Array.from({ length: tries }, (_, index) => boards[index % 2]?.take('a', limit));
    return (await Promise.all(all)).filter((place) => place !== undefined);
  }

  it('no more are taken than there are, by however many at once', async () => {
    expect(await grasp(40, 3)).toHaveLength(3);
    expect(await boards[0]?.taken('a')).toBe(3);
    expect(await boards[1]?.taken('b')).toBe(0);
  });

  it('one that is given back can be taken on the other server', async () => {
    const [place] = await grasp(4, 1);
    await place?.();
    await place?.();
    expect(await boards[1]?.taken('a')).toBe(0);
    expect(await boards[1]?.take('a', 1)).toBeDefined();
  });

  it('one of a server that died is free again in time', async () => {
    await grasp(1, 1);
    const key = 'test:slots:a';
    const [member = '', score = '0'] =
      (await links[0]?.commands.zrange(key, '0', '0', 'WITHSCORES')) ?? [];
    expect(Number(score) - Date.now()).toBeLessThanOrEqual(30_000);
    expect(await links[0]?.commands.pttl(key)).toBeLessThanOrEqual(30_000);
    await links[0]?.commands.zadd(key, Date.now() - 1, String(member));
    expect(await boards[1]?.take('a', 1)).toBeDefined();
  });

  it('while Redis is away each machine counts by itself', async () => {
    await server.kill();
    expect(await grasp(20, 2)).toHaveLength(4);
    expect(await boards[0]?.taken('a')).toBe(2);
  });
});
