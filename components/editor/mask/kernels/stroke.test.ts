import { describe, expect, it } from 'vitest';
import { countPainted, createBitmap, PAINTED, type MaskBitmap } from '../bitmap';
import { fillCapsule, snapToBrush } from './stroke';

function distanceToSegment(
  [px, py]: [number, number],
  a: { x: number; y: number },
  b: { x: number; y: number },
): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length ? Math.max(0, Math.min(1, ((px - a.x) * dx + (py - a.y) * dy) / length)) : 0;
  return Math.hypot(px - a.x - t * dx, py - a.y - t * dy);
}

/** The pixels that a stroke should have, one by one. */
function expected(
  mask: MaskBitmap,
  a: { x: number; y: number },
  b: { x: number; y: number },
  diameter: number,
): Uint8Array {
  return mask.data.map((_, at) => {
    const [x, y] = [at % mask.widthPx, Math.floor(at / mask.widthPx)];
    return distanceToSegment([x + 0.5, y + 0.5], a, b) <= diameter / 2 + 1e-9 ? PAINTED : 0;
  });
}

describe('a stroke of the brush', () => {
  it.each([
    [{ x: 20.5, y: 20.5 }, { x: 20.5, y: 20.5 }, 9],
    [{ x: 10, y: 12 }, { x: 41, y: 30 }, 8],
    [{ x: 44.5, y: 5.5 }, { x: 3.5, y: 37.5 }, 5],
    [{ x: 5.5, y: 25.5 }, { x: 45.5, y: 25.5 }, 7],
    [{ x: 25, y: -10 }, { x: 25, y: 80 }, 12],
  ])('covers exactly the pixels within its radius, from %o to %o at %i px', (a, b, diameter) => {
    const mask = createBitmap(50, 44);
    fillCapsule(mask, a, b, diameter, PAINTED);
    expect(mask.data).toEqual(expected(mask, a, b, diameter));
  });

  it('reports a rectangle that holds all that it painted', () => {
    const mask = createBitmap(50, 50);
    const rect = fillCapsule(mask, { x: 40.5, y: 10.5 }, { x: 12.5, y: 33.5 }, 11, PAINTED);
    expect(countPainted(mask, rect)).toBe(countPainted(mask));
  });

  it('stamps odd widths on pixels and even ones on corners', () => {
    const counts = [0.1, 0.4, 0.8].map((offset) => {
      const mask = createBitmap(30, 30);
      const at = snapToBrush({ x: 15 + offset, y: 15 }, 7);
      fillCapsule(mask, at, at, 7, PAINTED);
      return countPainted(mask);
    });
    expect(new Set(counts).size).toBe(1);
    expect(snapToBrush({ x: 3.7, y: 3.2 }, 1)).toEqual({ x: 3.5, y: 3.5 });
    expect(snapToBrush({ x: 3.7, y: 3.2 }, 2)).toEqual({ x: 4, y: 3 });
  });

  it('paints one pixel with a brush of one pixel', () => {
    const mask = createBitmap(8, 8);
    const at = snapToBrush({ x: 3.2, y: 5.9 }, 1);
    fillCapsule(mask, at, at, 1, PAINTED);
    expect(countPainted(mask)).toBe(1);
    expect(mask.data[5 * 8 + 3]).toBe(PAINTED);
  });
});
