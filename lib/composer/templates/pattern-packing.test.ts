import { describe, expect, it } from 'vitest';
import { createRandom } from '@/lib/random/random';
import { discOf, DistanceField, packed } from './pattern-packing';

const RADIUS = 6;
const GAP = 2;
const torus = { columns: 80, rows: 60 };
const packing = () => ({
  field: new DistanceField(torus),
  random: createRandom(3, 'packing'),
  gapCells: GAP,
  mostDegrees: 30,
  isFlippable: [false],
});

describe('motifs that are tossed', () => {
  const placed = packed(packing(), [discOf(RADIUS)], 100);

  it('keep their distance, over the borders too', () => {
    for (const [index, { at }] of placed.entries())
      for (const { at: other } of placed.slice(index + 1)) {
        const [dx, dy] = [Math.abs(at[0] - other[0]), Math.abs(at[1] - other[1])];
        const near = Math.hypot(Math.min(dx, 80 - dx), Math.min(dy, 60 - dy));
        expect(near).toBeGreaterThanOrEqual(2 * RADIUS + GAP - 1.5);
      }
  });

  it('fill more than a third of the ground', () => {
    const covered = placed.length * discOf(RADIUS).length;
    expect(covered / (torus.columns * torus.rows)).toBeGreaterThan(0.36);
  });
});
