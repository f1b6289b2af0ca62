import { describe, expect, it } from 'vitest';
import type { Pixels } from '@/lib/engines/engine';
import { describeStyle } from './describe';

type Rgb = [number, number, number];

function picture(sidePx: number, color: (x: number, y: number) => Rgb): Pixels {
  const data = new Uint8Array(sidePx * sidePx * 4);
  for (let y = 0; y < sidePx; y += 1) {
    for (let x = 0; x < sidePx; x += 1) data.set([...color(x, y), 255], (y * sidePx + x) * 4);
  }
  return { widthPx: sidePx, heightPx: sidePx, data };
}

const RED: Rgb = [220, 40, 40];
const BLUE: Rgb = [30, 60, 200];
const CREAM: Rgb = [250, 245, 230];
const INK: Rgb = [20, 20, 20];

describe('describeStyle', () => {
  it('finds the colours of flat art with their shares', () => {
    const profile = describeStyle([picture(256, (x) => (x < 64 ? RED : BLUE))], [1]);
    expect(profile.palette).toHaveLength(2);
    const [first, second] = profile.palette;
    expect(first?.rgb).toEqual(BLUE);
    expect(first?.weight).toBeCloseTo(0.75, 2);
    expect(second?.rgb).toEqual(RED);
    expect(profile.flatness).toBeGreaterThan(0.95);
    expect(profile.grain).toBe(0);
    expect(profile.lineWeight).toBe(0);
  });

  it('weighs pictures by their weights', () => {
    const profile = describeStyle([picture(64, () => RED), picture(128, () => BLUE)], [3, 1]);
    expect(profile.palette[0]?.rgb).toEqual(RED);
    expect(profile.palette[0]?.weight).toBeCloseTo(0.75, 2);
  });

  it('measures the grain of a speckled ground', () => {
    const speckle = (x: number, y: number) => ((x * 7919 + y * 104729) % 61) - 30;
    const grainy = picture(256, (x, y) => {
      const level = 128 + speckle(x, y);
      return [level, level, level];
    });
    expect(describeStyle([grainy], [1]).grain).toBeGreaterThan(0.02);
  });

  it('measures the width of drawn lines', () => {
    const width = (linePx: number) =>
      describeStyle([picture(512, (x) => (x % 64 < linePx ? INK : CREAM))], [1]).lineWeight;
    expect(width(4) * 512).toBeCloseTo(4, 0);
    expect(width(8)).toBeGreaterThan(width(4));
  });

  it('refuses a set of pictures without a weight for each', () => {
    expect(() => describeStyle([picture(8, () => RED)], [])).toThrow(RangeError);
    expect(() => describeStyle([], [])).toThrow(RangeError);
  });
});
