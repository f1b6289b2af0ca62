import { circle } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { darker } from '../../../palette/tones';
import type { ActorPose, Reach } from '../../actor';
import type { Pen } from '../../pen';
import { type Piece, stack } from '../core/piece';
import { bent, tube } from '../core/tube';
import { elbowBend, handTarget } from '../upright/arms';
import { heldBefore, heldPiece, shared } from '../upright/hold';
import type { Bird } from './bird';

/** Where the wings of a bird on its feet are that serve it as arms, in units of the drawing. */
export interface WingArms {
  /** The near shoulder; the far one is its mirror image. */
  shoulder: Point;
  /** From the shoulder to the tip, and how wide a wing is at the shoulder, the elbow and the tip. */
  length: number;
  widths: readonly [number, number, number];
  /** Where the near tip hangs at rest. */
  rest: Point;
  /** What both wings hold is below this, so that the face is seen. */
  chestY: number;
  /** How far the whole figure is lifted after it is drawn: onto a seat. */
  seat: number;
}

interface Wing {
  piece: Piece;
  palm: Point;
}

export interface DrawnWings {
  near: Wing;
  far: Wing;
  things: Piece;
  /** What both wings hold is under their tips; what one holds would be hidden by it. */
  isBoth: boolean;
}

function wingPiece(
  pen: Pen,
  { colors }: Bird,
  { length, widths, shoulder }: WingArms,
  target: Point,
  hand: 1 | -1,
): Wing {
  const root: Point = [shoulder[0] * hand, shoulder[1]];
  const color = colors.wing ?? darker(colors.coat, 0.12);
  const side = { view: 'front', hand } as const;
  const away = Math.hypot(target[0] - root[0], target[1] - root[1]);
  const bone = Math.min(length * 0.5, Math.max(length * 0.21, away * 0.54));
  const line = bent(root, target, [bone, bone], elbowBend(root, target, side));
  const feathers = stack(
    tube(pen, line, widths, hand === 1 ? color : darker(color, 0.06)),
    colors.tip && circle(line[2], widths[2] / 2, colors.tip),
  );
  return { piece: feathers, palm: line[2] };
}

/** Both wings of a bird on its feet, with what they hold. */
export function wingArms(
  pen: Pen,
  bird: Bird,
  pose: ActorPose,
  arms: WingArms,
  unitCm: number,
): DrawnWings {
  const { shoulder, length, rest, chestY, seat } = arms;
  const palmOf = (name: 'near' | 'far', reach: Reach | undefined = pose[name]): Point => {
    const hand = name === 'near' ? 1 : -1;
    if (!reach?.at && !reach?.holds && (!reach?.gesture || reach.gesture === 'relax'))
      return [hand * rest[0], rest[1]];
    const root: Point = [shoulder[0] * hand, shoulder[1]];
    return handTarget(reach, root, length, { view: 'front', hand }, unitCm);
  };
  const isFree = pose.near !== undefined && pose.near.at === undefined;
  const first =
    (isFree && pose.near ? heldBefore(pose.near, chestY, -10, unitCm) : undefined) ?? pose.near;
  const reaches = shared(
    first,
    pose.far,
    { near: palmOf('near', first), far: palmOf('far') },
    unitCm,
  );
  const wing = (name: 'near' | 'far'): Wing => {
    const target = palmOf(name, reaches[name]);
    const at: Point = reaches[name]?.at ? [target[0], target[1] + seat] : target;
    return wingPiece(pen, bird, arms, at, name === 'near' ? 1 : -1);
  };
  const [near, far] = [wing('near'), wing('far')];
  const held = (name: 'near' | 'far', palm: Point) => {
    const holds = reaches[name]?.holds;
    return holds && heldPiece(holds, palm, unitCm);
  };
  const things = stack(held('far', far.palm), held('near', near.palm));
  return { near, far, things, isBoth: reaches.near?.holds?.both === true };
}
