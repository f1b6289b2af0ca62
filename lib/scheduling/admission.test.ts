import { describe, expect, it } from 'vitest';
import { backlogMs, hasPlaceFor, overflow, retryAfterSeconds } from './admission';
import { EMPTY_SCHEDULE, enqueue, startNext, withdraw, type Schedule } from './schedule';

function waiting(users: string): Schedule {
  return [...users].reduce(
    (schedule, userId, index) =>
      enqueue(schedule, { jobId: `${userId}${index}`, userId, estimateMs: 10_000 }),
    EMPTY_SCHEDULE,
  );
}

describe('how much may wait', () => {
  it('is limited for one user, waiting and running together', () => {
    const started = startNext(
      waiting('xxy'),
      { workers: 1, runningPerUser: 1, hasSpare: false },
      0,
    );
    const schedule = started?.schedule ?? EMPTY_SCHEDULE;
    expect(hasPlaceFor(schedule, 'x', 2)).toBe(false);
    expect(hasPlaceFor(schedule, 'x', 3)).toBe(true);
    expect(hasPlaceFor(schedule, 'y', 2)).toBe(true);
  });

  it('is limited for all: the newcomer is refused where all have as much', () => {
    expect(overflow(waiting('xyz'), 3)).toBeUndefined();
    expect(overflow(waiting('xyz'), 2)?.jobId).toBe('z2');
  });

  it('is limited for whoever has most in it: a flood makes room for a newcomer', () => {
    const flooded = waiting('xxxxy');
    expect(overflow(flooded, 4)?.jobId).toBe('x3');
    expect(overflow(withdraw(flooded, 'x3'), 4)).toBeUndefined();
  });
});

describe('when to come back', () => {
  it('is told by the work that is left, over all workers', () => {
    const started = startNext(
      waiting('xxx'),
      { workers: 2, runningPerUser: 2, hasSpare: false },
      0,
    );
    expect(backlogMs(started?.schedule ?? EMPTY_SCHEDULE, 2, 4_000)).toBe(13_000);
  });

  it('is a whole number of seconds within bounds', () => {
    expect([0, 1_001, 1e9].map(retryAfterSeconds)).toEqual([1, 2, 600]);
  });
});
