import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithRedis } from '@/tests/support/describe-with-redis';
import { RedisServer } from '@/tests/support/redis';
import { createMemoryWindow } from '@/lib/rate-limit/memory-window';
import type { RateWindow, WindowSize } from '@/lib/rate-limit/window';
import { RedisLink } from './redis-link';
import { createRedisWindow } from './redis-window';

const log = { warn: () => undefined, error: () => undefined };

describeWithRedis('limits in Redis', () => {
  let server: RedisServer;
  let links: [RedisLink, RedisLink];
  let names = 0;

  beforeAll(async () => {
    server = await RedisServer.start();
    const link = () => new RedisLink({ url: server.url, prefix: 'test', log });
    links = [link(), link()];
    for (const made of links) await made.open();
  });
  afterAll(async () => {
    for (const made of links) made.close();
    await server.stop();
  });

  /** One window, as two servers see it. */
  function pair(size: WindowSize): [RateWindow, RateWindow] {
    names += 1;
    const [one, other] = links;
    const name = `window-${names}`;
    return [createRedisWindow(one, name, size), createRedisWindow(other, name, size)];
  }

  it('two servers at once let through the limit, exactly', async () => {
    const [one, other] = pair({ points: 50, windowSeconds: 60 });
    const tries = Array.from({ length: 100 }, (_, index) => (index % 2 ? one : other).take('ada'));
    const decisions = await Promise.all(tries);
    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(50);
    expect((await other.take('bob')).allowed).toBe(true);
  });

  it('a refusal takes nothing, on either server', async () => {
    const [one, other] = pair({ points: 100, windowSeconds: 60 });
    expect(await one.take('ada', 96)).toMatchObject({ allowed: true, remaining: 4 });
    expect(await other.take('ada', 5)).toMatchObject({ allowed: false, limit: 100, remaining: 4 });
    expect(await other.state('ada')).toMatchObject({ allowed: true, remaining: 4 });
    expect(await one.take('ada', 4)).toMatchObject({ allowed: true, remaining: 0 });
    expect(await other.state('ada')).toMatchObject({ allowed: false, remaining: 0 });
  });

  it('a window ends by itself, whatever was taken meanwhile', async () => {
    const [one] = pair({ points: 2, windowSeconds: 1 });
    const { resetMs } = await one.take('ada');
    expect(resetMs).toBeLessThanOrEqual(1000);
    await one.take('ada');
    const refused = await one.take('ada');
    expect(refused.allowed).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, refused.resetMs + 5));
    expect(await one.take('ada')).toMatchObject({ allowed: true, remaining: 1 });
  });

  it('says what the memory of one server says', async () => {
    const size = { points: 5, windowSeconds: 60 };
    const [redis] = pair(size);
    const memory = createMemoryWindow(size);
    const both = [redis, memory] as const;
    const steps: ((window: RateWindow) => Promise<unknown>)[] = [
      (window) => window.state('ada'),
      // What was never taken can't be given back.
      (window) => window.giveBack('ada'),
      (window) => window.take('ada', 6),
      (window) => window.take('ada', 3),
      (window) => window.take('ada', 3),
      (window) => window.giveBack('ada', 2),
      (window) => window.take('ada', 4),
      (window) => window.take('ada'),
      (window) => window.giveBack('ada', 9),
      (window) => window.state('ada'),
    ];
    for (const step of steps) {
      const [first, second] = await Promise.all(both.map((window) => step(window)));
      if (!first) continue;
      const { resetMs: _, ...told } = first as { resetMs: number };
      expect(second).toMatchObject(told);
    }
  });

  it('a key is never kept without an end', async () => {
    const [one] = pair({ points: 5, windowSeconds: 60 });
    await one.take('ada', 5);
    await one.giveBack('ada', 5);
    await one.take('ada', 2);
    const { commands } = links[0];
    for (const key of await commands.keys('*')) expect(await commands.pttl(key)).toBeGreaterThan(0);
  });
});
