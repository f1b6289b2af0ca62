import { times } from '@/lib/svg/point';
import {
  type Frame,
  heightOf,
  type Item,
  originAt,
  type Recipe,
  sizeOf,
  type Spot,
  widthOf,
} from './item';

/** Things that lie side by side and are seen from straight above: rows of a grid, each row in the middle. */

/** Of the frame, what the grid takes, and of a cell, what its thing takes. */
const GRID_SHARE = 0.88;
const CELL_SHARE = 0.82;
/** Sizes are softened far more than on the ground: a coin beside a map is still to be seen. */
const SOFTENED = 0.32;
const LEAST = 0.5;

/** How many things each row has. */
function rowsOf(count: number, isWide: boolean): number[] {
  const columns = Math.min(count, Math.ceil(Math.sqrt(count * (isWide ? 1.7 : 1))));
  const rows = Math.ceil(count / columns);
  const least = Math.floor(count / rows);
  const more = count - least * rows;
  return times(rows, (index) => least + (index < more ? 1 : 0));
}

/** Of how far a recipe is off the middle, how far the grid is: its margin is not left. */
const OFF_SHARE = 0.3;

export function layFlat(listed: readonly Item[], frame: Frame, recipe: Recipe): Spot[] {
  if (listed.length === 0) return [];
  const { widthPx, heightPx } = frame;
  const items = recipe.mirrored ? listed.toReversed() : listed;
  const offX = (recipe.focusX - 0.5) * OFF_SHARE * widthPx;
  const largest = Math.max(...items.map(sizeOf));
  const rows = rowsOf(items.length, widthPx > heightPx * 1.3);
  const cellHeight = (heightPx * GRID_SHARE) / rows.length;
  let next = 0;
  return rows.flatMap((inRow, row) => {
    const cellWidth = (widthPx * GRID_SHARE) / inRow;
    const y = (heightPx * (1 - GRID_SHARE)) / 2 + cellHeight * (row + 0.5);
    return times(inRow, (column): Spot[] => {
      const item = items[next];
      next += 1;
      if (!item) return [];
      const share = CELL_SHARE * Math.max(LEAST, (sizeOf(item) / largest) ** SOFTENED);
      const fitted = Math.min(cellWidth / widthOf(item), cellHeight / heightOf(item)) * share;
      const x = offX + (widthPx * (1 - GRID_SHARE)) / 2 + cellWidth * (column + 0.5);
      const { top, bottom } = item.box;
      return [
        {
          item,
          x: originAt(item, x, fitted, false),
          y: y - ((top + bottom) / 2) * fitted,
          pxPerCm: fitted,
          mirrored: false,
          isFlat: true,
          depth: 0.5,
        },
      ];
    }).flat();
  });
}
