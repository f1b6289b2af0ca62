import { path, stroke } from '@/lib/svg/markup';
import { add, type Point, scale } from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import type { ActorPose, Pose } from '../../actor';
import type { Pen } from '../../pen';
import { eye, type Expression } from '../core/features';
import { blade, BLADE_DROP } from '../core/blade';
import { anchor } from '../core/finish';
import { farTone, form, mass, move, type Piece, placedPoint, shadeOn, stack } from '../core/piece';
import { tube } from '../core/tube';
import { handTarget } from '../upright/arms';
import { heldPiece } from '../upright/hold';
import type { Bird } from './bird';
import type { BirdDrawn } from './side';

/** Penguins on their way: upright bodies that lean, flippers out, as a hundred of their height. */

interface Gait {
  lean: number;
  /** From the shoulder, forwards and down. */
  near: Point;
  far: Point;
  /** Where the feet are. */
  fore: Point;
  hind: Point;
  lift?: number;
}

const GAITS: Partial<Record<Pose, Gait>> = {
  walk: { lean: 4, near: [14, 22], far: [-26, 18], fore: [14, -3], hind: [-10, -5] },
  run: { lean: 12, near: [30, 8], far: [-36, 6], fore: [20, -5], hind: [-20, -9] },
  glide: { lean: 9, near: [36, 9], far: [-40, 20], fore: [9, -3], hind: [-26, -17] },
  jump: { lean: 6, near: [32, -16], far: [-34, -12], fore: [10, -6], hind: [-10, -4], lift: 16 },
  dance: { lean: -7, near: [34, -14], far: [-32, 12], fore: [14, -12], hind: [-6, -3] },
};
const STANDING: Gait = { lean: 0, near: [8, 30], far: [-14, 26], fore: [8, -3], hind: [-6, -3] };
/** On the belly, over ice and through water. */
const ON_BELLY: readonly Pose[] = ['swim', 'lie', 'sit-ground', 'fly', 'float', 'fall'];

const BODY = '3,-79 16,-71 23,-52 23,-29 15,-11 -3,-8 -16,-7 -23,-8 -21,-29 -20,-53 -12,-71';
const HEAD = '-12,-75 -12,-90 -1,-100 12,-97 19,-88 16,-75 7,-68 -5,-68';

function torso(pen: Pen, { colors }: Bird): Piece {
  const light = colors.belly ?? '#fff6ea';
  return mass(
    pen,
    BODY,
    colors.coat,
    form('8,-73 23,-59 25,-34 16,-11 -3,-8 -4,-34 1,-59', light),
    form('-27,-69 -12,-48 -14,-21 7,-7 -27,-3', darker(colors.coat, 0.34), 0.5),
    shadeOn(light, '7,-14 27,-21 21,0 -7,0', 1.1),
  );
}

function head(pen: Pen, { colors }: Bird, expression: Expression): Piece {
  const light = colors.cheek ?? colors.belly ?? '#fff6ea';
  return stack(
    path('M16 -90Q29 -90 35 -82Q27 -80 15 -82Z', colors.beak),
    path('M16 -86Q26 -84 35 -82Q27 -80 15 -82Z', darker(colors.beak, 0.18)),
    mass(
      pen,
      HEAD,
      colors.head ?? colors.coat,
      form('8,-91 22,-92 25,-74 7,-70 3,-79', light),
      form('-4,-83 0,-86 4,-81 2,-73 -3,-74', '#f5b33f'),
    ),
    eye(12, -88, 2.3, expression),
  );
}

/** A shoe of skin on the ground, its toes ahead; hind ones show their sole. */
function foot(color: string, [x, y]: Point, isLifted: boolean): Piece {
  return move(form('-6,-4 2,-5 10,0 11,3 -7,3', color), {
    at: [x, y],
    angleDegrees: isLifted ? 26 : 0,
  });
}

function leg(color: string, from: Point, to: Point): string {
  return stroke(`M${from[0]} ${from[1]}L${to[0] - 1} ${to[1] - 2}`, color, 6);
}

/** The head looks ahead where the body lies. */
const ON_BELLY_HEAD = { at: [64, -37], angleDegrees: -62 } as const;
const FOOT = 9;
const soleOf = ([x, y]: Point): Point => [x, y + 1];

const SHOULDER: Point = [5, -62];
const FLIPPER = 38;

function flipper(pen: Pen, color: string, from: Point, to: Point): Piece {
  const middle: Point = add(scale(add(from, to), 0.5), [to[0] < from[0] ? -3 : 2, 4]);
  return tube(pen, [from, middle, to], [11, 12, 4], color, { shade: 0.6 });
}

/** A penguin from the side in a pose, the skates it is drawn on under its feet. */
export function drawPenguinSide(
  pen: Pen,
  bird: Bird,
  { pose, near, onBlades, expression = 'calm' }: ActorPose,
  unitCm: number,
): BirdDrawn {
  const gait = GAITS[pose] ?? STANDING;
  const isOnBelly = ON_BELLY.includes(pose);
  const { colors } = bird;
  const wing = colors.wing ?? colors.coat;
  const [hip, hipFar]: Point[] = [
    [5, -12],
    [-8, -10],
  ];
  const far = add(SHOULDER, add([-13, 2], gait.far));
  const palm = near
    ? handTarget(near, SHOULDER, FLIPPER, { view: 'side', hand: 1 }, unitCm)
    : add(SHOULDER, gait.near);
  const isLifted = gait.hind[1] < -8;
  const feet = stack(
    leg(farTone(colors.leg), hipFar ?? [0, 0], gait.hind),
    onBlades && blade(soleOf(gait.hind), FOOT, isLifted ? 26 : 0),
    foot(farTone(colors.leg), gait.hind, isLifted),
    leg(colors.leg, hip ?? [0, 0], gait.fore),
    onBlades && blade(soleOf(gait.fore), FOOT),
    foot(colors.leg, gait.fore, false),
  );
  const body = stack(
    flipper(pen, darker(wing, 0.12), add(SHOULDER, [-12, 2]), far),
    !isOnBelly && feet,
    form('-20,-12 -30,-5 -16,-6', darker(colors.coat, 0.2)),
    torso(pen, bird),
    isOnBelly ? move(head(pen, bird, expression), ON_BELLY_HEAD) : head(pen, bird, expression),
    near?.holds && heldPiece(near.holds, palm, unitCm),
    flipper(pen, lighter(wing, 0.16), SHOULDER, palm),
  );
  const place = isOnBelly
    ? { at: [-38, -20] as Point, angleDegrees: 82 }
    : {
        at: [0, -(gait.lift ?? 0) - (onBlades ? FOOT * BLADE_DROP : 0)] as Point,
        angleDegrees: gait.lean,
      };
  return {
    piece: move(body, place),
    anchors: anchorsOf((point) => placedPoint(point, place), palm, far),
  };
}

function anchorsOf(at: (point: Point) => Point, palm: Point, far: Point): BirdDrawn['anchors'] {
  return {
    head: anchor(at([3, -85]), 30),
    crown: anchor(at([2, -97]), 26, 4),
    eyes: anchor(at([12, -88]), 22),
    mouth: anchor(at([32, -82]), 10),
    neck: anchor(at([4, -70]), 34),
    chest: anchor(at([18, -52]), 30),
    shoulder: anchor(at(SHOULDER)),
    back: anchor(at([-18, -50])),
    hand: anchor(at(palm)),
    handFar: anchor(at(far)),
    lap: anchor(at([14, -16]), 20),
    foot: anchor([8, 0]),
    tail: anchor(at([-24, -8])),
    top: anchor(at([2, -98]), 24),
  };
}
