import { describe, expect, it } from 'vitest';
import { type Pixels } from '@/lib/engines/engine';
import { colorStatistics, harmonize } from './harmonize';

type Rgb = readonly [number, number, number];

/** Stripes of the given colours. */
function stripes(colors: readonly Rgb[], alpha = 255): Pixels {
  const [widthPx, heightPx] = [60, 40];
  const data = new Uint8Array(widthPx * heightPx * 4);
  for (let pixel = 0; pixel < widthPx * heightPx; pixel++)
    data.set([...colors[pixel % colors.length]!, alpha], pixel * 4);
  return { widthPx, heightPx, data };
}
const statistics = (pixels: Pixels) => colorStatistics(pixels)!;
const colorAt = ({ data }: Pixels, pixel: number) => [...data.subarray(pixel * 4, pixel * 4 + 4)];

const THING = stripes([
  [200, 60, 50],
  [230, 210, 180],
  [20, 20, 24],
]);
const NIGHT = stripes([
  [12, 20, 60],
  [30, 40, 90],
]);
const NOON = stripes([
  [200, 225, 250],
  [240, 240, 230],
]);

describe('bringing a picture towards another light', () => {
  it('darkens in the night and lightens at noon, and neither entirely', () => {
    const own = statistics(THING).lightness;
    const dark = statistics(harmonize(THING, statistics(THING), statistics(NIGHT), 1)).lightness;
    const light = statistics(harmonize(THING, statistics(THING), statistics(NOON), 1)).lightness;
    expect(dark).toBeLessThan(own - 0.05);
    expect(dark).toBeGreaterThan(statistics(NIGHT).lightness + 0.05);
    expect(light).toBeGreaterThan(own + 0.02);
    expect(light).toBeLessThan(statistics(NOON).lightness);
  });

  it('keeps what is red red', () => {
    const [red = 0, green = 0, blue = 0] = colorAt(
      harmonize(THING, statistics(THING), statistics(NIGHT), 1),
      0,
    );
    expect(red).toBeGreaterThan(green + 30);
    expect(red).toBeGreaterThan(blue + 30);
  });

  it('goes further the stronger it is, and nowhere at strength 0', () => {
    const change = (strength: number) => {
      const result = harmonize(THING, statistics(THING), statistics(NIGHT), strength);
      return THING.data.reduce((sum, value, at) => sum + Math.abs(value - result.data[at]!), 0);
    };
    expect(change(0) / THING.data.length).toBeLessThan(1);
    expect(change(0.5)).toBeGreaterThan(change(0.1));
    expect(change(1)).toBeGreaterThan(change(0.5));
  });

  it('leaves black, white and alpha', () => {
    const ends = stripes(
      [
        [0, 0, 0],
        [255, 255, 255],
        [128, 128, 128],
      ],
      77,
    );
    const result = harmonize(ends, statistics(ends), { ...statistics(ends), lightness: 0.9 }, 1);
    expect(colorAt(result, 0)).toEqual([0, 0, 0, 77]);
    expect(colorAt(result, 1)).toEqual([255, 255, 255, 77]);
    expect(colorAt(result, 2)[0]).toBeGreaterThan(140);
  });
});

describe('statistics of a picture', () => {
  it('count only what is visible and weighted', () => {
    const half = stripes([
      [255, 255, 255],
      [0, 0, 0],
    ]);
    for (let pixel = 1; pixel < half.data.length / 4; pixel += 2) half.data[pixel * 4 + 3] = 0;
    expect(statistics(half).lightness).toBeCloseTo(1, 3);
    const weight = Uint8Array.from(
      { length: half.data.length / 4 },
      (_, pixel) => pixel % 3 && 255,
    );
    expect(colorStatistics(half, weight)!.contrast).toBeCloseTo(0, 3);
    expect(colorStatistics(half, new Uint8Array(weight.length))).toBeUndefined();
  });
});
