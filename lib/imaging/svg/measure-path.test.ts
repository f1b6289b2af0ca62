import { describe, expect, it } from 'vitest';
import { measurePath, measurePoints } from './measure-path';

describe('the measure of an outline', () => {
  it.each([
    ['M10 10H30V20H10Z', [10, 10, 30, 20], 200],
    ['m10,10 20,0 0,10-20 0z', [10, 10, 30, 20], 200],
    ['M10 10h20v10h-20zM50 50h10v10z', [10, 10, 60, 60], 250],
    ['M0 0C10 0 10 10 0 10', [0, 0, 10, 10], 100],
    ['M.5.5 1e1 10.', [0.5, 0.5, 10, 10], 0],
    ['M0 0Q5 5 10 0T20 0', [0, 0, 20, 5], 25],
  ])('%s has its box and at most its area', (data, [left, top, right, bottom], area) => {
    const measure = measurePath(data);
    expect(measure?.box).toEqual({ left, top, right, bottom });
    expect(measure?.area).toBeCloseTo(area, 5);
  });

  it('of a circle of arcs is that of the circle', () => {
    const measure = measurePath('M0 5A5 5 0 1 1 10 5A5 5 0 1 1 0 5');
    expect(measure?.area).toBeGreaterThan(75);
    expect(measure?.area).toBeLessThan(79);
    expect(measure?.box.top).toBeCloseTo(0, 1);
    expect(measure?.box.bottom).toBeCloseTo(10, 1);
  });

  it('reads flags of arcs that stand without space, and radii that are too small', () => {
    expect(measurePath('M0 0a1 1 0 0110 0')?.box.right).toBeCloseTo(10, 1);
    expect(measurePath('M0 0a0 0 0 01 10 0')?.box).toMatchObject({ right: 10, bottom: 0 });
  });

  it('stops where the data makes no sense, as drawing does', () => {
    expect(measurePath('M0 0L10 10 x L99 99')?.box.right).toBe(10);
    expect(measurePath('M0 0L10')?.box.right).toBe(0);
    expect(measurePath('')).toBeUndefined();
  });

  it('of points is that of the polygon', () => {
    expect(measurePoints('0,0 10,0 10,10 0 10')).toMatchObject({ area: 100, vertices: 5 });
    expect(measurePoints('')).toBeUndefined();
  });
});
