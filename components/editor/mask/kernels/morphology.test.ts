import { describe, expect, it } from 'vitest';
import { countPainted, createBitmap, PAINTED, type MaskBitmap } from '../bitmap';
import { grow, onPart, paintedBounds, shrink } from './morphology';

/** A scattered mask that is the same each time. */
function scattered(widthPx: number, heightPx: number): MaskBitmap {
  const mask = createBitmap(widthPx, heightPx);
  let state = 7;
  for (let at = 0; at < mask.data.length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    if (state % 97 === 0) mask.data[at] = PAINTED;
  }
  return mask;
}

/** Dilation by looking at every pair of pixels. */
function grownByHand(mask: MaskBitmap, radius: number): Uint8Array {
  return mask.data.map((_, at) => {
    const [x, y] = [at % mask.widthPx, Math.floor(at / mask.widthPx)];
    const near = mask.data.some((value, other) => {
      const [dx, dy] = [(other % mask.widthPx) - x, Math.floor(other / mask.widthPx) - y];
      return value === PAINTED && dx * dx + dy * dy <= radius * radius;
    });
    return near ? PAINTED : 0;
  });
}

describe('growing', () => {
  it.each([1, 2, 3, 5, 9])('adds exactly the pixels within %i px', (radius) => {
    const mask = scattered(37, 29);
    expect(grow(mask, radius).data).toEqual(grownByHand(mask, radius));
  });

  it('of a part changes nothing outside it', () => {
    const mask = scattered(40, 40);
    const before = mask.data.slice();
    onPart(mask, { left: 10, top: 10, right: 20, bottom: 20 }, (source) => grow(source, 3));
    const outside = (data: Uint8Array) =>
      data.filter((_, at) => {
        const [x, y] = [at % 40, Math.floor(at / 40)];
        return x < 10 || x >= 20 || y < 10 || y >= 20;
      });
    expect(outside(mask.data)).toEqual(outside(before));
  });
});

describe('shrinking', () => {
  it('is growing of what is not painted', () => {
    const mask = scattered(31, 33);
    const inverted = { ...mask, data: mask.data.map((value) => value ^ PAINTED) };
    const grown = grow(inverted, 4).data.map((value) => value ^ PAINTED);
    expect(shrink(mask, 4).data).toEqual(grown);
  });

  it('does not eat from the border of the picture', () => {
    const mask = createBitmap(12, 12);
    mask.data.fill(PAINTED);
    expect(countPainted(shrink(mask, 3))).toBe(144);
  });
});

describe('the painted bounds', () => {
  it('hold everything painted, tightly', () => {
    const mask = createBitmap(20, 20);
    mask.data[5 * 20 + 7] = PAINTED;
    mask.data[11 * 20 + 3] = PAINTED;
    expect(paintedBounds(mask)).toEqual({ left: 3, top: 5, right: 8, bottom: 12 });
  });
});
