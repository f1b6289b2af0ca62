import { describe, expect, it } from 'vitest';
import { giveWay, overrunning, putBack } from './give-way';
import { EMPTY_SCHEDULE, enqueue, startNext, type Schedule } from './schedule';
import { simulate, type SimulatedJob } from './testing/simulate';

const LIMITS = { workers: 2, runningPerUser: 1, hasSpare: false };

/** Jobs that look quick and take five minutes. */
const hostile = (count: number): SimulatedJob[] =>
  Array.from({ length: count }, (_, index) => ({
    jobId: `x${index}`,
    userId: 'x',
    arrivesAtMs: 0,
    estimateMs: 200,
    tookMs: 300_000,
  }));

const quick = (index: number): SimulatedJob => ({
  jobId: `y${index}`,
  userId: 'y',
  arrivesAtMs: 1_000 + index * 5_000,
  estimateMs: 200,
  tookMs: 200,
});

/** The first two are at work, the others wait. */
function running(...userIds: string[]): Schedule {
  return userIds.reduce((schedule, userId, index) => {
    const queued = enqueue(schedule, { jobId: `${userId}${index}`, userId, estimateMs: 200 });
    return startNext(queued, LIMITS, 0)?.schedule ?? queued;
  }, EMPTY_SCHEDULE);
}

const allBusy = () => 60_000;

describe('a job that came as a quick one and does not end', () => {
  it('gives way once, and from then on a worker is there for the quick jobs of others', () => {
    const others = Array.from({ length: 20 }, (_, index) => quick(index));
    const outcomes = simulate([...hostile(16), ...others], LIMITS).slice(16);
    const waitsMs = outcomes.map(({ startedAtMs, arrivesAtMs }) => startedAtMs - arrivesAtMs);
    expect(Math.max(...waitsMs)).toBeLessThanOrEqual(13_000);
    expect(waitsMs.slice(3)).toEqual(Array.from({ length: 17 }, () => 0));
  });

  it('works on while nobody else waits for its worker', () => {
    expect(overrunning(running('x', 'x'), 2, 60_000, allBusy)).toBeUndefined();
    expect(overrunning(running('x', 'x', 'x'), 2, 60_000, allBusy)).toBeUndefined();
  });

  it('gives way to a quick job of somebody else, the longest running first, one at a time', () => {
    const waiting = running('x', 'x', 'y');
    const first = overrunning(waiting, 2, 60_000, allBusy);
    expect(first?.userId).toBe('x');
    const leaving = giveWay(waiting, first?.jobId ?? '');
    expect(overrunning(leaving, 2, 60_000, allBusy)).toBeUndefined();
  });

  it('is left alone when it waits for a remote engine, or nobody can tell', () => {
    expect(overrunning(running('x', 'x', 'y'), 2, 60_000, () => 500)).toBeUndefined();
    expect(overrunning(running('x', 'x', 'y'), 2, 60_000, () => undefined)).toBeUndefined();
  });

  it('takes what its user has waiting out of the quick lane, and what the user sends next', () => {
    const put = putBack(giveWay(running('x', 'x', 'y', 'x'), 'x0'), 'x0', 20_000);
    const next = enqueue(put, { jobId: 'later', userId: 'x', estimateMs: 100 });
    const lanes = next.waiting.map(({ jobId, lane }) => `${jobId} ${lane}`);
    expect(lanes).toEqual(['x0 slow', 'y2 quick', 'x3 slow', 'later slow']);
  });
});
