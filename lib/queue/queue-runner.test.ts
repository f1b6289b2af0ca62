import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StyleProfile } from '@/lib/engines/engine';
import { ApiError } from '@/lib/errors/api-error';
import type { JobProgress } from '@/lib/operations/job';
import { describeWithRedis } from '@/tests/support/describe-with-redis';
import { RedisServer } from '@/tests/support/redis';
import { outcome, QueueBench } from './testing/queue-bench';
import { buildWorkers } from './testing/worker-process';

const SLOW_MS = 30_000;

describeWithRedis('jobs on workers of other machines', () => {
  let redis: RedisServer;
  let workers: Awaited<ReturnType<typeof buildWorkers>>;
  let bench: QueueBench;

  beforeAll(async () => {
    [redis, workers] = await Promise.all([RedisServer.start(), buildWorkers()]);
  });
  afterAll(async () => {
    await redis.stop();
    workers.remove();
  });
  beforeEach(async () => {
    bench = await new QueueBench(redis.url, workers.folder).open();
  });
  afterEach(() => bench.close());

  const keysLeft = async () => {
    const keys = await bench.link.commands.keys(`${bench.prefix}:*`);
    return keys.filter((key) => /[0-9a-f]{8}-[0-9a-f]{4}|in-flight|users/.test(key));
  };

  describe('work', () => {
    it('is done by a worker, its pictures go and come through the object store', async () => {
      await bench.worker();
      const image = randomBytes(300_000);
      const result = await bench.send({
        input: { resultBytes: 400_000 },
        images: { image: [image, randomBytes(10)] },
      });
      const [made] = result.images;
      if (!made || !('fileId' in made)) throw new Error('The picture is not stored');
      // They are read by who wants them, not on the way.
      expect(made).toMatchObject({ sizeBytes: 400_000, hasThumbnails: false });
      const bytes = (await bench.objects.get(`files/${made.fileId}`)) ?? Buffer.of();
      expect(Buffer.compare(bytes, Buffer.alloc(400_000, 7))).toBe(0);
      const { images } = JSON.parse(result.text ?? '') as {
        images: { image: [{ file?: string }, { type?: string; data?: number[] }] };
      };
      expect(images.image[0].file).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('leaves nothing behind in Redis, and no inputs', async () => {
      await bench.worker();
      await bench.send({ images: { image: [randomBytes(100)] } });
      await expect
        .poll(async () => (await keysLeft()).filter((key) => !/owner/.test(key)))
        .toEqual([]);
      const left = [];
      for await (const { key } of bench.objects.list('inputs/', new Date(Date.now() + 60_000))) {
        left.push(key);
      }
      expect(left).toEqual([]);
    });

    it('gets no secret of the queue or the servers', async () => {
      await bench.worker();
      const { text = '' } = await bench.send();
      const { environment } = JSON.parse(text) as { environment: Record<string, string> };
      expect(Object.keys(environment)).not.toContain('REDIS_URL');
      expect(JSON.stringify(environment)).not.toContain(redis.url);
    });

    it('a profile larger than a payload may be goes by key', async () => {
      await bench.worker();
      const profile = { texture: { residues: 'x'.repeat(200_000) } } as StyleProfile;
      const style = { profile, match: 'flexible' as const, references: [randomBytes(5_000)] };
      const sending = bench.send({ style, input: { waitMs: 600 } });
      await expect
        .poll(() => bench.link.commands.keys(`${bench.prefix}:jobs:queue:*`))
        .not.toEqual([]);
      const sizes = await Promise.all(
        (await bench.link.commands.keys(`${bench.prefix}:jobs:queue:quick:????????-*`)).map((key) =>
          bench.link.commands.hstrlen(key, 'data').catch(() => 0),
        ),
      );
      expect(Math.max(...sizes)).toBeLessThan(64 * 1024);
      await sending;
    });

    it('is counted, and how long the one that came first has waited', async () => {
      expect(bench.runner.load).toMatchObject({ waiting: 0, oldestWaitMs: 0 });
      const stop = new AbortController();
      const worker = await bench.worker();
      const busy = bench.send({ input: { waitMs: 6_000 }, signal: stop.signal });
      await expect.poll(() => bench.runner.load.running, { timeout: 5_000 }).toBe(1);
      const waiting = outcome(bench.send({ signal: stop.signal }));
      const oldest = () => bench.runner.load.oldestWaitMs ?? 0;
      await expect.poll(oldest, { timeout: 8_000 }).toBeGreaterThan(1_500);
      expect(bench.runner.load.waiting).toBe(1);
      stop.abort();
      await Promise.all([outcome(busy), waiting]);
      await worker.kill();
    });

    it('tells its progress, and before it where it stands', async () => {
      await bench.worker();
      const first = bench.send({ input: { waitMs: 3_000 } });
      await expect.poll(() => bench.runner.load.running, { timeout: 5_000 }).toBe(1);
      const heard: JobProgress[] = [];
      await bench.send({ onProgress: (progress) => heard.push(progress) });
      expect(heard[0]).toMatchObject({ step: 'waiting', queue: { lane: 'quick', ahead: 0 } });
      await first;
    });
  });

  describe('failures', () => {
    it('a process that crashes fails its job, once, and is a strike of its user', async () => {
      await bench.worker();
      const failing = bench.send({ input: { signal: 'SIGSEGV', log: bench.log } });
      await expect(failing).rejects.toMatchObject({ code: 'engine_failed' });
      expect(bench.starts()).toHaveLength(1);
      expect(await bench.strikes.of('x')).toMatchObject([{ fault: 'crash' }]);
      expect(await outcome(bench.send())).toBe('done');
    });

    it('a deadline of its own answers what it says', async () => {
      await bench.worker();
      const error = new ApiError('unsafe_svg', 'too long', { param: 'image' });
      const sent = bench.send({ input: { busyMs: 5_000 }, deadline: { afterMs: 300, error } });
      await expect(sent).rejects.toMatchObject({ code: 'unsafe_svg', param: 'image' });
    });
  });

  describe('limits', () => {
    it('without a worker nothing is begun, and it is said when to come back', async () => {
      const refused = bench.send();
      await expect(refused).rejects.toMatchObject({
        code: 'engine_busy',
        headers: { 'retry-after': '5' },
      });
      await expect(bench.runner.check()).rejects.toThrow('no worker');
    });

    it('a user has so many in flight; all together fill what waits', async () => {
      await bench.close();
      bench = await new QueueBench(redis.url, workers.folder, {
        jobsPerUser: 3,
        queueLimit: 4,
      }).open();
      await bench.worker();
      const abort = new AbortController();
      const send = (userId: string) =>
        outcome(bench.send({ userId, input: { waitMs: 30_000 }, signal: abort.signal }));
      const own = Array.from({ length: 4 }, () => send('x'));
      expect(await Promise.race(own)).toBe('rate_limited');
      const others = [send('y'), send('z')];
      await sleep(300);
      await expect(bench.send({ userId: 'a' })).rejects.toMatchObject({
        code: 'engine_busy',
        headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) as string },
      });
      abort.abort(new Error('enough'));
      await Promise.all([...own, ...others]);
      await expect.poll(() => outcome(bench.send({ userId: 'a' }))).toBe('done');
    });

    it('a job that finds no time in its wait is refused, and not done later', async () => {
      await bench.close();
      bench = await new QueueBench(redis.url, workers.folder, { queueTimeMs: 6_000 }).open();
      await bench.worker();
      // A rejection that nobody waits for yet would fail the whole file.
      const first = outcome(bench.send({ input: { waitMs: 12_000 } }));
      await expect.poll(() => bench.runner.load.running, { timeout: 7_000 }).toBe(1);
      expect(await outcome(bench.send({ input: { log: bench.log } }))).toBe('engine_busy');
      expect(await first).toBe('done');
      await sleep(500);
      expect(bench.starts()).toEqual([]);
    });
  });

  describe('turns', () => {
    it('with 16 jobs of one user queued, the job of another is among the next two', async () => {
      await bench.worker();
      const order: string[] = [];
      const send = (userId: string) =>
        bench.send({ userId, input: { waitMs: 100 } }).then(() => order.push(userId));
      const flood = Array.from({ length: 16 }, () => send('x'));
      await expect.poll(() => order.length, { timeout: 10_000 }).toBeGreaterThan(2);
      const before = order.length;
      await send('y');
      // One slot: at most what ran, and one that was being taken.
      expect(order.indexOf('y') - before).toBeLessThanOrEqual(2);
      await Promise.all(flood);
    });

    it('slow work never has the last slot of several', async () => {
      await bench.worker({ slots: 2 });
      const abort = new AbortController();
      const slow = Array.from({ length: 3 }, (_, at) =>
        outcome(
          bench.send({
            userId: `slow ${at}`,
            estimateMs: SLOW_MS,
            input: { waitMs: 30_000 },
            signal: abort.signal,
          }),
        ),
      );
      await sleep(500);
      const startedAtMs = performance.now();
      await bench.send({ userId: 'y' });
      expect(performance.now() - startedAtMs).toBeLessThan(2_000);
      abort.abort(new Error('enough'));
      await Promise.all(slow);
    });
  });

  describe('cancelling', () => {
    it('ends the wait at once and frees the slot within five seconds', async () => {
      await bench.worker();
      const abort = new AbortController();
      const running = bench.send({
        input: { waitMs: 60_000, log: bench.log },
        signal: abort.signal,
      });
      running.catch(() => undefined);
      await expect.poll(() => bench.starts().length).toBe(1);
      abort.abort(new Error('gone'));
      await expect(running).rejects.toThrow('gone');
      const startedAtMs = performance.now();
      expect(await outcome(bench.send({ userId: 'y' }))).toBe('done');
      expect(performance.now() - startedAtMs).toBeLessThan(5_000);
      await expect
        .poll(async () => (await keysLeft()).filter((key) => /in-flight/.test(key)))
        .toEqual([]);
    });

    it('takes a job that waits out of the queue', async () => {
      await bench.worker();
      const first = bench.send({ input: { waitMs: 800 } });
      await sleep(200);
      const abort = new AbortController();
      const waiting = bench.send({ input: { log: bench.log }, signal: abort.signal });
      await sleep(100);
      abort.abort(new Error('gone'));
      await expect(waiting).rejects.toThrow('gone');
      await first;
      await sleep(300);
      expect(bench.starts()).toEqual([]);
    });
  });
});
