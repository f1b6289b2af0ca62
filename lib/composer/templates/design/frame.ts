import type { Point } from '@/lib/svg/point';

/** An upright rectangle of the picture, in pixels. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function inset({ x, y, width, height }: Frame, by: number, byY = by): Frame {
  return { x: x + by, y: y + byY, width: width - 2 * by, height: height - 2 * byY };
}

export function middleOf({ x, y, width, height }: Frame): Point {
  return [x + width / 2, y + height / 2];
}

export function square([x, y]: Point, side: number): Frame {
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

/** Parts of a frame side by side (`across`) or below each other, by their weights. */
export function split(
  frame: Frame,
  direction: 'across' | 'down',
  weights: readonly number[],
  gap = 0,
): Frame[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const length = (direction === 'across' ? frame.width : frame.height) - gap * (weights.length - 1);
  let at = direction === 'across' ? frame.x : frame.y;
  return weights.map((weight) => {
    const size = (length * weight) / total;
    const part =
      direction === 'across' ? { ...frame, x: at, width: size } : { ...frame, y: at, height: size };
    at += size + gap;
    return part;
  });
}

/** Rows below each other that are full whatever their numbers of cells. */
export function rowsOf(frame: Frame, counts: readonly number[], gap: number): Frame[] {
  const equal = (count: number) => Array.from({ length: count }, () => 1);
  return split(frame, 'down', equal(counts.length), gap).flatMap((row, index) =>
    split(row, 'across', equal(counts[index] ?? 1), gap),
  );
}

/** Equal cells of a grid, row by row; a last row that is not full stands in the middle. */
export function cells(frame: Frame, count: number, columns: number, gap: number): Frame[] {
  const rows = Math.ceil(count / columns);
  const width = (frame.width - gap * (columns - 1)) / columns;
  const height = (frame.height - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const shift = ((columns - inRow) * (width + gap)) / 2;
    return {
      x: frame.x + shift + (index % columns) * (width + gap),
      y: frame.y + row * (height + gap),
      width,
      height,
    };
  });
}

/** How many columns give cells nearest to squares, with rows as full as can be. */
export function columnsFor(count: number, frame: Frame): number {
  let best = 1;
  let bestCost = Infinity;
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const cell = Math.min(frame.width / columns, frame.height / rows);
    const empty = columns * rows - count;
    const cost = empty * 0.16 - (cell * cell * count) / (frame.width * frame.height);
    if (cost < bestCost) [best, bestCost] = [columns, cost];
  }
  return best;
}

/** The smallest frame with all of some frames in it. */
export function boundsOf(places: readonly Frame[]): Frame {
  const x = Math.min(...places.map((one) => one.x));
  const y = Math.min(...places.map((one) => one.y));
  return {
    x,
    y,
    width: Math.max(...places.map((one) => one.x + one.width)) - x,
    height: Math.max(...places.map((one) => one.y + one.height)) - y,
  };
}
