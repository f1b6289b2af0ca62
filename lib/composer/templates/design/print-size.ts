import type { Hex } from '@/lib/color/hex';
import type { Point } from '@/lib/svg/point';

/** What prints and weaves share: cells of which a whole even number fits the picture. */

/** With how often its units are repeated in place of one. */
export type PrintSize = readonly [widthPx: number, heightPx: number, repeats?: number];
/** Its mark, its ground, a second mark, and further ones that are told. */
export type PrintColors = readonly [Hex, Hex, Hex, ...Hex[]];
/** @param seed which of the prints whose marks lie by chance */
export type PrintDrawer = (size: PrintSize, colors: PrintColors, seed: number) => string;

export interface Cloth {
  width: number;
  height: number;
  /** Side of a unit that fits a whole even number of times. */
  stepX: number;
  stepY: number;
  columns: number;
  rows: number;
}

/** @param across units over the width, an even number; rows are as many as are about square */
export function clothOf([width, height, repeats = 1]: PrintSize, across: number): Cloth {
  const columns = across * repeats;
  const rows = Math.max(2, Math.round(height / (width / columns) / 2) * 2);
  return { width, height, columns, rows, stepX: width / columns, stepY: height / rows };
}

/** Each cell of a cloth; those at the borders are drawn on both. */
export function each(
  { columns, rows, stepX, stepY }: Cloth,
  one: (at: Point, column: number, row: number) => string,
): string {
  const parts: string[] = [];
  for (let row = -1; row <= rows; row += 1)
    for (let column = -1; column <= columns; column += 1)
      parts.push(one([column * stepX, row * stepY], column, row));
  return parts.join('');
}

export const isEvenCell = (column: number, row: number): boolean =>
  Math.abs(column + row) % 2 === 0;
