import { circle, ellipse, path, placed, stroke, type Attributes } from '@/lib/svg/markup';
import { blob, number, smooth } from '@/lib/svg/path';
import { type Point, scale } from '@/lib/svg/point';

/**
 * Heads, hands and shoes are written in a unit of their own (half a head, a palm, the height of a foot)
 * and drawn a hundred times as large: two decimals are then fine enough for a portrait that fills the
 * picture.
 */
const FINE = 100;

const enlarged = (points: readonly Point[]) => points.map((point) => scale(point, FINE));

/** Path data of absolute commands without arcs, numbers in the unit. */
export function fineData(data: string): string {
  return data.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (value) => number(Number(value) * FINE));
}

export function fineBlob(points: readonly Point[], tension?: number): string {
  return blob(enlarged(points), tension);
}

/** A smooth closed shape through the points. */
export function mass(points: readonly Point[], fill: string, tension?: number): string {
  return path(fineBlob(points, tension), fill);
}

export function area(data: string, fill: string, attributes?: Attributes): string {
  return path(fineData(data), fill, attributes);
}

export function trace(data: string, color: string, width: number, attributes?: Attributes): string {
  return stroke(fineData(data), color, width * FINE, attributes);
}

/** A smooth open line through the points. */
export function strand(points: readonly Point[], color: string, width: number): string {
  return stroke(smooth(enlarged(points)), color, width * FINE);
}

export function dot(x: number, y: number, radius: number, fill: string, attributes?: Attributes) {
  return circle([x * FINE, y * FINE], radius * FINE, fill, attributes);
}

export function oval(
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
  fill: string,
  attributes?: Attributes,
): string {
  return ellipse([x * FINE, y * FINE], radiusX * FINE, radiusY * FINE, fill, attributes);
}

/** What was drawn in the unit, put into the figure: `size` is the unit in centimetres. */
export function set(
  content: string,
  { at, angleDegrees = 0, size, flipX = 1, flipY = 1 }: Setting,
): string {
  if (content === '') return '';
  const scaling = size / FINE;
  return placed(content, { at, angleDegrees, scaleX: scaling * flipX, scaleY: scaling * flipY });
}

export interface Setting {
  at: Point;
  angleDegrees?: number;
  size: number;
  flipX?: 1 | -1;
  flipY?: 1 | -1;
}

/** Points written as `x y, x y, …`: an outline stays one line to read. */
export function points(list: string): Point[] {
  return list.split(',').map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number);
    return [x, y];
  });
}
