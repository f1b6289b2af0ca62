import type { Size } from '../store/viewport';

export interface ResultsLayout {
  columns: number;
  /** Size of one picture, in CSS pixels, whole. */
  cell: Size;
}

/** The columns that let `count` pictures of one shape be largest in the room there is. */
export function layoutResults(
  count: number,
  picture: Size,
  area: Size,
  gapPx: number,
): ResultsLayout {
  let best: ResultsLayout = { columns: 1, cell: { width: 0, height: 0 } };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const scale = Math.max(
      0,
      Math.min(
        1,
        (area.width - gapPx * (columns - 1)) / columns / picture.width,
        (area.height - gapPx * (rows - 1)) / rows / picture.height,
      ),
    );
    const cell = {
      width: Math.floor(picture.width * scale),
      height: Math.floor(picture.height * scale),
    };
    if (cell.width > best.cell.width) best = { columns, cell };
  }
  return best;
}
