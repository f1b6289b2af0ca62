import { describe, expect, it } from 'vitest';
import { createMemoryStrikeBook } from './strike-book';
import { allowanceOf, isHeldBack, reasonOf, STRIKE_LIFE_MS, type Strike } from './strikes';

const strikes = (count: number, atMs = 0): Strike[] =>
  Array.from({ length: count }, () => ({ fault: 'deadline', atMs }));

describe('work that its own content had stopped', () => {
  it('twice an hour changes nothing', () => {
    expect(allowanceOf(strikes(2), 16, 0)).toMatchObject({ inFlight: 16, notBeforeMs: 0 });
    expect(isHeldBack(allowanceOf(strikes(2), 16, 0))).toBe(false);
  });

  it('three times leaves one request at a time, after a pause that doubles with each further one', () => {
    const pauses = [3, 4, 5, 6].map((count) => allowanceOf(strikes(count), 16, 0));
    expect(pauses.map(({ inFlight }) => inFlight)).toEqual([1, 1, 1, 1]);
    expect(pauses.map(({ notBeforeMs }) => notBeforeMs)).toEqual([
      60_000, 120_000, 240_000, 480_000,
    ]);
  });

  it('pauses for an hour at most', () => {
    expect(allowanceOf(strikes(1_000), 16, 0).notBeforeMs).toBe(STRIKE_LIFE_MS);
  });

  it('is forgotten after an hour', () => {
    expect(allowanceOf(strikes(9), 16, STRIKE_LIFE_MS)).toMatchObject({
      inFlight: 16,
      notBeforeMs: 0,
    });
  });

  it('is told to the user in words', () => {
    const both: Strike[] = [...strikes(2), { fault: 'memory', atMs: 5 }];
    expect(reasonOf(allowanceOf(both, 16, 10))).toBe(
      '3 of your requests in the last hour had to be stopped because of their pictures ' +
        '(ran out of time, needed too much memory)',
    );
  });
});

describe('the book of strikes in memory', () => {
  it('keeps users apart and forgets in time', async () => {
    let nowMs = 0;
    const book = createMemoryStrikeBook(() => nowMs);
    await book.note('x', 'deadline');
    expect(await book.of('x')).toHaveLength(1);
    expect(await book.of('y')).toEqual([]);
    nowMs = STRIKE_LIFE_MS;
    expect(await book.of('x')).toEqual([]);
  });

  it('remembers a bounded number of users, and of strikes of each', async () => {
    const book = createMemoryStrikeBook(() => 0);
    for (let count = 0; count < 100; count += 1) await book.note('x', 'memory');
    expect(await book.of('x')).toHaveLength(16);
    for (let user = 0; user < 10_000; user += 1) await book.note(`user ${user}`, 'crash');
    expect(await book.of('x')).toEqual([]);
  });
});
