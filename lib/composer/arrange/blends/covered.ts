import { add, type Point, polar, times } from '@/lib/svg/point';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { silhouetteOf, type Silhouette } from '../states/silhouette';
import { over } from '../states/state';
import { type Blend, bodyOf, meanSideOf, turnedAt } from './body';

/** Many of one thing all over another, which is still seen between them: a van covered in flowers. */

/** Of the size of what is covered, how large one is; and how far apart their middles are, in their own sides. */
const SIDE = 0.13;
const APART = 1.02;
/** How many there are about at most of what only sticks to it here and there. */
const SPARSE = 14;
const MOST_TURN_DEGREES = 28;
const MOST_MARKUP = 260_000;
/** About the head of somebody so much is left free, of its width. */
const FACE = 0.62;

/** Spots in rows that are shifted by turns, all of them inside. */
function spotsOver(shape: Silhouette, side: number, pen: Pen): Point[] {
  const { box } = shape;
  const step = side * APART;
  const rows = Math.ceil((box.bottom - box.top) / step);
  const columns = Math.ceil((box.right - box.left) / step) + 1;
  return times(rows, (row) =>
    times(columns, (column): Point => {
      const jitter = polar(pen.random.between(0, 360), side * 0.14);
      const x = box.left + (column + (row % 2 ? 0.5 : 0)) * step;
      return add([x, box.top + (row + 0.5) * step], jitter);
    }),
  )
    .flat()
    .filter((at) => isOn(shape, at, side));
}

/** Half of it may hang over the edge, as what is stuck on does. */
const isOn = (shape: Silhouette, at: Point, side: number): boolean =>
  shape.isInside(at) &&
  [0, 90, 180, 270].filter((turn) => shape.isInside(add(at, polar(turn, side * 0.34)))).length >= 3;

function isFace({ anchors: { head } }: KitDrawing, [x, y]: Point): boolean {
  if (!head?.spanCm) return false;
  return Math.hypot(x - head.at[0], y - head.at[1]) < head.spanCm * FACE;
}

/** A drawing with others all over it; as it is where the kit does not draw those. */
export function covered(drawing: KitDrawing, blend: Blend, pen: Pen): KitDrawing {
  const shape = silhouetteOf(drawing, pen);
  const side = shape.size * SIDE;
  const found = bodyOf(blend, pen, (box) => side / meanSideOf(box));
  if (!found) return drawing;
  const most = Math.floor(MOST_MARKUP / Math.max(1, found.drawing.svg.length));
  const all = spotsOver(shape, side, pen).filter((at) => !isFace(drawing, at));
  const fitting = blend.isSparse ? SPARSE : Math.max(12, most);
  const every = Math.max(1, Math.ceil(all.length / fitting));
  const spots = all.filter((_, index) => index % every === 0);
  const pieces = spots.map((at) =>
    turnedAt(
      found.drawing,
      at,
      found.scale * pen.random.between(0.86, 1.2),
      pen.random.between(-MOST_TURN_DEGREES, MOST_TURN_DEGREES),
    ),
  );
  return over(drawing, pieces.join(''));
}
