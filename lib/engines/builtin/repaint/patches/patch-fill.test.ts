import { describe, expect, it } from 'vitest';
import { type Pixels, type Plane } from '@/lib/engines/engine';
import { createRandom } from '@/lib/random/random';
import { blendSeams } from './blend-seams';
import { liftFill } from './lift-fill';
import { fillByPatches, type PatchGuide } from './patch-fill';

const random = () => createRandom(1, 'test');

function picture(
  widthPx: number,
  heightPx: number,
  gray: (x: number, y: number) => number,
): Pixels {
  const data = new Uint8Array(widthPx * heightPx * 4).fill(255);
  for (let at = 0; at < widthPx * heightPx; at++)
    data.fill(gray(at % widthPx, Math.floor(at / widthPx)), at * 4, at * 4 + 3);
  return { widthPx, heightPx, data };
}

function hole({ widthPx, heightPx }: Pixels, isHole: (x: number, y: number) => boolean): Plane {
  const data = Uint8Array.from({ length: widthPx * heightPx }, (_, at) =>
    isHole(at % widthPx, Math.floor(at / widthPx)) ? 255 : 0,
  );
  return { widthPx, heightPx, data };
}

function guideOf({ widthPx, heightPx }: Pixels, more: Partial<PatchGuide> = {}): PatchGuide {
  return {
    forbidden: { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx) },
    home: { leftPx: 0, topPx: 0, widthPx, heightPx },
    rowCost: 0,
    columnCost: 0,
    ...more,
  };
}

/** The picture with its hole emptied. */
function emptied(pixels: Pixels, { data }: Plane): Pixels {
  const result = { ...pixels, data: Uint8Array.from(pixels.data) };
  data.forEach((value, at) => value && result.data.fill(128, at * 4, at * 4 + 3));
  return result;
}

function errorIn(first: Pixels, second: Pixels, { data }: Plane): number {
  const inside = [...data.keys()].filter((at) => data[at] !== 0);
  const sum = inside.reduce(
    (total, at) => total + Math.abs(first.data[at * 4]! - second.data[at * 4]!),
    0,
  );
  return sum / inside.length;
}

describe('filling by patches', () => {
  const stripes = picture(96, 64, (x) => (x % 12 < 6 ? 40 : 210));
  const gap = hole(stripes, (x, y) => x >= 36 && x < 66 && y >= 18 && y < 48);

  it('continues a pattern through a hole', () => {
    const fill = fillByPatches(emptied(stripes, gap), gap, guideOf(stripes), random())!;
    expect(errorIn(fill.pixels, stripes, gap)).toBeLessThan(12);
  });

  it('copies every pixel of the hole from outside it, and nothing elsewhere', () => {
    const { source } = fillByPatches(emptied(stripes, gap), gap, guideOf(stripes), random())!;
    gap.data.forEach((value, at) => {
      if (value === 0) expect(source[at]).toBe(-1);
      else expect(gap.data[source[at]!]).toBe(0);
    });
  });

  it('takes nothing from where it must not', () => {
    const halves = picture(96, 64, (x) => (x < 48 ? 60 : 200));
    const corner = hole(halves, (x, y) => x > 70 && y > 40);
    const forbidden = hole(halves, (x) => x >= 44);
    const guide = guideOf(halves, { forbidden });
    const { source } = fillByPatches(emptied(halves, corner), corner, guide, random())!;
    corner.data.forEach((value, at) => value && expect(source[at]! % 96).toBeLessThan(44));
  });

  it('keeps a horizon at its height when leaving the row is dear', () => {
    const land = picture(96, 64, (_, y) => (y < 30 ? 220 : 70));
    const beside = hole(land, (x) => x >= 64);
    const home = { leftPx: 0, topPx: 0, widthPx: 64, heightPx: 64 };
    const guide = guideOf(land, { home, rowCost: 40_000 });
    const fill = fillByPatches(emptied(land, beside), beside, guide, random())!;
    expect(errorIn(fill.pixels, land, beside)).toBeLessThan(6);
  });

  it('has nothing to say where nothing may be copied', () => {
    const all = hole(stripes, () => true);
    expect(fillByPatches(stripes, all, guideOf(stripes), random())).toBeUndefined();
  });
});

describe('lifting a fill to full size', () => {
  it('repeats the detail of the full picture, which the small one has lost', () => {
    const fine = picture(192, 128, (x, y) => ((x + y) % 2 === 0 ? 90 : 170));
    const gap = hole(fine, (x, y) => x >= 80 && x < 120 && y >= 40 && y < 90);
    const small = picture(96, 64, () => 130);
    const smallGap = hole(small, (x, y) => x >= 40 && x < 60 && y >= 20 && y < 45);
    const fill = fillByPatches(small, smallGap, guideOf(small), random())!;
    const lifted = liftFill(emptied(fine, gap), gap, fill);
    const inner = hole(fine, (x, y) => x >= 84 && x < 116 && y >= 44 && y < 86);
    const values = [...inner.data.keys()]
      .filter((at) => inner.data[at])
      .map((at) => lifted.data[at * 4]!);
    const spread = Math.max(...values) - Math.min(...values);
    expect(spread).toBeGreaterThan(50);
  });
});

describe('blending seams', () => {
  it('meets the known picture where a fill is of another brightness', () => {
    const ramp = picture(96, 64, (x) => 60 + x);
    const gap = hole(ramp, (x, y) => x >= 40 && x < 60 && y >= 20 && y < 44);
    const fill = fillByPatches(emptied(ramp, gap), gap, guideOf(ramp), random())!;
    const darker = {
      ...fill.pixels,
      data: fill.pixels.data.map((v, at) => (at % 4 === 3 ? v : Math.max(0, v - 30))),
    };
    const blended = blendSeams(ramp, { ...fill, pixels: darker }, 0.005);
    const rim = hole(ramp, (x, y) => x === 40 && y >= 20 && y < 44);
    expect(errorIn(blended, ramp, rim)).toBeLessThan(errorIn(darker, ramp, rim) / 2);
  });
});
