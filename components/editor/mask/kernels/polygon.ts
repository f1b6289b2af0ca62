import { clipRect, fillSpan, type MaskBitmap, type MaskValue, type PixelRect } from '../bitmap';

interface Point {
  x: number;
  y: number;
}

/** Where an edge crosses a row, and whether it goes down (+1) or up (−1) there. */
interface Crossing {
  x: number;
  winding: 1 | -1;
}

function boundsOf(points: readonly Point[]): PixelRect {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  return { left: least(xs), top: least(ys), right: most(xs), bottom: most(ys) };
}

/** The crossings of every row between `top` and `bottom`, through the middles of its pixels. */
function crossingsByRow(points: readonly Point[], top: number, bottom: number): Crossing[][] {
  const rows: Crossing[][] = Array.from({ length: Math.max(0, bottom - top) }, () => []);
  points.forEach((end, index) => {
    const start = points[(index + points.length - 1) % points.length] ?? end;
    const [upper, lower] = start.y <= end.y ? [start, end] : [end, start];
    const slope = (lower.x - upper.x) / (lower.y - upper.y);
    const first = Math.max(top, Math.ceil(upper.y - 0.5));
    for (let row = first; row < bottom && row + 0.5 < lower.y; row++) {
      const x = upper.x + (row + 0.5 - upper.y) * slope;
      rows[row - top]?.push({ x, winding: start.y <= end.y ? 1 : -1 });
    }
  });
  return rows;
}

/**
 * Paints the pixels whose centres lie in a closed polygon, by scanlines. The non-zero rule keeps a
 * loop full where the hand crossed its own line.
 */
export function fillPolygon(
  bitmap: MaskBitmap,
  points: readonly Point[],
  value: MaskValue,
): PixelRect {
  const rect = clipRect(boundsOf(points), bitmap);
  crossingsByRow(points, rect.top, rect.bottom).forEach((crossings, index) => {
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    crossings.forEach((crossing, at) => {
      winding += crossing.winding;
      const next = crossings[at + 1];
      if (winding === 0 || !next) return;
      const from = Math.ceil(crossing.x - 0.5);
      fillSpan(bitmap, rect.top + index, from, Math.ceil(next.x - 0.5), value);
    });
  });
  return rect;
}
