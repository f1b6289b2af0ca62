import { describe, expect, it } from 'vitest';
import { stackDays } from './stack-days';

const day = '2026-11-20';
const range = { first: '2026-11-19', last: '2026-11-21' };

describe('the columns of the chart', () => {
  it('has one for every day, also for those without spending', () => {
    const { days } = stackDays([{ day, name: 'Inpaint', units: 40 }], range);
    expect(days.map((column) => [column.day, column.units])).toEqual([
      ['2026-11-19', 0],
      ['2026-11-20', 40],
      ['2026-11-21', 0],
    ]);
  });

  it('stacks the largest first and gathers the small ones', () => {
    const units = { A: 5, B: 90, C: 20, D: 30, E: 40, F: 1, G: 2 };
    const spendings = Object.entries(units).map(([name, count]) => ({ day, name, units: count }));
    const { series, days } = stackDays(spendings, range);
    expect(series).toEqual([
      { name: 'B', units: 90 },
      { name: 'E', units: 40 },
      { name: 'D', units: 30 },
      { name: 'C', units: 20 },
      { name: 'Other', units: 8 },
    ]);
    expect(days[1]?.parts).toEqual([90, 40, 30, 20, 8]);
    expect(days[1]?.units).toBe(188);
  });

  it('adds what one thing spent on one day in several rows', () => {
    const { days } = stackDays(
      [
        { day, name: 'Inpaint', units: 40 },
        { day, name: 'Inpaint', units: 2 },
      ],
      range,
    );
    expect(days[1]?.parts).toEqual([42]);
  });
});
