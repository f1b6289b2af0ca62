import { describe, expect, it } from 'vitest';
import { QUICK_STARTS_IN_A_ROW } from './lanes';
import {
  EMPTY_SCHEDULE,
  enqueue,
  finish,
  inFlightOf,
  placesOf,
  startNext,
  withdraw,
  type Limits,
  type Schedule,
} from './schedule';
import { simulate, type SimulatedJob } from './testing/simulate';

const SLOW_MS = 10_000;
const QUICK_MS = 200;

const limitsOf = (workers: number): Limits => ({
  workers,
  runningPerUser: Math.max(1, Math.ceil(workers / 2)),
  hasSpare: false,
});

function jobs(
  userId: string,
  count: number,
  tookMs: number,
  arrivesAtMs = 0,
  everyMs = 0,
): SimulatedJob[] {
  return Array.from({ length: count }, (_, index) => ({
    jobId: `${userId} ${tookMs} ${index}`,
    userId,
    arrivesAtMs: arrivesAtMs + index * everyMs,
    estimateMs: tookMs,
    tookMs,
  }));
}

const last = (outcomes: { endedAtMs: number }[]) =>
  Math.max(...outcomes.map(({ endedAtMs }) => endedAtMs));

describe('a quick job behind forty slow ones of somebody else', () => {
  it.each([1, 2, 3, 4, 8])('starts within one more start than there are %i workers', (workers) => {
    const flood = jobs('x', 40, SLOW_MS);
    const outcomes = simulate([...flood, ...jobs('y', 1, QUICK_MS, 25_000)], limitsOf(workers));
    const quick = outcomes.find(({ userId }) => userId === 'y');
    expect(quick?.startsBefore).toBeLessThanOrEqual(workers + 1);
  });

  it.each([2, 3, 4])('does not wait at all with %i workers', (workers) => {
    const quick = jobs('y', 20, QUICK_MS, 5_000, 1_000);
    const outcomes = simulate([...jobs('x', 40, SLOW_MS), ...quick], limitsOf(workers));
    for (const { userId, startedAtMs, arrivesAtMs } of outcomes)
      if (userId === 'y') expect(startedAtMs).toBe(arrivesAtMs);
  });

  it('waits for the running one alone where there is one worker', () => {
    const outcomes = simulate(
      [...jobs('x', 40, SLOW_MS), ...jobs('y', 1, QUICK_MS, 25_000)],
      limitsOf(1),
    );
    const quick = outcomes.find(({ userId }) => userId === 'y');
    expect(quick?.startedAtMs).toBe(30_000);
  });
});

describe('a user who is alone', () => {
  it.each([1, 2, 4])('has all %i workers for quick jobs', (workers) => {
    const outcomes = simulate(jobs('x', 40, QUICK_MS), limitsOf(workers));
    expect(last(outcomes)).toBe((40 * QUICK_MS) / workers);
  });

  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
  ])('of %i workers has %i for slow jobs', (workers, slow) => {
    const outcomes = simulate(jobs('x', 12, SLOW_MS), limitsOf(workers));
    expect(last(outcomes)).toBe((12 * SLOW_MS) / slow);
  });
});

describe('nobody starves', () => {
  it('by quick jobs that never end coming, on one worker', () => {
    const flood = jobs('x', 2_000, QUICK_MS, 0, QUICK_MS);
    const outcomes = simulate([...flood, ...jobs('y', 1, SLOW_MS, 1_000)], limitsOf(1));
    const slow = outcomes.find(({ userId }) => userId === 'y');
    expect(slow?.startsBefore).toBeLessThanOrEqual(QUICK_STARTS_IN_A_ROW + 1);
  });

  it('by many users who come anew, each with one job', () => {
    const strangers = Array.from({ length: 300 }, (_, index) =>
      jobs(`stranger ${index}`, 1, 1_000, index * 1_000),
    ).flat();
    const outcomes = simulate([...jobs('x', 5, 1_000), ...strangers], limitsOf(1));
    const mine = outcomes.filter(({ userId }) => userId === 'x');
    expect(last(mine)).toBeLessThan(100_000);
  });

  it('by the slow jobs of others: three users share alike', () => {
    const all = ['x', 'y', 'z'].flatMap((userId) => jobs(userId, 20, SLOW_MS));
    const outcomes = simulate(all, limitsOf(2));
    const done = (userId: string) =>
      outcomes.filter((job) => job.userId === userId && job.endedAtMs <= 300_000).length;
    expect([done('x'), done('y'), done('z')]).toEqual([10, 10, 10]);
  });
});

