import { describe, expect, it } from 'vitest';
import { zoomAt, type Viewport } from '../canvas/viewport';
import { shiftOfHalves, unshifted } from './halves';

const canvas = { width: 1000, height: 600 };

/** The point of the picture that is seen at a place of the canvas, in the half that the place is in. */
function seenAt(at: { x: number; y: number }, { scale, x, y }: Viewport) {
  const shift = shiftOfHalves(canvas) * (at.x < canvas.width / 2 ? -1 : 1);
  return { x: (at.x - x - shift) / scale, y: (at.y - y) / scale };
}

describe('two halves of one viewport', () => {
  it('keep the point under the pointer, in whichever half it is', () => {
    const before = { scale: 0.5, x: 120, y: 40 };
    for (const at of [
      { x: 130, y: 500 },
      { x: 870, y: 90 },
    ]) {
      const after = zoomAt(before, 2, unshifted(at, canvas));
      expect(seenAt(at, after)).toEqual(seenAt(at, before));
    }
  });

  it('show the same point at the same place of each', () => {
    const viewport = { scale: 1.5, x: -40, y: 10 };
    const left = seenAt({ x: 200, y: 300 }, viewport);
    expect(seenAt({ x: 700, y: 300 }, viewport)).toEqual(left);
  });
});
