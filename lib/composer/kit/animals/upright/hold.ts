import { add, type Point, polar, scale, subtract } from '@/lib/svg/point';
import type { Held, Reach } from '../../actor';
import { move, type Piece } from '../core/piece';

export const turnedBy = (point: Point, angleDegrees: number): Point =>
  add(scale(polar(angleDegrees, 1), point[0]), scale(polar(angleDegrees + 90, 1), point[1]));

/** Of how far the working end is under the grip, how far beside it that may be of a tool that stands on the floor. */
const UPRIGHT_TOOL = 0.3;

/** How far a broom or a mop is lifted that would reach under the ground, y = 0: short arms hold it further down. */
function liftOntoFloor({ drawing, angleDegrees = 0 }: Held, palm: Point, unitCm: number): number {
  const { grip, tip } = drawing.anchors;
  if (!grip || !tip || angleDegrees !== 0) return 0;
  const [x, y] = subtract(tip.at, grip.at);
  if (y <= 0 || Math.abs(x) > y * UPRIGHT_TOOL) return 0;
  return Math.max(0, palm[1] + y / unitCm);
}

/** A held thing with its grip in the palm, in units of the drawing. */
export function heldPiece(held: Held, palm: Point, unitCm: number): Piece {
  const { drawing, angleDegrees = 0 } = held;
  const grip = drawing.anchors.grip?.at ?? drawing.anchors.handle?.at ?? [0, 0];
  const { left, top, right, bottom } = drawing.box;
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const hand: Point = [palm[0], palm[1] - liftOntoFloor(held, palm, unitCm)];
  return move(
    { svg: drawing.svg + (drawing.front ?? ''), hull: corners },
    {
      at: subtract(hand, turnedBy(scale(grip, 1 / unitCm), angleDegrees)),
      angleDegrees,
      scaleX: 1 / unitCm,
    },
  );
}

/** Where the other hand goes on something that both hold. */
export function secondGrip(held: Held, palm: Point, unitCm: number): Point | undefined {
  const { anchors } = held.drawing;
  const second = anchors.gripFar ?? anchors.handle;
  if (!second) return undefined;
  const grip = anchors.grip?.at ?? [0, 0];
  const offset = scale(subtract(second.at, grip), 1 / unitCm);
  return add(palm, turnedBy(offset, held.angleDegrees ?? 0));
}

/** The palm for something held with both hands before the chest: its two grips lie evenly about the middle. */
export function centredGrip(held: Held, chest: Point, unitCm: number): Point {
  const second = secondGrip(held, [0, 0], unitCm);
  return second ? subtract(chest, scale(second, 0.5)) : chest;
}

/** Grips that are as high as each other are those of a book or a tray: it is held straight before us. */
const LEVEL_SHARE = 0.15;

/**
 * Towards who looks, both hands are at the sides of what they hold before the chest, low enough for the face to be
 * seen: where the near palm is, in units of the drawing, and the thing with the grips on those sides.
 */
export function heldBefore(
  { holds, ...reach }: Reach,
  shoulderY: number,
  lowestY: number,
  unitCm: number,
): Reach | undefined {
  const { grip, gripFar } = holds?.drawing.anchors ?? {};
  if (!holds?.both || !grip || !gripFar) return undefined;
  const { box, anchors } = holds.drawing;
  const isLevel =
    Math.abs(grip.at[1] - gripFar.at[1]) < (box.right - box.left) * LEVEL_SHARE &&
    grip.at[1] - box.top > (box.bottom - box.top) * 0.5;
  if (!isLevel) return undefined;
  const [near, far] = grip.at[0] > gripFar.at[0] ? [grip, gripFar] : [gripFar, grip];
  const half = (near.at[0] - far.at[0]) / 2;
  const y = Math.min(lowestY * unitCm, shoulderY * unitCm + grip.at[1] - box.top);
  return {
    ...reach,
    at: [half, y],
    holds: {
      ...holds,
      drawing: { ...holds.drawing, anchors: { ...anchors, grip: near, gripFar: far } },
    },
  };
}

/** Hands share what both hold: the free one is told where to go, in centimetres. */
export function shared(
  near: Reach | undefined,
  far: Reach | undefined,
  palms: { near: Point; far: Point },
  unitCm: number,
): { near?: Reach; far?: Reach } {
  if (near?.holds?.both && !far?.at && !far?.holds) {
    const at = secondGrip(near.holds, palms.near, unitCm);
    return {
      near,
      far: at ? { ...far, at: scale(at, unitCm) } : { ...far, gesture: 'hold-chest' },
    };
  }
  if (far?.holds?.both && !near?.at && !near?.holds) {
    const at = secondGrip(far.holds, palms.far, unitCm);
    return {
      far,
      near: at ? { ...near, at: scale(at, unitCm) } : { ...near, gesture: 'hold-chest' },
    };
  }
  return { ...(near ? { near } : {}), ...(far ? { far } : {}) };
}
