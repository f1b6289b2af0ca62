import { describe, expect, it } from 'vitest';
import { CubeLattice, type SeenFace } from './cube-lattice';

const HALF_PX = 10;

function seenAt(lattice: CubeLattice, x: number, y: number): SeenFace | undefined {
  return lattice.faceAt(lattice.locate(x, y).at);
}

/** Middle of the hexagon that a cube is seen as. */
function middleOf(lattice: CubeLattice, i: number, j: number, k: number): [number, number] {
  return [(i - j) * HALF_PX, (i + j - 2 * k) * lattice.stepPx];
}

describe('cubes on the lattice', () => {
  it('show a top, a left and a right face', () => {
    const lattice = new CubeLattice(100, 100, HALF_PX);
    lattice.add(8, 3, 0, 7);
    const [x, y] = middleOf(lattice, 8, 3, 0);
    expect(seenAt(lattice, x, y - lattice.stepPx)).toEqual({ cube: 7, face: 'top' });
    expect(seenAt(lattice, x - 5, y + lattice.stepPx * 0.7)).toEqual({ cube: 7, face: 'left' });
    expect(seenAt(lattice, x + 5, y + lattice.stepPx * 0.7)).toEqual({ cube: 7, face: 'right' });
    expect(seenAt(lattice, x + 25, y)).toBeUndefined();
  });

  it('hide what is behind them, in whatever order they are placed', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const lattice = new CubeLattice(100, 100, HALF_PX);
      // One step along every axis is one step towards the eye, on the same spot of the picture.
      for (const step of order) lattice.add(8 + step, 3 + step, step, step);
      expect(lattice.outlines().every(({ cube }) => cube === 1)).toBe(true);
    }
  });

  it('are outlined face by face, halves joined', () => {
    const lattice = new CubeLattice(100, 100, HALF_PX);
    lattice.add(8, 3, 0, 0);
    const outlines = lattice.outlines();
    expect(outlines.map(({ face }) => face).sort()).toEqual(['left', 'right', 'top']);
    expect(outlines.every(({ points }) => points.length === 4)).toBe(true);
  });
});
