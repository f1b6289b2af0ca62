import { describe, expect, it } from 'vitest';
import { membrane } from './membrane';

describe('membrane', () => {
  const [widthPx, heightPx] = [200, 160];
  const isHole = (x: number, y: number) => (x - 90) ** 2 + (y - 80) ** 2 < 50 ** 2;
  const planeOf = (value: (x: number, y: number) => number) => ({
    widthPx,
    heightPx,
    data: Float32Array.from({ length: widthPx * heightPx }, (_, at) =>
      value(at % widthPx, Math.floor(at / widthPx)),
    ),
  });
  const hole = Uint8Array.from(planeOf((x, y) => (isHole(x, y) ? 255 : 0)).data);

  it('continues a gradient over a hole', () => {
    const truth = planeOf((x, y) => x + y / 2);
    const torn = planeOf((x, y) => (isHole(x, y) ? 999 : x + y / 2));
    const { data } = membrane(torn, hole);
    const worst = data.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - truth.data[at]!)),
      0,
    );
    expect(worst).toBeLessThan(1.5);
  });

  it('keeps known pixels and stays between their values', () => {
    const known = planeOf((x, y) => (isHole(x, y) ? 0 : 100 + ((x * 7 + y * 13) % 50)));
    const { data } = membrane(known, hole);
    data.forEach((value, at) => {
      if (hole[at] === 0) expect(value).toBe(known.data[at]);
      else expect(value >= 99 && value <= 150).toBe(true);
    });
  });

  it('reaches the borders of the picture', () => {
    const right = Uint8Array.from(planeOf((x) => (x > 60 ? 255 : 0)).data);
    const { data } = membrane(
      planeOf((x) => (x > 60 ? 0 : 42)),
      right,
    );
    expect(data[heightPx * widthPx - 1]).toBeCloseTo(42, 3);
  });
});
