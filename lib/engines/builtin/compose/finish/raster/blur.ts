import { boxBlurs } from '@/lib/imaging/kernels/blur';
import { enlarge } from './enlarge';

/** From this radius on a blur is made of a smaller picture, and read from it bilinearly. */
const WIDE_PX = 12;
/** Of the radius, how large the cells of the smaller picture are, and at most. */
const CELLS_A_RADIUS = 6;
const LARGEST_CELL_PX = 4;

/**
 * Box blur of a plane, several times over, which comes near a Gaussian (central limit); `radiusPx` is
 * rounded, below 0.5 the plane is copied. A wide one, done twice or more, is computed on means of cells: what is
 * lost is finer than the blur leaves anyway, and it takes a third of the time.
 */
export function boxBlur(
  plane: Float32Array,
  widthPx: number,
  heightPx: number,
  radiusPx: number,
  passes = 2,
): Float32Array {
  const radius = Math.round(radiusPx);
  if (radius < 1) return plane.slice();
  const cellPx = Math.min(LARGEST_CELL_PX, Math.floor(radius / CELLS_A_RADIUS));
  if (radius < WIDE_PX || passes < 2) return repeated(plane, widthPx, heightPx, radius, passes);
  // One cell more at each end, which reading between cells asks for.
  const [columns, rows] = [Math.ceil(widthPx / cellPx) + 2, Math.ceil(heightPx / cellPx) + 2];
  const means = cellMeans(plane, { widthPx, heightPx }, { cellPx, columns, rows });
  const coarse = repeated(means, columns, rows, Math.round(radius / cellPx), passes);
  return enlarge(coarse, columns, cellPx, widthPx, heightPx);
}

const repeated = (
  data: Float32Array,
  widthPx: number,
  heightPx: number,
  radiusPx: number,
  passes: number,
): Float32Array =>
  boxBlurs({ widthPx, heightPx, data }, new Array<number>(passes).fill(radiusPx)).data;

interface Cells {
  cellPx: number;
  columns: number;
  rows: number;
}

/** Means of square cells about every `cellPx`-th pixel, edges repeated. */
function cellMeans(
  plane: Float32Array,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  { cellPx, columns, rows }: Cells,
): Float32Array {
  const means = new Float32Array(columns * rows);
  const half = cellPx >> 1;
  const share = 1 / (cellPx * cellPx);
  for (let row = 0; row < rows; row += 1) {
    for (let dy = -half; dy < cellPx - half; dy += 1) {
      const y = Math.min(heightPx - 1, Math.max(0, row * cellPx + dy)) * widthPx;
      for (let column = 0, c = row * columns; column < columns; column += 1, c += 1) {
        let sum = 0;
        for (let x = column * cellPx - half, n = 0; n < cellPx; n += 1, x += 1)
          sum += plane[y + (x < 0 ? 0 : x >= widthPx ? widthPx - 1 : x)]!;
        means[c] = means[c]! + sum * share;
      }
    }
  }
  return means;
}
