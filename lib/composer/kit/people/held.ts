import { placed } from '@/lib/svg/markup';
import { add, type Edges, edgesOf, type Point, polar, subtract } from '@/lib/svg/point';
import type { Held, Reach } from '../actor';
import type { KitDrawing } from '../part';

/** A held thing in its place: its own size, its grip in the palm. */
export interface PlacedProp {
  svg: string;
  box: Edges;
  /** Where the other hand holds it. */
  second?: Point;
}

function turned([x, y]: Point, degrees: number): Point {
  return add(polar(degrees, x), polar(degrees + 90, y));
}

export function gripOf({ anchors, box }: KitDrawing): Point {
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return anchors.grip?.at ?? anchors.handle?.at ?? middle;
}

export function placeProp({ drawing, angleDegrees = 0 }: Held, palm: Point): PlacedProp {
  const grip = gripOf(drawing);
  const at = subtract(palm, turned(grip, angleDegrees));
  const { box, anchors } = drawing;
  const corners: Point[] = [
    [box.left, box.top],
    [box.right, box.top],
    [box.left, box.bottom],
    [box.right, box.bottom],
  ];
  const second = anchors.gripFar ?? anchors.handle;
  return {
    svg: placed(drawing.svg + (drawing.front ?? ''), { at, angleDegrees }),
    box: edgesOf(corners.map((corner) => add(at, turned(corner, angleDegrees)))),
    ...(second ? { second: add(at, turned(second.at, angleDegrees)) } : {}),
  };
}

/** How something is held when nobody says: what hangs below its grip hangs from the arm. */
export function carryGesture(
  { drawing, angleDegrees = 0 }: Held,
  heightCm: number,
): NonNullable<Reach['gesture']> {
  const grip = gripOf(drawing);
  const below = drawing.box.bottom - grip[1];
  const above = grip[1] - drawing.box.top;
  return Math.abs(angleDegrees) < 45 && below > 0.13 * heightCm && below > above * 2
    ? 'hold-low'
    : 'hold-chest';
}
