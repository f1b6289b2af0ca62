import { describe, expect, it } from 'vitest';
import { deadlineMs } from './deadline';
import { expectedMs, NO_DURATIONS, observed } from './durations';

const LIMITS = { baseMs: 300_000, maxMs: 3_600_000 };

describe('the time to work', () => {
  it('is the same for all small work, grows with large work, and ends', () => {
    expect(deadlineMs(200, LIMITS)).toBe(300_000);
    expect(deadlineMs(240_000, LIMITS)).toBe(1_920_000);
    expect(deadlineMs(3_000_000, LIMITS)).toBe(3_600_000);
  });

  it('is never less than what all have, whatever the most is', () => {
    expect(deadlineMs(240_000, { baseMs: 300_000, maxMs: 1_000 })).toBe(300_000);
  });
});

describe('what a job is expected to take', () => {
  const job = (userId: string) => ({ operationId: 'inpaint', userId, estimateMs: 1_000 });

  it('is its estimate before anything is known', () => {
    expect(expectedMs(NO_DURATIONS, 'inpaint', 1_000)).toBe(1_000);
  });

  const jobs = (before: typeof NO_DURATIONS, userId: string, ...tookMs: number[]) =>
    tookMs.reduce((durations, ms) => observed(durations, job(userId), ms), before);

  it('follows how long jobs of the same operation really took', () => {
    const durations = jobs(NO_DURATIONS, 'x', 3_000, 3_000);
    expect(expectedMs(durations, 'inpaint', 2_000)).toBe(6_000);
    expect(expectedMs(durations, 'outpaint', 2_000)).toBe(2_000);
  });

  it('is not moved by the first job of a new process, which loads the engine', () => {
    const cold = jobs(NO_DURATIONS, 'x', 9_000);
    expect(expectedMs(cold, 'inpaint', 1_000)).toBe(1_000);
    expect(expectedMs(jobs(cold, 'x', 1_200), 'inpaint', 1_000)).toBe(1_200);
  });

  it('is not moved by one user among several, however many jobs that one sends', () => {
    let durations = jobs(jobs(NO_DURATIONS, 'a', 1_000, 1_000), 'b', 1_000, 1_000);
    durations = jobs(durations, 'x', ...Array.from({ length: 100 }, () => 90_000));
    expect(expectedMs(durations, 'inpaint', 1_000)).toBe(1_000);
  });

  it('remembers a bounded number of users', () => {
    let durations = NO_DURATIONS;
    for (let user = 0; user < 200; user += 1)
      durations = observed(durations, job(`user ${user}`), 1_000);
    expect(durations.get('inpaint')?.size).toBe(63);
  });
});
