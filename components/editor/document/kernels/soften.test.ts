import { describe, expect, it } from 'vitest';
import { alphaOfPlane, boxRadii, planeOfGray, soften, type Plane } from './soften';

const edge = (widthPx: number, heightPx: number): Plane => ({
  widthPx,
  heightPx,
  data: new Uint8ClampedArray(
    Array.from({ length: widthPx * heightPx }, (_, at) => (at % widthPx < widthPx / 2 ? 0 : 255)),
  ),
});

/** The standard deviation of what a sharp edge has become. */
function spreadOf({ widthPx, heightPx, data }: Plane): number {
  const row = data.subarray(Math.floor(heightPx / 2) * widthPx).subarray(0, widthPx);
  const slope = Array.from(row, (value, at) => (at === 0 ? 0 : value - (row[at - 1] ?? 0)));
  const total = slope.reduce((sum, value) => sum + value, 0);
  const mean = slope.reduce((sum, value, at) => sum + value * at, 0) / total;
  const variance = slope.reduce((sum, value, at) => sum + value * (at - mean) ** 2, 0) / total;
  return Math.sqrt(variance);
}

describe('softening', () => {
  it.each([1, 2.5, 8, 20])('spreads an edge by the deviation asked for: %s px', (sigmaPx) => {
    const spread = spreadOf(soften(edge(200, 5), sigmaPx));
    expect(Math.abs(spread - sigmaPx)).toBeLessThan(0.12 * sigmaPx + 0.15);
  });

  it('of nothing leaves every value', () => {
    expect(boxRadii(0)).toEqual([0, 0, 0]);
    const plane = edge(20, 3);
    expect(soften(plane, 0)).toEqual(plane);
  });

  it('keeps even planes even, up to their borders', () => {
    const white = { widthPx: 9, heightPx: 7, data: new Uint8ClampedArray(63).fill(255) };
    expect(new Set(soften(white, 3).data)).toEqual(new Set([255]));
  });

  it('keeps channels apart', () => {
    const two = {
      widthPx: 2,
      heightPx: 2,
      data: new Uint8ClampedArray([9, 200, 9, 200, 9, 200, 9, 200]),
    };
    expect(soften(two, 2, 2)).toEqual(two);
  });
});

describe('a mask', () => {
  it('shows by its grey, and hides no more than its weight', () => {
    const grey = planeOfGray(new Uint8ClampedArray([0, 0, 0, 255, 102, 102, 102, 255]), 2, 1);
    expect([...grey.data]).toEqual([0, 102]);
    const alphas = (weight: number) =>
      [...alphaOfPlane(grey, weight)].filter((_, at) => at % 4 === 3);
    expect(alphas(1)).toEqual([0, 102]);
    expect(alphas(0.5)).toEqual([128, 178]);
    expect(alphas(0)).toEqual([255, 255]);
  });
});
