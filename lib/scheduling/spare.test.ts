import { describe, expect, it } from 'vitest';
import { EMPTY_SCHEDULE, enqueue, startableNow, startNext, type Schedule } from './schedule';
import { COMPANY_MS, wantsSpare, withUser } from './spare';
import { simulate, type SimulatedJob } from './testing/simulate';

const LIMITS = { workers: 2, runningPerUser: 1, hasSpare: true };
const QUICK_MS = 200;
const SLOW_MS = 10_000;

/** Jobs named `user estimate`, in the order they come; as many start as may. */
function scheduleOf(...jobs: (readonly [userId: string, estimateMs: number])[]): Schedule {
  return jobs.reduce((schedule, [userId, estimateMs], index) => {
    const queued = enqueue(schedule, { jobId: `${userId}${index}`, userId, estimateMs });
    return startNext(queued, LIMITS, 0)?.schedule ?? queued;
  }, EMPTY_SCHEDULE);
}

const runningOf = ({ running }: Schedule) =>
  running.map(({ jobId, onSpare }) => (onSpare ? `${jobId} spare` : jobId));

const jobs = (userId: string, count: number, tookMs: number, everyMs = 0): SimulatedJob[] =>
  Array.from({ length: count }, (_, index) => ({
    jobId: `${userId}${index}`,
    userId,
    arrivesAtMs: 50 + index * everyMs,
    estimateMs: tookMs,
    tookMs,
  }));

describe('a quick job that finds every worker held by others', () => {
  it('runs beside them', () => {
    expect(runningOf(scheduleOf(['x', QUICK_MS], ['x', QUICK_MS], ['y', QUICK_MS]))).toEqual([
      'x0',
      'x1',
      'y2 spare',
    ]);
  });

  it.each([1, 2, 4])('never waits, whoever holds all %i workers', (workers) => {
    const flood = jobs('x', 40, 2_900);
    const pictures = jobs('y', 20, QUICK_MS, 1_000);
    const outcomes = simulate([...flood, ...pictures], { ...LIMITS, workers });
    for (const { userId, startedAtMs, arrivesAtMs } of outcomes)
      if (userId === 'y') expect(startedAtMs).toBe(arrivesAtMs);
  });

  it('is one at a time', () => {
    const schedule = scheduleOf(['x', QUICK_MS], ['x', QUICK_MS], ['y', QUICK_MS], ['z', QUICK_MS]);
    expect(runningOf(schedule)).toHaveLength(3);
    expect(schedule.waiting.map(({ userId }) => userId)).toEqual(['z']);
  });
});

describe('the spare worker', () => {
  it('takes nothing of a user who has something running, and nothing slow', () => {
    const own = scheduleOf(['x', QUICK_MS], ['x', QUICK_MS], ['x', QUICK_MS]);
    expect(own.running).toHaveLength(2);
    const slow = scheduleOf(['x', QUICK_MS], ['x', QUICK_MS], ['y', SLOW_MS]);
    expect(slow.running).toHaveLength(2);
  });

  it('takes no work that nobody waits for', () => {
    const held = scheduleOf(['x', QUICK_MS], ['x', QUICK_MS]);
    const chore = { jobId: 'y', userId: 'y', estimateMs: QUICK_MS, isChore: true };
    expect(startNext(enqueue(held, chore), LIMITS, 0)).toBeUndefined();
  });

  it('is not there where it is not wanted', () => {
    const held = scheduleOf(['x', QUICK_MS], ['x', QUICK_MS]);
    const queued = enqueue(held, { jobId: 'y', userId: 'y', estimateMs: QUICK_MS });
    expect(startNext(queued, { ...LIMITS, hasSpare: false }, 0)).toBeUndefined();
  });

  it('adds nothing to the workers that are wanted', () => {
    const held = scheduleOf(['x', QUICK_MS], ['x', QUICK_MS]);
    const queued = enqueue(held, { jobId: 'y', userId: 'y', estimateMs: QUICK_MS });
    expect(startableNow(queued, LIMITS)).toBe(0);
  });

  it('leaves no worker idle and gives none away: a slow flood has as many as before', () => {
    const flood = jobs('x', 12, SLOW_MS);
    const last = Math.max(...simulate(flood, LIMITS).map(({ endedAtMs }) => endedAtMs));
    expect(last).toBe(50 + 12 * SLOW_MS);
  });
});

describe('a spare worker is started before anybody needs it', () => {
  const held = scheduleOf(['x', QUICK_MS], ['x', QUICK_MS]);
  const both = withUser(withUser([], 'y', 0), 'x', 1_000);

  it('when all workers are held and somebody else was here lately', () => {
    expect(wantsSpare(held, both, LIMITS, 2_000)).toBe(true);
    expect(wantsSpare(scheduleOf(['x', QUICK_MS]), both, LIMITS, 2_000)).toBe(false);
    expect(wantsSpare(held, both, LIMITS, COMPANY_MS + 1)).toBe(false);
  });

  it('and never for who is alone', () => {
    const alone = withUser(withUser([], 'x', 0), 'x', 1_000);
    expect(alone).toHaveLength(1);
    expect(wantsSpare(held, alone, LIMITS, 2_000)).toBe(false);
  });

  it('remembers two users, however many come', () => {
    const many = Array.from({ length: 100 }, (_, index) => `user ${index}`);
    const company = many.reduce((sum, userId, at) => withUser(sum, userId, at), both);
    expect(company.map(({ userId }) => userId)).toEqual(['user 99', 'user 98']);
  });
});
