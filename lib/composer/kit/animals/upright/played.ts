import { add, type Point, scale, subtract } from '@/lib/svg/point';
import type { Held, Reach } from '../../actor';
import { turnedBy } from './hold';

/** Instruments at the faces of animals: blown ones at the mouth, a fiddle under the chin, tall ones on the ground. */

/** Of a fiddle, how it is turned so that its neck points outwards, degrees. */
const FIDDLE_DEGREES = 50;
/** In hundredths of the height: how far under the mouth a fiddle's chin rest is, and a mouthpiece under the lips. */
const CHIN: Point = [3, 8];
const LIPS: Point = [0, 2];
/** From this share of the height on, what is held with both hands stands on the ground. */
const TALL_SHARE = 0.62;
/** How far aside of the middle a tall one is, so that its neck is beside the face. */
const ASIDE = 15;

interface Body {
  mouth: Point;
  /** Where the feet are, in the same units. */
  groundY: number;
  heightUnits: number;
  unitCm: number;
}

/** The palm that has `spot` of a held thing at `at`. */
function palmFor(held: Held, spot: Point, at: Point, unitCm: number): Point {
  const grip = held.drawing.anchors.grip?.at ?? [0, 0];
  return add(at, turnedBy(scale(subtract(grip, spot), 1 / unitCm), held.angleDegrees ?? 0));
}

const reachTo = (reach: Reach, holds: Held, palm: Point, unitCm: number): Reach => ({
  ...reach,
  at: scale(palm, unitCm),
  holds,
});

/** Where what is played goes; nothing where it is held as everything else is. */
export function playedAt(
  reach: Reach,
  { mouth, groundY, heightUnits, unitCm }: Body,
): Reach | undefined {
  const { holds } = reach;
  if (!holds) return undefined;
  const { anchors, box } = holds.drawing;
  if (reach.gesture === 'blown') {
    const rest = anchors.neck?.at;
    const fiddle = { ...holds, angleDegrees: FIDDLE_DEGREES, both: true };
    if (rest)
      return reachTo(reach, fiddle, palmFor(fiddle, rest, add(mouth, CHIN), unitCm), unitCm);
    const piece = anchors.mouth?.at;
    const blown = { ...holds, both: true };
    return piece && reachTo(reach, blown, palmFor(blown, piece, add(mouth, LIPS), unitCm), unitCm);
  }
  const isTall = (box.bottom - box.top) / unitCm > heightUnits * TALL_SHARE;
  const isFree = !reach.at && (reach.gesture ?? 'hold-chest') === 'hold-chest';
  if (!holds.both || !isTall || !isFree || !anchors.gripFar) return undefined;
  const palm: Point = [ASIDE, groundY - (box.bottom - (anchors.grip?.at[1] ?? 0)) / unitCm];
  return reachTo(reach, { ...holds, angleDegrees: 0 }, palm, unitCm);
}
