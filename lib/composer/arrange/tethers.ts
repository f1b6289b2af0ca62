import { type Point, subtract, unit } from '@/lib/svg/point';
import type { Anchor, KitDrawing } from '../kit/part';
import type { Spot } from './item';
import type { Wish } from './node';

/** A line between two things of the picture, in pixels: the string of a kite. */
export interface TetherLine {
  from: Point;
  to: Point;
  /** Unit vector in which it goes on from `to`. */
  towards: Point;
  depth: number;
}

interface DrawnSpot {
  spot: Spot;
  drawing: KitDrawing;
}

/** An anchor in the picture's pixels. */
function inPicture({ x, y, pxPerCm, mirrored }: Spot, { at }: Anchor): Point {
  return [x + at[0] * pxPerCm * (mirrored ? -1 : 1), y + at[1] * pxPerCm];
}

export function linesOf(wishes: readonly Wish[], spots: readonly DrawnSpot[]): TetherLine[] {
  return wishes.flatMap(({ kind, from, to }) => {
    if (kind !== 'tethered') return [];
    const flown = spots.find(({ spot }) => spot.item.elements.includes(from));
    const holder = spots.find(({ spot }) => spot.item.elements.includes(to));
    const grip = flown?.drawing.anchors.grip;
    const hand = holder?.drawing.anchors.hand;
    if (!flown || !holder || !grip || !hand) return [];
    const end = inPicture(flown.spot, grip);
    const { tip = grip } = flown.drawing.anchors;
    return [
      {
        towards: unit(subtract(inPicture(flown.spot, tip), end)),
        from: inPicture(holder.spot, hand),
        to: end,
        depth: flown.spot.depth,
      },
    ];
  });
}
