import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeWithRedis } from '@/tests/support/describe-with-redis';
import { RedisServer } from '@/tests/support/redis';
import { RedisLink } from './redis-link';

describeWithRedis('the link to Redis', () => {
  let server: RedisServer;
  const links: RedisLink[] = [];
  const told: string[] = [];
  const note = ({ event }: Record<string, unknown>) => void told.push(String(event));

  function link(url = server.url): RedisLink {
    const made = new RedisLink({ url, prefix: 'test', log: { warn: note, error: note } });
    links.push(made);
    return made;
  }
  async function opened(): Promise<RedisLink> {
    const made = link();
    await made.open();
    return made;
  }
  /** Milliseconds until a command fails. */
  async function failsAfterMs(work: () => Promise<unknown>): Promise<number> {
    const startedAtMs = performance.now();
    await expect(work()).rejects.toThrow();
    return performance.now() - startedAtMs;
  }
  async function untilUp(made: RedisLink): Promise<void> {
    while (!made.isUp) await sleep(20);
  }

  beforeEach(async () => {
    server = await RedisServer.start();
  });
  afterEach(async () => {
    for (const made of links.splice(0)) made.close();
    told.length = 0;
    await server.stop();
  });

  it('is up once it is open, and names its keys', async () => {
    const made = await opened();
    expect(made.isUp).toBe(true);
    await made.check();
    await made.commands.set(made.key('a', 'b'), '1');
    expect(await made.commands.keys('*')).toEqual(['test:a:b']);
    expect(told).toEqual([]);
  });

  it('a Redis that is killed fails commands at once, and is used again when it is back', async () => {
    const made = await opened();
    await server.kill();
    expect(await failsAfterMs(() => made.commands.incr('a'))).toBeLessThan(500);
    expect(await failsAfterMs(() => made.check())).toBeLessThan(500);
    await server.launch();
    await untilUp(made);
    expect(await made.commands.incr('a')).toBe(1);
    await expect.poll(() => told).toEqual(['redis_away', 'redis_back']);
  });

  it('a Redis that hangs fails the first command by its time and the next at once; none runs later', async () => {
    const made = await opened();
    server.pause();
    const firstMs = await failsAfterMs(() => made.commands.incr('a'));
    expect(firstMs).toBeGreaterThan(800);
    expect(firstMs).toBeLessThan(2_500);
    for (let count = 0; count < 5; count += 1) {
      expect(await failsAfterMs(() => made.commands.incr('b'))).toBeLessThan(200);
    }
    server.resume();
    await untilUp(made);
    expect(await made.commands.get('b')).toBeNull();
  });

  it('an answer that came while this process stood still is no late one', async () => {
    const made = await opened();
    const asked = made.commands.incr('a');
    const untilMs = performance.now() + 1_500;
    await new Promise(setImmediate);
    while (performance.now() < untilMs) Math.sqrt(untilMs);
    expect(await asked).toBe(1);
    expect(made.isUp).toBe(true);
  });

  it('channels are heard again after Redis was away', async () => {
    const [one, other] = [await opened(), await opened()];
    const heard: string[] = [];
    const { leave, ready } = one.subscriptions.listen('news', (message) => heard.push(message));
    await ready;
    await other.commands.publish('news', 'first');
    await expect.poll(() => heard).toEqual(['first']);
    await server.kill();
    await server.launch();
    await untilUp(other);
    await expect
      .poll(async () => {
        await other.commands.publish('news', 'second');
        return heard.includes('second');
      })
      .toBe(true);
    leave();
    await expect.poll(() => other.commands.pubsub('NUMSUB', 'news')).toEqual(['news', 0]);
  });

  it('a start goes on without a Redis that is away, and says so', async () => {
    await server.kill();
    const made = await opened();
    expect(made.isUp).toBe(false);
    expect(told).toEqual(['redis_away']);
  });

  it('a Redis that evicts, or that refuses us, is refused at the start', async () => {
    const evicting = await RedisServer.start({ 'maxmemory-policy': 'volatile-lru' });
    const closed = await RedisServer.start({ requirepass: 'secret' });
    try {
      await expect(link(evicting.url).open()).rejects.toThrow('maxmemory-policy volatile-lru');
      await expect(link(closed.url).open()).rejects.toThrow('NOAUTH');
    } finally {
      await evicting.stop();
      await closed.stop();
    }
  });
});
