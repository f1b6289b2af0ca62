import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeWithRedis } from '@/tests/support/describe-with-redis';
import { RedisServer } from '@/tests/support/redis';
import type { ProgressEvent } from '@/lib/progress/progress';
import { ProgressHub } from '@/lib/progress/progress-hub';
import { RedisLink } from './redis-link';
import { RedisProgress } from './redis-progress';

const log = { warn: () => undefined, error: () => undefined };
const at = (fraction: number) => ({ fraction, step: 'painting' });

describeWithRedis('progress over servers', () => {
  let server: RedisServer;
  let links: RedisLink[];
  let one: RedisProgress;
  let other: RedisProgress;

  beforeEach(async () => {
    server = await RedisServer.start();
    links = [1, 2].map(() => new RedisLink({ url: server.url, prefix: 'test', log }));
    for (const link of links) await link.open();
    const [first, second] = links.map((link) => new RedisProgress(link, new ProgressHub()));
    if (!first || !second) throw new Error('there are two');
    [one, other] = [first, second];
  });
  afterEach(async () => {
    for (const link of links) link.close();
    await server.stop();
  });

  /** Listens on a server, and resolves once Redis knows of it. */
  async function listen(progress: RedisProgress, id = '1') {
    const heard: ProgressEvent[] = [];
    const leave = progress.listen('ada', id, (event) => heard.push(event));
    const channel = `test:progress:ada:${id}`;
    await expect
      .poll(async () => (await links[0]?.commands.pubsub('NUMSUB', channel))?.[1])
      .not.toBe(0);
    return { heard, leave: leave ?? (() => undefined) };
  }
  const fractions = (heard: ProgressEvent[]) =>
    heard.map((event) => (event.type === 'progress' ? event.progress.fraction : 'end'));

  it('a listener of one hears what runs on the other, once and to the end', async () => {
    const { heard } = await listen(other);
    const second = await listen(other);
    one.publish('ada', '1', { ...at(0), queue: { lane: 'quick', ahead: 3 } });
    await expect.poll(() => heard).toHaveLength(1);
    expect(heard[0]).toEqual({
      type: 'progress',
      progress: { ...at(0), queue: { lane: 'quick', ahead: 3 } },
    });
    one.publish('bob', '1', at(0.5));
    one.end('ada', '1');
    await expect.poll(() => fractions(heard)).toEqual([0, 'end']);
    expect(fractions(second.heard)).toEqual([0, 'end']);
  });

  it('one that comes late hears the latest', async () => {
    one.publish('ada', '1', at(0.5));
    const { heard } = await listen(other);
    await expect.poll(() => fractions(heard)).toEqual([0.5]);
  });

  it('a server hears its own at once, every one of them, and no other more than four a second', async () => {
    const near = await listen(one);
    const far = await listen(other);
    const startedAtMs = performance.now();
    for (let step = 0; step < 50; step += 1) {
      one.publish('ada', '1', at(step / 100));
      await sleep(10);
    }
    await expect.poll(() => fractions(far.heard).at(-1)).toBe(0.49);
    const seconds = (performance.now() - startedAtMs) / 1000;
    expect(near.heard).toHaveLength(50);
    expect(far.heard.length).toBeLessThanOrEqual(Math.ceil(seconds * 4) + 1);
  });

  it('nothing is left in Redis or in memory when listeners have gone', async () => {
    const { leave } = await listen(other);
    one.publish('ada', '1', at(0.5));
    leave();
    leave();
    one.end('ada', '1');
    await expect.poll(() => links[0]?.commands.keys('*')).toEqual([]);
    await expect
      .poll(() => links[0]?.commands.pubsub('NUMSUB', 'test:progress:ada:1'))
      .toEqual(['test:progress:ada:1', 0]);
    // The next request of this id starts from nothing.
    const { heard } = await listen(other);
    await sleep(100);
    expect(heard).toEqual([]);
  });

  it('a server without Redis hears its own, and the others again when it is back', async () => {
    const near = await listen(one, '2');
    const far = await listen(other, '2');
    await server.kill();
    one.publish('ada', '2', at(0.1));
    expect(fractions(near.heard)).toEqual([0.1]);
    await server.launch();
    await expect
      .poll(() => {
        one.publish('ada', '2', at(0.2));
        return fractions(far.heard).includes(0.2);
      })
      .toBe(true);
  });
});
