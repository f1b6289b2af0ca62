import { times } from '@/lib/svg/point';

/**
 * Things laid out by hand as knolling does it: in rows, with the same room between all of them, in that order and those
 * rows in which they are largest. Pure: sizes in, middles out, in the unit of the sizes.
 */
export interface Laid {
  width: number;
  height: number;
}

/** Of the mean of all sizes, what is free between neighbours. */
const GAP = 0.16;
/** So many are tried in every way that they may be broken into rows; more are broken evenly. */
const MOST_TRIED = 9;
/** Of the width of the widest row, how much wider a shorter one is set at most. */
const JUSTIFIED = 1.7;

type Rows = readonly (readonly number[])[];

/** All ways to break a sequence into rows. */
function breaksOf(order: readonly number[]): Rows[] {
  const count = order.length;
  if (count > MOST_TRIED)
    return times(count, (index) => {
      const perRow = Math.ceil(count / (index + 1));
      return times(Math.ceil(count / perRow), (row) =>
        order.slice(row * perRow, (row + 1) * perRow),
      );
    });
  return times(2 ** (count - 1), (mask) => {
    const rows: number[][] = [[]];
    order.forEach((one, index) => {
      if (index > 0 && (mask >> (index - 1)) & 1) rows.push([]);
      rows.at(-1)?.push(one);
    });
    return rows;
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Measured {
  rows: Rows;
  widths: number[];
  heights: number[];
  /** Of a page so high by its width, how large all of it could be. */
  size: number;
  /** Of all that the rows span, what their things cover. */
  filled: number;
}

function measured(rows: Rows, sizes: readonly Laid[], gap: number, aspect: number): Measured {
  const at = (index: number) => sizes[index] ?? { width: 0, height: 0 };
  const widths = rows.map(
    (row) => sum(row.map((one) => at(one).width)) + gap * Math.max(0, row.length - 1),
  );
  const heights = rows.map((row) => Math.max(...row.map((one) => at(one).height)));
  const [width, height] = [Math.max(...widths), sum(heights) + gap * (rows.length - 1)];
  const covered = sum(sizes.map((one) => one.width * one.height));
  return {
    rows,
    widths,
    heights,
    size: Math.min(aspect / width, 1 / height),
    filled: covered / (width * height),
  };
}

/** Middles of all, in the order of the sizes, about the middle of the page; `aspect` is its width by its height. */
export function inRowsOn(sizes: readonly Laid[], aspect: number): [x: number, y: number][] {
  const indexes = sizes.map((_, index) => index);
  const byHeight = [...indexes].sort((a, b) => (sizes[b]?.height ?? 0) - (sizes[a]?.height ?? 0));
  const gap = (GAP * sum(sizes.map(({ width, height }) => (width + height) / 2))) / sizes.length;
  const tried = [indexes, byHeight]
    .flatMap(breaksOf)
    .map((rows) => measured(rows, sizes, gap, aspect));
  const [best] = tried.sort((a, b) => b.size * b.filled ** 0.25 - a.size * a.filled ** 0.25);
  if (!best) return [];
  const middles: [number, number][] = sizes.map(() => [0, 0]);
  const widest = Math.max(...best.widths);
  let y = -(sum(best.heights) + gap * (best.rows.length - 1)) / 2;
  best.rows.forEach((row, rowIndex) => {
    const [width = 0, height = 0] = [best.widths[rowIndex], best.heights[rowIndex]];
    const spread = Math.min(widest, width * JUSTIFIED);
    const free = row.length > 1 ? gap + (spread - width) / (row.length - 1) : gap;
    let x = -(width + (free - gap) * (row.length - 1)) / 2;
    for (const one of row) {
      const own = sizes[one]?.width ?? 0;
      middles[one] = [x + own / 2, y + height / 2];
      x += own + free;
    }
    y += height + gap;
  });
  return middles;
}