describe('any mixture of jobs', () => {
  /** Reproducible lots (mulberry32). */
  function lots(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('by lot %i: all end, and slow ones leave a worker', (seed) => {
    const random = lots(seed);
    const workers = 1 + Math.floor(random() * 4);
    const all = Array.from({ length: 120 }, (_, index): SimulatedJob => {
      const estimateMs = random() < 0.7 ? 50 + random() * 2_000 : 4_000 + random() * 20_000;
      return {
        jobId: String(index),
        userId: `user ${Math.floor(random() ** 2 * 6)}`,
        arrivesAtMs: Math.floor(random() * 120_000),
        estimateMs,
        tookMs: estimateMs * (0.5 + random()),
      };
    });
    const outcomes = simulate(all, limitsOf(workers));
    const slowAt = (atMs: number) =>
      outcomes.filter(
        ({ estimateMs, startedAtMs, endedAtMs }) =>
          estimateMs > 3_000 && startedAtMs <= atMs && atMs < endedAtMs,
      ).length;
    for (const { startedAtMs, arrivesAtMs, endedAtMs } of outcomes) {
      expect(startedAtMs).toBeGreaterThanOrEqual(arrivesAtMs);
      expect(endedAtMs).toBeGreaterThan(startedAtMs);
      expect(slowAt(startedAtMs)).toBeLessThanOrEqual(Math.max(1, workers - 1));
    }
  });
});

describe('the schedule', () => {
  const add = (schedule: Schedule, userId: string, count: number, estimateMs: number) =>
    Array.from({ length: count }, (_, index) => index).reduce(
      (before, index) => enqueue(before, { jobId: `${userId}${index}`, userId, estimateMs }),
      schedule,
    );
  const startAll = (schedule: Schedule, limits: Limits): Schedule => {
    const next = startNext(schedule, limits, 0);
    return next ? startAll(next.schedule, limits) : schedule;
  };

  it('gives others a worker before one user gets another beyond the share', () => {
    const both = add(add(EMPTY_SCHEDULE, 'x', 8, 1_000), 'y', 2, 2_900);
    const { running } = startAll(both, { ...limitsOf(4), runningPerUser: 2 });
    expect(running.filter(({ userId }) => userId === 'y')).toHaveLength(2);
  });

  it('lets nobody wait while a worker is free for it', () => {
    const { running } = startAll(add(EMPTY_SCHEDULE, 'x', 8, 1_000), limitsOf(4));
    expect(running).toHaveLength(4);
  });

  it('tells how many are served before each job', () => {
    const flooded = startAll(add(EMPTY_SCHEDULE, 'x', 4, SLOW_MS), limitsOf(2));
    const places = placesOf(add(flooded, 'y', 1, SLOW_MS));
    expect(places.map(({ jobId, ahead }) => `${jobId}: ${ahead}`)).toEqual([
      'y0: 0',
      'x1: 1',
      'x2: 2',
      'x3: 3',
    ]);
  });

  it('forgets a job that is withdrawn, and all once nothing is left', () => {
    const one = startAll(add(EMPTY_SCHEDULE, 'x', 2, SLOW_MS), limitsOf(2));
    const withdrawn = withdraw(one, 'x1');
    expect(inFlightOf(withdrawn, 'x')).toBe(1);
    expect(finish(withdrawn, 'x0', 5)).toEqual(EMPTY_SCHEDULE);
  });
});
