import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import type { Pen } from '../../kit/pen';
import type { Silhouette } from './silhouette';

/** Where on the edges of a silhouette things lie, hang and grow. */

/** Points along its upper edge, from the left to the right. */
export function upperEdge(shape: Silhouette, count: number): Point[] {
  return edge(shape, count, shape.topAt);
}

export function lowerEdge(shape: Silhouette, count: number): Point[] {
  return edge(shape, count, shape.bottomAt);
}

function edge({ box }: Silhouette, count: number, at: (x: number) => number | undefined): Point[] {
  return times(count, (index) => {
    const x = box.left + widthOf(box) * ((index + 0.5) / count);
    const y = at(x);
    return y === undefined ? undefined : ([x, y] as const);
  }).filter((point) => point !== undefined);
}

/** A piece of the upper edge without a step, as something lies on it. */
export type Ledge = readonly Point[];

/** Steps of the upper edge from which on another ledge begins, of the size of the thing. */
const STEP_SHARE = 0.09;
const SAMPLES = 72;
const LEAST_POINTS = 3;

/** The upper edge in pieces that something can lie on. */
export function ledgesOf(shape: Silhouette): Ledge[] {
  const ledges: Point[][] = [];
  let last: Point | undefined;
  for (const point of upperEdge(shape, SAMPLES)) {
    const isNext =
      last !== undefined &&
      Math.abs(point[1] - last[1]) < shape.size * STEP_SHARE &&
      point[0] - last[0] < (widthOf(shape.box) / SAMPLES) * 1.6;
    if (isNext) ledges.at(-1)?.push(point);
    else ledges.push([point]);
    last = point;
  }
  return ledges.filter((ledge) => ledge.length >= LEAST_POINTS);
}

/** What hangs from its lower edge: points that are clear of the ground. */
export function overhangs(shape: Silhouette, count: number): Point[] {
  const free = shape.box.bottom - shape.size * 0.1;
  return lowerEdge(shape, count).filter(([, y]) => y < free);
}

/** Points inside of it, spread evenly, as many as asked for or nearly. */
export function spotsIn(shape: Silhouette, pen: Pen, count: number): Point[] {
  const { box } = shape;
  const columns = Math.max(2, Math.round(Math.sqrt((count * 1.6 * widthOf(box)) / heightOf(box))));
  const rows = Math.max(2, Math.ceil((count * 1.6) / columns));
  return times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return [
      box.left + (widthOf(box) * (column + 0.5 + pen.random.between(-0.34, 0.34))) / columns,
      box.top + (heightOf(box) * (row + 0.5 + pen.random.between(-0.34, 0.34))) / rows,
    ] as const;
  }).filter((point) => shape.isInside(point));
}

export const middleOf = ({ box }: Silhouette): Point => [
  (box.left + box.right) / 2,
  (box.top + box.bottom) / 2,
];
