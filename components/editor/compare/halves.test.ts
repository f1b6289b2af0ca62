import { describe, expect, it } from 'vitest';
import { fit, zoomAt, type Viewport } from '../store/viewport';
import { bothPictures, halfOf, halvesOf, shiftOfHalves, unshifted, type Halves } from './halves';

const canvas = { width: 1000, height: 600 };

/** The point of the picture that is seen at a place of the canvas, in the half that the place is in. */
function seenAt(at: { x: number; y: number }, { scale, x, y }: Viewport, halves: Halves) {
  const shift = shiftOfHalves(canvas, halves);
  const second = halfOf(canvas, halves, true);
  const way = at.x >= second.x && at.y >= second.y ? 1 : -1;
  return { x: (at.x - x - way * shift.x) / scale, y: (at.y - y - way * shift.y) / scale };
}

describe('two halves of one viewport', () => {
  it('keep the point under the pointer, in whichever half it is', () => {
    const before = { scale: 0.5, x: 120, y: 40 };
    for (const halves of ['beside', 'stacked'] as const) {
      for (const at of [
        { x: 130, y: 90 },
        { x: 870, y: 500 },
      ]) {
        const after = zoomAt(before, 2, unshifted(at, canvas, halves));
        expect(seenAt(at, after, halves)).toEqual(seenAt(at, before, halves));
      }
    }
  });

  it('show the same point at the same place of each', () => {
    const viewport = { scale: 1.5, x: -40, y: 10 };
    const left = seenAt({ x: 200, y: 300 }, viewport, 'beside');
    expect(seenAt({ x: 700, y: 300 }, viewport, 'beside')).toEqual(left);
    const above = seenAt({ x: 200, y: 100 }, viewport, 'stacked');
    expect(seenAt({ x: 200, y: 400 }, viewport, 'stacked')).toEqual(above);
  });

  it('lie one above the other where that shows far more, as on a phone', () => {
    expect(halvesOf(canvas, { width: 1536, height: 1024 })).toBe('beside');
    expect(halvesOf({ width: 390, height: 369 }, { width: 1536, height: 1024 })).toBe('stacked');
    expect(halvesOf({ width: 390, height: 369 }, { width: 768, height: 1024 })).toBe('beside');
  });

  it('each hold the whole of a fitted picture', () => {
    const picture = { width: 1536, height: 1024 };
    for (const halves of ['beside', 'stacked'] as const) {
      const { scale, x, y } = fit(bothPictures(picture, halves), canvas);
      const shift = shiftOfHalves(canvas, halves);
      const second = halfOf(canvas, halves, true);
      expect(x + shift.x).toBeGreaterThanOrEqual(second.x);
      expect(y + shift.y).toBeGreaterThanOrEqual(second.y);
      expect(x + shift.x + picture.width * scale).toBeLessThanOrEqual(canvas.width);
      expect(y + shift.y + picture.height * scale).toBeLessThanOrEqual(canvas.height);
    }
  });
});
