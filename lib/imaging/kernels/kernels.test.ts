import { describe, expect, it } from 'vitest';
import { composite, compositeOver } from '../composite';
import { boxBlur, gaussianBlur } from './blur';
import { connectedComponents } from './components';
import { cropPixels, growBox, pastePixels } from './crop';
import { squaredDistances } from './distance';
import { dilate, erode, featherInwards } from './morphology';
import { resizePixels, shrinkPixels, shrinkPlane } from './resize';

/** A repeatable pattern without structure, by a linear congruential generator. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32;
}

function randomMask(widthPx: number, heightPx: number, share: number, seed = 1) {
  const next = random(seed);
  const data = Uint8Array.from({ length: widthPx * heightPx }, () => (next() < share ? 255 : 0));
  return { widthPx, heightPx, data };
}

function randomPixels(widthPx: number, heightPx: number, seed = 2) {
  const next = random(seed);
  const data = Uint8Array.from({ length: widthPx * heightPx * 4 }, () => Math.floor(next() * 256));
  return { widthPx, heightPx, data };
}

function drawMask(rows: string[]) {
  const data = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 255 : 0));
  return { widthPx: rows[0]!.length, heightPx: rows.length, data };
}

describe('distance transform', () => {
  it.each([0.002, 0.05, 0.6])('equals the search over all pixels (share %d)', (share) => {
    const mask = randomMask(37, 23, share, 7);
    mask.data[200] = 255;
    const fast = squaredDistances(mask, 255);
    for (let at = 0; at < mask.data.length; at++) {
      let nearest = Infinity;
      for (let other = 0; other < mask.data.length; other++)
        if (mask.data[other] === 255)
          nearest = Math.min(
            nearest,
            ((at % 37) - (other % 37)) ** 2 + (Math.floor(at / 37) - Math.floor(other / 37)) ** 2,
          );
      expect(fast[at]).toBe(nearest);
    }
  });

  it('says far for a mask without a target', () => {
    const distances = squaredDistances(randomMask(9, 9, 0), 255);
    expect(Math.min(...distances)).toBeGreaterThan(9 ** 2 + 9 ** 2);
  });
});

describe('morphology', () => {
  it('grows a point to a disc and shrinks it back', () => {
    const mask = drawMask([
      '.......',
      '.......',
      '.......',
      '...#...',
      '.......',
      '.......',
      '.......',
    ]);
    const grown = dilate(mask, 2);
    expect(grown.data.reduce((sum, value) => sum + value / 255, 0)).toBe(13);
    expect(erode(grown, 2).data).toEqual(mask.data);
  });

  it('feathers inwards only', () => {
    const mask = randomMask(40, 40, 0.97);
    const soft = featherInwards(mask, 5);
    for (let at = 0; at < mask.data.length; at++)
      if (mask.data[at] === 0) expect(soft.data[at]).toBe(0);
      else expect(soft.data[at]).toBeGreaterThan(0);
  });
});

describe('connected components', () => {
  it('joins corners and reports boxes and areas', () => {
    const mask = drawMask(['##..#', '..#.#', '....#', '#....']);
    const { labels, components } = connectedComponents(mask);
    expect(components).toEqual([
      { label: 1, areaPx: 3, box: { leftPx: 0, topPx: 0, widthPx: 3, heightPx: 2 } },
      { label: 2, areaPx: 3, box: { leftPx: 4, topPx: 0, widthPx: 1, heightPx: 3 } },
      { label: 3, areaPx: 1, box: { leftPx: 0, topPx: 3, widthPx: 1, heightPx: 1 } },
    ]);
    expect([...labels.slice(0, 5)]).toEqual([1, 1, 0, 0, 2]);
  });
});

describe('blur', () => {
  const plane = (() => {
    const next = random(3);
    return { widthPx: 31, heightPx: 17, data: Float32Array.from({ length: 527 }, next) };
  })();

  it('of a box is the mean of its neighbours, edges repeated', () => {
    const blurred = boxBlur(plane, 2);
    const clamp = (value: number, last: number) => Math.min(last, Math.max(0, value));
    for (const [x, y] of [
      [0, 0],
      [15, 8],
      [30, 16],
      [1, 15],
    ] as const) {
      let sum = 0;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++)
          sum += plane.data[clamp(y + dy, 16) * 31 + clamp(x + dx, 30)]!;
      expect(blurred.data[y * 31 + x]).toBeCloseTo(sum / 25, 4);
    }
  });

  it('of a point has the width that was asked for', () => {
    const point = { widthPx: 101, heightPx: 101, data: new Float32Array(101 * 101) };
    point.data[50 * 101 + 50] = 1;
    const { data } = gaussianBlur(point, 6);
    let variance = 0;
    data.forEach((value, at) => (variance += value * ((at % 101) - 50) ** 2));
    expect(Math.sqrt(variance)).toBeCloseTo(6, 0);
  });
});

describe('resize and crop', () => {
  it('shrinks by exact area, also between pixels', () => {
    const plane = { widthPx: 3, heightPx: 1, data: Float32Array.of(0, 3, 6) };
    const small = shrinkPlane(plane, { widthPx: 2, heightPx: 1 });
    expect([...small.data]).toEqual([1, 5]);
  });

  it('does not bleed the colour of transparent pixels', async () => {
    const data = Uint8Array.of(255, 0, 0, 255, 0, 255, 0, 0);
    const pixels = { widthPx: 2, heightPx: 1, data };
    expect([...shrinkPixels(pixels, { widthPx: 1, heightPx: 1 }).data]).toEqual([255, 0, 0, 128]);
    const large = await resizePixels(pixels, { widthPx: 8, heightPx: 4 }, 'linear');
    expect(large.data[4 * 4 + 1]).toBeLessThan(4);
  });

  it('puts a cropped part back where it was', () => {
    const pixels = randomPixels(20, 10);
    const box = growBox({ leftPx: 17, topPx: 0, widthPx: 2, heightPx: 3 }, 4, pixels);
    expect(box).toEqual({ leftPx: 13, topPx: 0, widthPx: 7, heightPx: 7 });
    const target = { ...pixels, data: Uint8Array.from(pixels.data) };
    const part = cropPixels(pixels, box);
    target.data.fill(0, 0, 20 * 4);
    pastePixels(target, part, box.leftPx, box.topPx);
    expect([...target.data.slice(13 * 4, 80)]).toEqual([...pixels.data.slice(13 * 4, 80)]);
    expect(target.data[0]).toBe(0);
  });
});

describe('composite', () => {
  it('leaves every byte outside the weight as it was', () => {
    const original = randomPixels(16, 16, 4);
    const result = randomPixels(16, 16, 5);
    const weight = randomMask(16, 16, 0.4);
    weight.data[3] = 128;
    const mixed = composite(original, result, weight);
    for (let at = 0; at < weight.data.length; at++) {
      const bytes = [...mixed.data.slice(at * 4, at * 4 + 4)];
      const from = weight.data[at] === 0 ? original : result;
      if (weight.data[at] !== 128) expect(bytes).toEqual([...from.data.slice(at * 4, at * 4 + 4)]);
    }
  });

  it('lays a half transparent picture over a background', () => {
    const pixel = (...data: number[]) => ({ widthPx: 1, heightPx: 1, data: Uint8Array.from(data) });
    expect([...compositeOver(pixel(255, 0, 0, 128), pixel(0, 0, 255, 255)).data]).toEqual([
      128, 0, 127, 255,
    ]);
    expect([...compositeOver(pixel(255, 0, 0, 128), pixel(9, 9, 9, 0)).data]).toEqual([
      255, 0, 0, 128,
    ]);
  });
});
