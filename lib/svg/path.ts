import { add, clamp, type Point, scale, subtract } from './point';

/** Path data from points. Two decimals: faces drawn in a small unit turn into facets with one. */

/** A number for SVG: at most two decimals, no trailing zeros. */
export function number(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}

export function coordinates([x, y]: Point): string {
  return `${number(x)} ${number(y)}`;
}

/** A polyline, `M … L …`. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(coordinates).join('L')}`;
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`;
}

interface SmoothOptions {
  closed?: boolean;
  /** Share of the neighbours' distance that the handles have: 1/6 is the Catmull-Rom spline, less is tighter. */
  tension?: number;
}

/**
 * A smooth curve through all points: the Catmull-Rom spline as cubic Bézier segments (E. Catmull,
 * R. Rom, "A class of local interpolating splines", 1974).
 */
export function smooth(
  points: readonly Point[],
  { closed = false, tension = 1 / 6 }: SmoothOptions = {},
): string {
  const count = points.length;
  const origin: Point = [0, 0];
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : clamp(index, 0, count - 1)] ?? origin;
  let data = `M${coordinates(at(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = add(from, scale(subtract(to, before), tension));
    const second = subtract(to, scale(subtract(after, from), tension));
    data += `C${coordinates(first)} ${coordinates(second)} ${coordinates(to)}`;
  }
  return closed ? `${data}Z` : data;
}

/** A closed smooth shape. */
export function blob(points: readonly Point[], tension?: number): string {
  return smooth(points, { closed: true, ...(tension === undefined ? {} : { tension }) });
}

/** A closed ellipse as path data, for clipping. */
export function ellipsePath([x, y]: Point, radiusX: number, radiusY = radiusX): string {
  const [a, b] = [number(radiusX), number(radiusY)];
  return `M${coordinates([x - radiusX, y])}a${a} ${b} 0 1 0 ${number(2 * radiusX)} 0a${a} ${b} 0 1 0 ${number(-2 * radiusX)} 0Z`;
}

/** An upright rectangle with round corners as path data. */
export function roundedPath([x, y]: Point, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) {
    return polygon([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]);
  }
  const arc = (to: Point) => `A${number(r)} ${number(r)} 0 0 1 ${coordinates(to)}`;
  return [
    `M${coordinates([x + r, y])}L${coordinates([x + width - r, y])}`,
    arc([x + width, y + r]),
    `L${coordinates([x + width, y + height - r])}`,
    arc([x + width - r, y + height]),
    `L${coordinates([x + r, y + height])}`,
    arc([x, y + height - r]),
    `L${coordinates([x, y + r])}`,
    arc([x + r, y]),
    'Z',
  ].join('');
}
