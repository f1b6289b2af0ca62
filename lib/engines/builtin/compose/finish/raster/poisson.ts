/**
 * Heights that swell every region of a label map like a cushion: the solution of Poisson's equation
 * with a constant source, zero where a region ends, whose square root is a round profile (as in
 * "Repoussé", Joshi and Carr 2008). Solved from coarse to fine with Gauss-Seidel sweeps. The border
 * of the picture is not an edge: regions go on beyond it.
 */
export function swell(
  labels: Int32Array,
  widthPx: number,
  heightPx: number,
  sweeps = 10,
): Float32Array {
  const levels = [{ labels, width: widthPx, height: heightPx }];
  for (
    let last = levels[0]!;
    Math.min(last.width, last.height) > COARSEST_PX;
    last = levels.at(-1)!
  ) {
    levels.push(halve(last));
  }
  let solution: Float32Array | undefined;
  let parentWidth = 0;
  for (let level = levels.length - 1; level >= 0; level -= 1) {
    const grid = levels[level]!;
    const values = solution
      ? refine(solution, parentWidth, grid)
      : new Float32Array(grid.width * grid.height);
    const source = 4 ** level / 4;
    const rounds = level === levels.length - 1 ? sweeps * 6 : sweeps;
    for (let round = 0; round < rounds; round += 1) relax(values, grid, source, round & 1);
    solution = values;
    parentWidth = grid.width;
  }
  return solution!;
}

const COARSEST_PX = 24;

interface Grid {
  labels: Int32Array;
  width: number;
  height: number;
}

function halve({ labels, width, height }: Grid): Grid {
  const [w, h] = [width >> 1, height >> 1];
  const half = new Int32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) half[y * w + x] = labels[2 * y * width + 2 * x]!;
  }
  return { labels: half, width: w, height: h };
}

/** Starts a finer level from the coarser one. */
function refine(
  coarse: Float32Array,
  coarseWidth: number,
  { labels, width, height }: Grid,
): Float32Array {
  const values = new Float32Array(width * height);
  const coarseHeight = coarse.length / coarseWidth;
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(coarseHeight - 1, y >> 1) * coarseWidth;
    for (let x = 0; x < width; x += 1) {
      const p = y * width + x;
      if (labels[p]) values[p] = coarse[row + Math.min(coarseWidth - 1, x >> 1)]!;
    }
  }
  return values;
}

/** One red-black half sweep of both colours, mirrored at the border of the picture. */
function relax(
  values: Float32Array,
  { labels, width, height }: Grid,
  source: number,
  parity: number,
): void {
  for (let color = 0; color < 2; color += 1) {
    for (let y = 0; y < height; y += 1) {
      const up = y > 0 ? -width : width;
      const down = y < height - 1 ? width : -width;
      for (let x = (y + color + parity) & 1; x < width; x += 2) {
        const p = y * width + x;
        const label = labels[p]!;
        if (label === 0) continue;
        const left = x > 0 ? -1 : 1;
        const right = x < width - 1 ? 1 : -1;
        let sum = 0;
        if (labels[p + left] === label) sum += values[p + left]!;
        if (labels[p + right] === label) sum += values[p + right]!;
        if (labels[p + up] === label) sum += values[p + up]!;
        if (labels[p + down] === label) sum += values[p + down]!;
        values[p] = source + sum * 0.25;
      }
    }
  }
}
