import { type Size } from '@/lib/imaging/size';
import { type Point, type Subpath } from './path-data';

/** What no shape covers: transparent pixels, and all that is around the picture. */
export const NOTHING = 0;

/** Which shape each pixel belongs to: its number counted from 1, or `NOTHING`. */
export interface RegionMap extends Size {
  data: Int32Array;
}

/**
 * Paints outlines that run along pixel borders, in their order: later ones cover earlier ones, so
 * that in the end every pixel belongs to one shape at most.
 */
export function paintRegions(
  outlines: readonly Subpath[][],
  { widthPx, heightPx }: Size,
): RegionMap {
  const data = new Int32Array(widthPx * heightPx);
  outlines.forEach((outline, index) => {
    const crossings = crossingsOf(outline, heightPx);
    for (const [row, columns] of crossings) {
      columns.sort((first, second) => first - second);
      for (let at = 0; at + 1 < columns.length; at += 2) {
        const from = Math.max(0, columns[at]!);
        const to = Math.min(widthPx, columns[at + 1]!);
        if (to > from) data.fill(index + 1, row * widthPx + from, row * widthPx + to);
      }
    }
  });
  return { widthPx, heightPx, data };
}

/** Per row the columns where an outline's upright edges cross it. */
function crossingsOf(outline: readonly Subpath[], heightPx: number): Map<number, number[]> {
  const crossings = new Map<number, number[]>();
  const cross = (from: Point, to: Point) => {
    const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
    for (
      let row = Math.max(0, Math.round(top));
      row < Math.min(heightPx, Math.round(bottom));
      row++
    ) {
      const columns = crossings.get(row);
      if (columns) columns.push(Math.round(from[0]));
      else crossings.set(row, [Math.round(from[0])]);
    }
  };
  for (const { start, segments } of outline) {
    let pen = start;
    for (const { end } of [...segments, { end: start }]) {
      cross(pen, end);
      pen = end;
    }
  }
  return crossings;
}

/**
 * Gives pixels that ought to be covered and are not to the shape next to them.
 * @param isOpaque whether a pixel belongs to some shape
 */
export function closeGaps(map: RegionMap, isOpaque: (pixel: number) => boolean): RegionMap {
  const { widthPx, data } = map;
  const closed = Int32Array.from(data);
  const queue: number[] = [];
  for (let at = 0; at < data.length; at++) if (data[at] !== NOTHING) queue.push(at);
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next]!;
    const x = at % widthPx;
    for (const step of [x > 0 ? -1 : 0, x < widthPx - 1 ? 1 : 0, -widthPx, widthPx]) {
      const beside = at + step;
      if (closed[beside] !== NOTHING || !isOpaque(beside)) continue;
      closed[beside] = closed[at]!;
      queue.push(beside);
    }
  }
  return { ...map, data: closed };
}
