import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeWithRedis } from '@/tests/support/describe-with-redis';
import { RedisServer } from '@/tests/support/redis';
import { outcome, QueueBench } from './testing/queue-bench';
import { buildWorkers } from './testing/worker-process';

/** Real kills and stops of real processes; they wait a lot and compute little, so that all run at once. */
describeWithRedis('faults of workers and of Redis', () => {
  let redis: RedisServer;
  let workers: Awaited<ReturnType<typeof buildWorkers>>;

  beforeAll(async () => {
    [redis, workers] = await Promise.all([RedisServer.start(), buildWorkers()]);
  });
  afterAll(async () => {
    await redis.stop();
    workers.remove();
  });

  async function withBench(
    test: (bench: QueueBench) => Promise<void>,
    url = redis.url,
  ): Promise<void> {
    const bench = await new QueueBench(url, workers.folder).open();
    try {
      await test(bench);
    } finally {
      await bench.close();
    }
  }
  // `expect.poll` asks which test it is in, which nobody knows while several run at once.
  const untilStarts = (bench: QueueBench, count: number, timeout = 30_000) =>
    vi.waitFor(() => expect(bench.starts()).toHaveLength(count), { timeout });

  it.concurrent('a killed worker’s job starts again within 25 s, and is answered once', () =>
    withBench(async (bench) => {
      const doomed = await bench.worker();
      const sent = bench.send({ input: { waitMs: 4_000, log: bench.log } });
      await untilStarts(bench, 1);
      const killedAtMs = Date.now();
      await doomed.kill();
      // Begun after the kill, however long that takes: the job would end meanwhile.
      await bench.worker();
      await sent;
      const [, again = Infinity] = bench.starts();
      expect(again - killedAtMs).toBeLessThan(25_000);
      expect(bench.starts()).toHaveLength(2);
    }),
  );

  it.concurrent('a job that kills its machine runs twice and no more', () =>
    withBench(async (bench) => {
      await Promise.all([bench.worker(), bench.worker(), bench.worker()]);
      const poison = bench.send({ input: { killsParent: true, log: bench.log } });
      await expect(poison).rejects.toMatchObject({ code: 'engine_failed' });
      expect(bench.starts()).toHaveLength(2);
      // The third is alive.
      expect(await outcome(bench.send())).toBe('done');
    }),
  );

  it.concurrent(
    'a worker that stands still loses its job to another, and harms nobody when it wakes',
    () =>
      withBench(async (bench) => {
        const still = await bench.worker();
        const sent = bench.send({ input: { waitMs: 3_000, log: bench.log } });
        await untilStarts(bench, 1);
        still.signal('SIGSTOP');
        await bench.worker();
        await sent;
        await untilStarts(bench, 2);
        still.signal('SIGCONT');
        await sleep(1_500);
        expect(still.hasEnded).toBe(false);
        const both = await Promise.all([outcome(bench.send()), outcome(bench.send())]);
        expect(both).toEqual(['done', 'done']);
      }),
  );

  it.concurrent(
    'alone and stopped for longer than its lock holds, a worker does its job again itself',
    () =>
      withBench(async (bench) => {
        const only = await bench.worker({ slots: 2 });
        const sent = bench.send({ input: { waitMs: 20_000, log: bench.log } });
        await untilStarts(bench, 1);
        only.signal('SIGSTOP');
        await sleep(17_000);
        only.signal('SIGCONT');
        expect(await outcome(sent)).toBe('done');
        expect(bench.starts().length).toBeLessThanOrEqual(2);
      }),
  );

  it.concurrent('SIGTERM lets a running job end, and the process after it', () =>
    withBench(async (bench) => {
      const worker = await bench.worker();
      const sent = bench.send({ input: { waitMs: 4_000, log: bench.log } });
      await untilStarts(bench, 1);
      // Twice, and another: a terminal sends SIGINT to all, and a supervisor SIGTERM.
      worker.signal('SIGTERM');
      worker.signal('SIGINT');
      const isThere = () =>
        bench.runner.check().then(
          () => true,
          () => false,
        );
      await vi.waitFor(async () => expect(await isThere()).toBe(false), { timeout: 10_000 });
      const waiting = bench.send({ userId: 'y' });
      await expect(waiting).rejects.toMatchObject({ code: 'engine_busy' });
      expect(await outcome(sent)).toBe('done');
      expect(await worker.end()).toBe(0);
      expect(bench.starts()).toHaveLength(1);
    }),
  );

  it.concurrent('what is not done in the time to drain is handed back, and costs no try', () =>
    withBench(async (bench) => {
      const input = { waitMs: 4_000, log: bench.log };
      let leaving = await bench.worker({ drainSeconds: 1 });
      const sent = bench.send({ input });
      await untilStarts(bench, 1);
      // More workers one after another than a job is begun on when machines are lost.
      for (const starts of [2, 3]) {
        leaving.signal('SIGTERM');
        expect(await leaving.end()).toBe(0);
        leaving = await bench.worker({ drainSeconds: 1 });
        // Sooner than a lock lapses.
        await untilStarts(bench, starts, 10_000);
      }
      expect(await outcome(sent)).toBe('done');
    }),
  );

  it.concurrent('a worker lets go of a job whose server is dead', () =>
    withBench(async (bench) => {
      await bench.worker();
      const orphan = bench.send({ input: { waitMs: 120_000, log: bench.log } });
      orphan.catch(() => undefined);
      await untilStarts(bench, 1);
      const other = await new QueueBench(redis.url, workers.folder, {}, bench.prefix).open();
      try {
        bench.link.close();
        const owners = await other.link.commands.keys(`${bench.prefix}:jobs:owner:*`);
        await other.link.commands.del(...owners);
        // It had nobody's word to stop: only the silence of the server.
        expect(await outcome(other.send({ userId: 'y' }))).toBe('done');
      } finally {
        await other.close();
      }
    }),
  );

  it.concurrent(
    'while Redis hangs nothing new is begun, and what is in flight comes to its end',
    async () => {
      const own = await RedisServer.start();
      await withBench(async (bench) => {
        await bench.worker();
        const sent = bench.send({ input: { waitMs: 2_000, log: bench.log } });
        await untilStarts(bench, 1);
        own.pause();
        for (let count = 0; count < 2; count += 1) {
          const startedAtMs = performance.now();
          await expect(bench.send({ userId: 'y' })).rejects.toMatchObject({
            code: 'service_unavailable',
            status: 503,
            headers: { 'retry-after': '5' },
          });
          expect(performance.now() - startedAtMs).toBeLessThan(5_000);
        }
        await sleep(3_000);
        own.resume();
        expect(await outcome(sent)).toBe('done');
        await vi.waitFor(async () => expect(await outcome(bench.send())).toBe('done'), {
          timeout: 15_000,
        });
        expect(bench.starts()).toHaveLength(1);
      }, own.url).finally(() => own.stop());
    },
  );

  it.concurrent('a Redis that comes back empty gets the jobs again', async () => {
    const own = await RedisServer.start();
    await withBench(async (bench) => {
      await bench.worker();
      const running = bench.send({ input: { waitMs: 3_000, log: bench.log } });
      const waiting = bench.send({ input: { waitMs: 100 } });
      await untilStarts(bench, 1);
      await own.kill();
      await own.launch();
      expect(await Promise.all([outcome(running), outcome(waiting)])).toEqual(['done', 'done']);
      expect(bench.starts().length).toBeLessThanOrEqual(3);
    }, own.url).finally(() => own.stop());
  });
});
