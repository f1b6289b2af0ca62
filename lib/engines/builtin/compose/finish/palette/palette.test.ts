import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { describe, expect, it } from 'vitest';
import type { ColorWeight, Pixels } from '@/lib/engines/engine';
import { deltaE2000 } from '../color/delta-e';
import { nearest } from '../color/clusters';
import { rgbToLab, type Rgb } from '../color/oklab';
import { meadow, plainGround } from '../fixture';
import type { Painting } from '../../painting';
import { assemble } from '../assemble';
import { applyBackground, keepClear } from './background';
import { applyPalette } from './recolor';
import { densifyGradients } from './densify';
import { chooseTargets, sinkhorn } from './transport';

function weighted(...pairs: [Rgb, number][]): ColorWeight[] {
  return pairs.map(([rgb, weight]) => ({ rgb: [...rgb], weight }));
}

function draw(painting: Painting) {
  return rasterizeSvg(assemble(painting), painting);
}

const SEA = weighted(
  [[11, 19, 43], 0.15],
  [[28, 114, 147], 0.3],
  [[244, 162, 97], 0.15],
  [[254, 250, 224], 0.2],
  [[155, 193, 188], 0.2],
);
const CANDY = weighted(
  [[45, 27, 78], 0.2],
  [[255, 107, 107], 0.2],
  [[254, 202, 87], 0.15],
  [[248, 240, 227], 0.25],
  [[72, 191, 227], 0.2],
);

function shares(image: Pixels, colors: readonly ColorWeight[]): number[] {
  const labs = colors.map((color) => rgbToLab(...color.rgb));
  const counts = colors.map(() => 0);
  for (let i = 0; i < image.data.length; i += 4) {
    counts[nearest(rgbToLab(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!), labs)]! += 1;
  }
  return counts.map((count) => count / (image.data.length / 4));
}

function variation(image: Pixels, colors: readonly ColorWeight[]): number {
  return (
    shares(image, colors).reduce((sum, share, i) => sum + Math.abs(share - colors[i]!.weight!), 0) /
    2
  );
}

describe('a weighted palette', () => {
  it.each([
    ['fox', SEA],
    ['racing-car', SEA],
    ['sailboat', CANDY],
    ['house', CANDY],
  ])('covers a scene with a %s in the asked shares', (subject, colors) => {
    const { painting } = applyPalette(meadow(256, 256, subject), colors);
    expect(variation(draw(painting), colors)).toBeLessThan(0.12);
  });

  it('leaves the picture alone without colours', () => {
    const source = meadow(64, 64);
    expect(applyPalette(source, []).painting).toBe(source);
  });

  it('shows every colour of a palette without weights', () => {
    const colors = CANDY.map(({ rgb }) => ({ rgb }));
    const { painting } = applyPalette(meadow(256, 256), colors);
    for (const share of shares(draw(painting), colors)) {
      expect(share).toBeGreaterThan(0.01);
    }
  });
});

describe('a background colour', () => {
  it.each([
    ['a wall', plainGround('#ddccaa', 'teapot', 256)],
    ['a sky', meadow(256, 256)],
  ])('is exact where %s shows', (_name, painting) => {
    const wanted: Rgb = [250, 220, 120];
    const image = draw(applyBackground(painting, wanted));
    for (const at of [0, 255 * 4, 20 * 256 * 4]) {
      const rgb = [image.data[at]!, image.data[at + 1]!, image.data[at + 2]!] as const;
      expect(deltaE2000(rgb, wanted)).toBeLessThan(2);
    }
  });

  it('keeps the subject apart from itself', () => {
    const red: Rgb = [239, 83, 67];
    const image = draw(keepClear(applyBackground(plainGround('#fff', 'teapot', 256), red), red));
    const middle = (128 * 256 + 122) * 4;
    const body = [image.data[middle]!, image.data[middle + 1]!, image.data[middle + 2]!] as const;
    expect(deltaE2000(body, red)).toBeGreaterThan(8);
  });
});

describe('transport', () => {
  it('gives every column its mass', () => {
    const plan = sinkhorn(
      [
        [0, 1, 1],
        [1, 0, 1],
      ].map((row) => row.map((c) => c * 0.05)),
      [0.5, 0.5],
      [0.2, 0.3, 0.5],
    );
    const columns = [0, 1, 2].map((j) => plan.reduce((sum, row) => sum + row[j]!, 0));
    [0.2, 0.3, 0.5].forEach((mass, j) => expect(columns[j]).toBeCloseTo(mass, 2));
  });

  it('gives up a little fit so that every asked share is met', () => {
    const cost = [
      [0, 0.1],
      [0.02, 0.1],
      [0.03, 0.1],
    ];
    const plan = [
      [0.6, 0],
      [0.2, 0.1],
      [0.08, 0.02],
    ];
    expect(chooseTargets(plan, cost, [0.6, 0.3, 0.1], [0.9, 0.1])).toEqual([0, 0, 1]);
  });
});

describe('CIEDE2000', () => {
  it('is zero for the same colour and large for black and white', () => {
    expect(deltaE2000([12, 200, 99], [12, 200, 99])).toBe(0);
    expect(deltaE2000([0, 0, 0], [255, 255, 255])).toBeCloseTo(100, 0);
  });
});

describe('denser gradients', () => {
  it('look the same as before', () => {
    const defs = meadow(200, 200).defs;
    const source = meadow(200, 200);
    const dense = { ...source, defs: densifyGradients(defs) };
    expect(dense.defs.length).toBeGreaterThan(defs.length);
    const [a, b] = [draw(source), draw(dense)];
    const far = a.data.some((value, i) => Math.abs(value - b.data[i]!) >= 4);
    expect(far).toBe(false);
  });
});
