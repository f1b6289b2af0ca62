import { coarseToFine } from '@/lib/imaging/kernels/coarse-to-fine';
import { type Size } from '@/lib/imaging/size';

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
  return coarseToFine<Grid>(
    { labels, widthPx, heightPx },
    {
      coarsestSidePx: COARSEST_SIDE_PX,
      halve,
      relax: (grid, depth, start) => {
        const values = start ?? new Float32Array(grid.labels.length);
        grid.labels.forEach((label, at) => {
          if (label === 0) values[at] = 0;
        });
        // On the coarsest level nothing is known yet.
        const rounds = start ? sweeps : sweeps * 6;
        for (let round = 0; round < rounds; round += 1)
          relax(values, grid, 4 ** depth / 4, round & 1);
        return values;
      },
    },
  );
}

const COARSEST_SIDE_PX = 24;

interface Grid extends Size {
  /** 0 where there is no region. */
  labels: Int32Array;
}

function halve({ labels, widthPx, heightPx }: Grid): Grid {
  const half = { widthPx: (widthPx + 1) >> 1, heightPx: (heightPx + 1) >> 1 };
  const cells = new Int32Array(half.widthPx * half.heightPx);
  for (let y = 0; y < half.heightPx; y += 1) {
    for (let x = 0; x < half.widthPx; x += 1)
      cells[y * half.widthPx + x] = labels[2 * y * widthPx + 2 * x]!;
  }
  return { labels: cells, ...half };
}

/** One red-black half sweep of both colours, mirrored at the border of the picture. */
function relax(
  values: Float32Array,
  { labels, widthPx: width, heightPx: height }: Grid,
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
