import { circle, path } from '@/lib/svg/markup';
import { add, type Point, polar, times } from '@/lib/svg/point';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { type Silhouette, silhouetteOf } from '../states/silhouette';
import { type Blend, bodyOf, meanSideOf, turnedAt } from './body';

/** Many of one thing in the outline of another, as mosaics and heaps are laid: each as large as there is room for. */

/** Sides of the largest ones as a share of the size of what is filled, and of those that are fitted in between. */
const LARGEST = 0.17;
const SIZES = [1, 0.8, 0.62, 0.46, 0.34];
/** Of the points around a thing, as many may lie outside. */
const MOST_OUTSIDE = 1;
const AROUND = 10;
/** How near middles may be, of the mean of two sides: they overlap a little, as what is heaped does. */
const APART = 0.74;
const MOST_MARKUP = 420_000;
const MOST_TILES = 220;
const MOST_TURN_DEGREES = 34;
/** A little larger than its room, for few things are round. */
const OVERSIZE = 1.16;

interface Tile {
  at: Point;
  side: number;
}

const isIn = (shape: Silhouette, at: Point, side: number): boolean =>
  shape.isInside(at) &&
  times(AROUND, (index) => add(at, polar(index * (360 / AROUND), side * 0.44))).filter(
    (point) => !shape.isInside(point),
  ).length <= MOST_OUTSIDE;

const isFree = (tiles: readonly Tile[], at: Point, side: number): boolean =>
  tiles.every(
    (one) => Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) > ((one.side + side) / 2) * APART,
  );

/** Where things are put, the largest first, smaller ones wherever there is room left. */
function tilesIn(shape: Silhouette, largest: number, most: number): Tile[] {
  const { box } = shape;
  const tiles: Tile[] = [];
  for (const share of SIZES) {
    const side = largest * share;
    const step = side * 0.5;
    for (let y = box.top; y <= box.bottom; y += step)
      for (let x = box.left; x <= box.right && tiles.length <= most; x += step)
        if (isIn(shape, [x, y], side) && isFree(tiles, [x, y], side))
          tiles.push({ at: [x, y], side });
  }
  return tiles;
}

/** Of things of much markup there are fewer, and those are larger. */
const LARGER = [1, 1.3, 1.7, 2.2];

function fitted(shape: Silhouette, most: number): Tile[] {
  let tiles: Tile[] = [];
  for (const factor of LARGER) {
    tiles = tilesIn(shape, shape.size * LARGEST * factor, most);
    if (tiles.length <= most) break;
  }
  return tiles.slice(0, most);
}

/** Somebody keeps an eye, by which the mosaic is seen to be alive. */
function eyeOf({ anchors }: KitDrawing, { size }: Silhouette): string {
  const at = anchors.eyes?.at;
  if (!at) return '';
  return circle(at, size * 0.026, HOUSE.white) + circle(at, size * 0.016, HOUSE.ink);
}

/** A drawing all of other things; as it is where the kit does not draw those. */
export function filled(drawing: KitDrawing, blend: Blend, pen: Pen): KitDrawing {
  const shape = silhouetteOf(drawing, pen);
  const found = bodyOf(blend, pen, (box) => (shape.size * LARGEST) / meanSideOf(box));
  if (!found) return drawing;
  const { drawing: body, scale } = found;
  const most = Math.min(MOST_TILES, Math.floor(MOST_MARKUP / body.svg.length));
  // From above, so that each lies on those below it.
  const tiles = fitted(shape, most)
    .sort((one, other) => one.at[1] - other.at[1])
    .map(({ at, side }) => {
      const factor = (scale * side * OVERSIZE) / (shape.size * LARGEST);
      return turnedAt(body, at, factor, pen.random.between(-MOST_TURN_DEGREES, MOST_TURN_DEGREES));
    });
  const ground = path(shape.outline, darker(silhouetteOf(body, pen).main, 0.34));
  const { front: _, ...rest } = drawing;
  return { ...rest, svg: ground + tiles.join('') + eyeOf(drawing, shape) };
}
