import type { Size } from '@/lib/imaging/size';
import { applyTo, type Matrix, multiply, parseTransform } from '@/lib/svg/matrix';
import { attributeOf } from '@/lib/svg/extent';
import { polygon } from '@/lib/svg/path';
import { between, type Point } from '@/lib/svg/point';

/**
 * A floorboard may run far out of the picture. Cut to a frame of a page it would widen the layer that is cut,
 * and what makes the pixels ends its process at layers within one that begins pages away.
 */

/** How far polygons may reach over the edges, in shares of the sides. */
const BEYOND = 0.25;
/** A polygon, and nothing else. */
const POLYGON = /^M(-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+){2,40})Z$/;

/** Inside is where the measure of a point is positive. */
type Measure = (point: Point) => number;

/** A polygon cut at a line (Sutherland and Hodgman, "Reentrant polygon clipping", 1974). */
function cutAt(points: readonly Point[], measure: Measure): Point[] {
  return points.flatMap((point, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? point;
    const [one, other] = [measure(before), measure(point)];
    const crossing = one < 0 !== other < 0 ? [between(before, point, one / (one - other))] : [];
    return other < 0 ? crossing : [...crossing, point];
  });
}

/** A polygon without what lies far outside the picture; other shapes stay as they are. */
export function trimmed(tag: string, outer: Matrix, { widthPx, heightPx }: Size): string {
  const data = tag.startsWith('<path') ? attributeOf(tag, 'd') : '';
  const body = POLYGON.exec(data)?.[1];
  if (body === undefined || attributeOf(tag, 'stroke') !== '') return tag;
  const matrix = multiply(outer, parseTransform(attributeOf(tag, 'transform')));
  const points = body.split('L').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });
  const [right, bottom] = [widthPx * (1 + BEYOND), heightPx * (1 + BEYOND)];
  const at = ([x, y]: Point) => applyTo(matrix, x, y);
  const sides: Measure[] = [
    (point) => at(point)[0] + widthPx * BEYOND,
    (point) => right - at(point)[0],
    (point) => at(point)[1] + heightPx * BEYOND,
    (point) => bottom - at(point)[1],
  ];
  if (points.every((point) => sides.every((measure) => measure(point) >= 0))) return tag;
  const rest = sides.reduce<readonly Point[]>(cutAt, points);
  return rest.length < 3 ? '' : tag.replace(` d="${data}"`, ` d="${polygon(rest)}"`);
}
