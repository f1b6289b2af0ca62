import { type Size } from '../size';

export interface Multigrid<Level extends Size> {
  /** A level whose shorter side is no longer than this is solved from nothing. */
  coarsestSidePx: number;
  /** The same problem at half the size, rounded up. */
  halve: (level: Level) => Level;
  /**
   * Relaxes a level, in place or not.
   * @param start the coarser solution at this level's size; none on the coarsest level
   * @param depth how many times the level was halved
   */
  relax: (level: Level, depth: number, start: Float32Array | undefined) => Float32Array;
}

/**
 * Solves an equation on a grid from coarse to fine: each level starts from the solution of the level
 * of half its size, so that a few local sweeps carry far. Resolves to a value for each cell of `finest`.
 */
export function coarseToFine<Level extends Size>(
  finest: Level,
  multigrid: Multigrid<Level>,
  depth = 0,
): Float32Array {
  const { coarsestSidePx, halve, relax } = multigrid;
  if (Math.min(finest.widthPx, finest.heightPx) <= coarsestSidePx)
    return relax(finest, depth, undefined);
  const coarse = halve(finest);
  const solved = coarseToFine(coarse, multigrid, depth + 1);
  return relax(finest, depth, doubled(solved, coarse, finest));
}

/** Every cell takes the value of the coarser cell that it lies in. */
function doubled(coarse: Float32Array, from: Size, { widthPx, heightPx }: Size): Float32Array {
  const values = new Float32Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const row = (y >> 1) * from.widthPx;
    for (let x = 0; x < widthPx; x++) values[y * widthPx + x] = coarse[row + (x >> 1)]!;
  }
  return values;
}
