import { describe, expect, it } from 'vitest';
import { blendClone, blendColor, type PixelPart } from './blend';
import { boundsOfSegment, coverSegment, type Coverage } from './coverage';

function plane(sidePx: number, left = 0, top = 0): Coverage {
  return { left, top, widthPx: sidePx, heightPx: sidePx, data: new Uint8Array(sidePx ** 2) };
}

const dab = (x: number, y: number, diameterPx: number) => ({
  from: { x, y },
  to: { x, y },
  diameterPx,
});

describe('what a brush covers', () => {
  it('is all of the pixels within a hard radius, and none beyond it', () => {
    const coverage = plane(40);
    coverSegment(coverage, dab(20, 20, 20), 1);
    coverage.data.forEach((value, at) => {
      const away = Math.hypot((at % 40) + 0.5 - 20, Math.floor(at / 40) + 0.5 - 20);
      if (away <= 9.5) expect(value).toBe(255);
      if (away >= 10.5) expect(value).toBe(0);
    });
  });

  it('falls evenly to nothing where the brush is soft', () => {
    const coverage = plane(40);
    coverSegment(coverage, dab(20.5, 20.5, 30), 0);
    const row = [...coverage.data.subarray(20 * 40 + 20, 20 * 40 + 37)];
    expect(row[0]).toBe(255);
    expect(row).toEqual(row.toSorted((a, b) => b - a));
    expect(row[8]).toBeGreaterThan(90);
    expect(row[8]).toBeLessThan(165);
    expect(row.at(-1)).toBe(0);
  });

  it('is no darker where a stroke crosses itself', () => {
    const [once, twice] = [plane(40), plane(40)];
    const segment = { from: { x: 8, y: 20 }, to: { x: 30, y: 22 }, diameterPx: 9 };
    coverSegment(once, segment, 0.3);
    coverSegment(twice, segment, 0.3);
    coverSegment(twice, segment, 0.3);
    expect(twice.data).toEqual(once.data);
  });

  it('is the same in a part of the plane as in all of it', () => {
    const [whole, part] = [plane(40), plane(12, 14, 13)];
    const segment = { from: { x: 5, y: 9 }, to: { x: 33, y: 30 }, diameterPx: 7 };
    coverSegment(whole, segment, 0.5);
    coverSegment(part, segment, 0.5);
    part.data.forEach((value, at) => {
      expect(value).toBe(whole.data[(13 + Math.floor(at / 12)) * 40 + 14 + (at % 12)]);
    });
    const { left, right } = boundsOfSegment(segment);
    expect([left <= 1, right >= 37]).toEqual([true, true]);
  });
});

function part(pixels: readonly (readonly number[])[]): PixelPart {
  const data = Uint8ClampedArray.from(pixels.flat());
  return { left: 0, top: 0, widthPx: pixels.length, heightPx: 1, data };
}

const covered = (...values: number[]): Coverage => ({
  left: 0,
  top: 0,
  widthPx: values.length,
  heightPx: 1,
  data: Uint8Array.from(values),
});

describe('painting over pixels', () => {
  it('leaves what is not covered as it was, to the bit', () => {
    const pixels = part([
      [10, 20, 30, 255],
      [10, 20, 30, 7],
    ]);
    blendColor(pixels, covered(255, 0), [200, 100, 0], 1);
    expect([...pixels.data]).toEqual([200, 100, 0, 255, 10, 20, 30, 7]);
  });

  it('goes by opacity and coverage together', () => {
    const pixels = part([[0, 0, 0, 255]]);
    blendColor(pixels, covered(128), [255, 255, 255], 0.5);
    expect(pixels.data[0]).toBe(64);
  });

  it('gives what is transparent the colour and only its own opacity', () => {
    const pixels = part([[9, 9, 9, 0]]);
    blendColor(pixels, covered(255), [200, 100, 0], 0.5);
    expect([...pixels.data]).toEqual([200, 100, 0, 128]);
  });

  it('clones pixels from where they were, and none from beyond the picture', () => {
    const source = part([
      [1, 1, 1, 255],
      [2, 2, 2, 255],
      [3, 3, 3, 255],
    ]);
    const pixels = { ...source, data: source.data.slice() };
    const offset = { x: 1, y: 0 };
    blendClone(pixels, covered(255, 255, 255), { source, offset, opacity: 1 });
    expect([...pixels.data].filter((_, at) => at % 4 === 0)).toEqual([2, 3, 3]);
  });
});
