import { describe, expect, it } from 'vitest';
import { datedDays, unitAxis } from './chart-axis';

describe('the axis of units', () => {
  it.each([1, 7, 99, 416, 5464, 120_001])('holds a column of %i under a round top', (units) => {
    const { topUnits, ticks } = unitAxis(units);
    expect(topUnits).toBeGreaterThanOrEqual(units);
    expect(topUnits).toBeLessThanOrEqual(units * 2);
    expect(ticks[0]).toBe(0);
    expect(ticks.at(-1)).toBe(topUnits);
  });

  it('has whole units only, however little was spent', () => {
    expect(unitAxis(1).ticks).toEqual([0, 1]);
    expect(unitAxis(3).ticks).toEqual([0, 1, 2, 3]);
  });
});

describe('the dates under the columns', () => {
  it('names every day of a week, and one in some weeks of longer periods', () => {
    expect(datedDays(7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(datedDays(30)).toEqual([0, 7, 14, 21, 28]);
    expect(datedDays(90)).toEqual([0, 21, 42, 63, 84]);
  });
});
