import { stroke } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import { add, edgesOf, type Point } from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import type { ActorPose, Pose } from '../../actor';
import type { Pen } from '../../pen';
import type { Expression } from '../core/features';
import { anchor, type Anchors } from '../core/finish';
import {
  farTone,
  form,
  mass,
  move,
  type Piece,
  placedPoint,
  points,
  shadeOn,
  stack,
} from '../core/piece';
import { tube } from '../core/tube';
import type { Bird } from './bird';
import { birdHeadFront } from './front';
import { birdHead } from './head';
import { birdTail } from './tail';
import { spreadWing } from './wing';

export interface BirdDrawn {
  piece: Piece;
  anchors: Anchors;
}

const WADERS_BEND = 60;
/** Bodies steeper than this stand on their end, as penguins do. */
const UPRIGHT = 65;

/** One leg with three toes, from the belly to the ground. */
function legPiece(
  { leg, legWidth: w, colors }: Bird,
  at: Point,
  swing: number,
  far: boolean,
): Piece {
  const color = far ? farTone(colors.leg) : colors.leg;
  const [x, y] = at;
  const foot: Point = [x + swing, -w * 0.4];
  const bend: Point = [x + swing * 0.3 - (leg > WADERS_BEND ? 4 : 2), (y + foot[1]) / 2];
  const shank = stroke(
    `M${n(x)} ${n(y)}L${n(bend[0])} ${n(bend[1])}L${n(foot[0])} ${n(foot[1])}`,
    color,
    w,
  );
  const reach = Math.max(w * 2.2, 9);
  const toes = stroke(
    `M${n(foot[0])} ${n(foot[1])}h${n(reach)}M${n(foot[0])} ${n(foot[1])}L${n(foot[0] + reach * 0.7)} ${n(foot[1] - w * 0.1)}M${n(foot[0])} ${n(foot[1])}h${n(-reach * 0.5)}`,
    color,
    w * 0.86,
  );
  return {
    svg: shank + toes,
    hull: [
      [foot[0] - reach * 0.5, 0],
      [foot[0] + reach, 0],
    ],
  };
}

function bodyPiece(pen: Pen, { depth: d, colors }: Bird): Piece {
  const k = d / 66;
  const { coat, belly } = colors;
  const light =
    belly &&
    form(
      [
        [60, -14],
        [34, 2 * k],
        [0, 12 * k],
        [-60, 10],
        [-50, 60],
        [70, 60],
      ],
      belly,
    );
  return mass(
    pen,
    [
      [-54, -2],
      [-36, -18 * k],
      [-4, -31 * k],
      [30, -29 * k],
      [52, -8 * k],
      [48, 16 * k],
      [22, 32 * k],
      [-12, 31 * k],
      [-40, 14 * k],
    ],
    coat,
    light,
    shadeOn(coat, [
      [-60, 8],
      [-20, 20 * k],
      [20, 20 * k],
      [50, 4],
      [60, 60],
      [-60, 60],
    ]),
  );
}

function foldedWing(pen: Pen, { depth, colors }: Bird): Piece {
  const k = depth / 66;
  const wing = colors.wing ?? darker(colors.coat, 0.16);
  return mass(
    pen,
    [
      [30, -10 * k],
      [12, -22 * k],
      [-20, -16 * k],
      [-66, 4],
      [-44, 10 * k],
      [-10, 17 * k],
      [20, 9 * k],
    ],
    wing,
    colors.tip &&
      form(
        [
          [-28, 20],
          [-24, -2],
          [-50, -12],
          [-90, 0],
          [-60, 30],
        ],
        colors.tip,
      ),
    form(
      [
        [34, -20 * k],
        [10, -34 * k],
        [-24, -20],
        [-14, -4],
        [14, -4 * k],
      ],
      lighter(wing, 0.14),
    ),
    shadeOn(
      wing,
      [
        [-70, 8],
        [-20, 8 * k],
        [24, 2],
        [30, 30],
        [-70, 30],
      ],
      0.8,
    ),
  );
}

interface Attitude {
  tilt: number;
  lift: number;
  wings: 'folded' | 'spread';
  legs: readonly [number, number] | undefined;
  headDrop: number;
  headTurn: number;
}

/** Of the depth of a body, how far its middle is above the water that it floats on. */
const AFLOAT = 0.2;

function attitudeOf({ posture, leg, depth }: Bird, pose: Pose, head: ActorPose['head']): Attitude {
  const standing = {
    tilt: posture,
    lift: leg + (posture > UPRIGHT ? 47 : depth * 0.36),
    wings: 'folded',
    legs: [0, 7],
    headDrop: 0,
    headTurn: 0,
  } as const;
  const stands = pose === 'stand' || pose === 'walk';
  const isDown = head === 'lowered' || head === 'bent';
  if (isDown && stands && posture <= UPRIGHT)
    return { ...standing, tilt: PECKING.tilt, headTurn: PECKING.head };
  const stride = Math.min(30, leg * 0.34 + 4);
  switch (pose) {
    case 'walk':
      return { ...standing, legs: [stride, -stride] };
    case 'run':
      return { ...standing, tilt: posture * 0.6, legs: [stride * 1.4, -stride * 1.4] };
    case 'fly':
    case 'jump':
    case 'climb':
    case 'fall':
      return {
        tilt: Math.min(18, posture),
        lift: 40,
        wings: 'spread',
        legs: undefined,
        headDrop: 0,
        headTurn: 0,
      };
    case 'swim':
    case 'float':
      return { ...standing, tilt: Math.min(8, posture), lift: depth * AFLOAT, legs: undefined };
    case 'sleep':
      return { ...standing, lift: leg * 0.3 + depth * 0.4, headDrop: 10 };
    case 'sit':
    case 'sit-ground':
    case 'lie':
    case 'crouch':
      return { ...standing, tilt: Math.min(20, posture), lift: depth * 0.46, legs: undefined };
    default:
      return standing;
  }
}

/** Who picks something up: the body tips over, the neck goes down before it, and the head after it, in degrees. */
const PECKING = { tilt: -24, neck: 112, head: 52 } as const;
/** Of its radius, how high the middle of such a head is over the ground at least. */
const PECKING_UP = 0.9;

/** A neck that goes down from the breast, as far as the ground allows. */
function neckDown({ neck, head }: Bird, breast: Point): { line: Point[]; at: Point } {
  const turn = (PECKING.neck * Math.PI) / 180;
  const turned = points(neck.line).map(([x, y]): Point => [
    x * Math.cos(turn) - y * Math.sin(turn),
    x * Math.sin(turn) + y * Math.cos(turn),
  ]);
  const deepest = Math.max(1, ...turned.map(([, y]) => y));
  const room = Math.max(0, -breast[1] - head * PECKING_UP);
  const share = Math.min(1, room / deepest);
  const line = turned.map(([x, y]): Point => add(breast, [x, y > 0 ? y * share : y]));
  return { line, at: line.at(-1) ?? breast };
}

function headPlace(
  bird: Bird,
  place: { at: Point; angleDegrees: number },
  headDrop: number,
  { flies, isDown }: { flies: boolean; isDown: boolean },
) {
  const breast = placedPoint([38, -10 * (bird.depth / 66)], place);
  if (isDown) return neckDown(bird, breast);
  const line = points(bird.neck.line).map(([x, y]): Point => {
    const stretched: Point = flies
      ? [x * 0.6 - y * 0.72, y * 0.44 + x * 0.1]
      : [x, y + (y < -8 ? headDrop : 0)];
    return add(breast, stretched);
  });
  return { line, at: line.at(-1) ?? breast };
}

/** A bird from the side: standing, walking, flying, on the water. */
export function drawBirdSide(
  pen: Pen,
  bird: Bird,
  { pose, head }: Pick<ActorPose, 'pose' | 'head'>,
  expression: Expression,
): BirdDrawn {
  const { tilt, lift, wings, legs, headDrop, headTurn } = attitudeOf(bird, pose, head);
  const place = { at: [0, -lift] as Point, angleDegrees: -tilt };
  const inBody = (point: Point) => placedPoint(point, place);
  const { line, at } = headPlace(bird, place, headDrop, {
    flies: wings === 'spread',
    isDown: headTurn > 0,
  });
  const headColor = bird.colors.head ?? bird.colors.coat;
  const neck = tube(
    pen,
    [inBody([20, 0]), ...line],
    [bird.neck.widths[0] ?? 30, ...bird.neck.widths],
    bird.colors.collar ?? headColor,
    { shade: 0.5 },
  );
  const isSpread = wings === 'spread';
  const shoulder = inBody([14, -12]);
  const wing = isSpread
    ? {
        far: move(spreadWing(pen, bird, true), { at: add(shoulder, [12, 0]), angleDegrees: 34 }),
        near: move(spreadWing(pen, bird, false), { at: shoulder }),
      }
    : undefined;
  const stands = tilt > UPRIGHT;
  const hips = stands
    ? ([inBody([-44, 4]), inBody([-42, 16])] as const)
    : ([inBody([-2, 24]), inBody([8, 22])] as const);
  const all = stack(
    wing?.far,
    legs && legPiece(bird, hips[1], legs[1], true),
    move(birdTail(pen, bird), {
      at: inBody([-46, 2]),
      angleDegrees: -tilt * (bird.tail === 'fan' || bird.tail === 'train' ? 0 : 1),
    }),
    legs && legPiece(bird, hips[0], legs[0], false),
    move(bodyPiece(pen, bird), place),
    neck,
    wing?.near ?? move(foldedWing(pen, bird), place),
    headPiece(pen, bird, expression, { at, angleDegrees: headTurn }),
  );
  const anchors = { ...anchorsOf(bird, at, inBody, line), ...feetOf(hips, legs) };
  if (pose !== 'swim' && pose !== 'float') return { piece: all, anchors };
  return { piece: cutAtWater(pen, all), anchors: { ...anchors, surface: anchor([0, 0]) } };
}

/** Owls are known by both eyes in their disc: they look at the viewer wherever the body goes. */
function headPiece(
  pen: Pen,
  bird: Bird,
  expression: Expression,
  { at: [x, y], angleDegrees }: { at: Point; angleDegrees: number },
): Piece {
  if (bird.front !== 'owl')
    return move(birdHead(pen, bird, expression), { at: [x, y], angleDegrees });
  const scale = (bird.head * OWL_HEAD.radii) / OWL_HEAD.radius;
  return move(birdHeadFront(pen, bird, expression), {
    at: [x, y + OWL_HEAD.y * scale],
    scaleX: scale,
    angleDegrees,
  });
}

/** The head of an owl's front view: its middle above the ground, its radius, and how many radii of a side view it has. */
const OWL_HEAD = { y: 76, radius: 33, radii: 1.16 } as const;

/** Where both feet are of who stands on them. */
const feetOf = (hips: readonly [Point, Point], legs: readonly [number, number] | undefined) =>
  legs && {
    foot: anchor([hips[0][0] + legs[0], 0]),
    footFar: anchor([hips[1][0] + legs[1], 0]),
  };

/** What is under the surface, y = 0, is hidden. */
function cutAtWater(pen: Pen, { svg, hull }: Piece): Piece {
  const { left, right, top } = edgesOf(hull);
  const dry = `M${n(left - 9)} ${n(top - 20)}H${n(right + 9)}V0H${n(left - 9)}Z`;
  return { svg: pen.clip(dry, svg), hull: hull.map(([x, y]): Point => [x, Math.min(0, y)]) };
}

function anchorsOf(
  bird: Bird,
  at: Point,
  inBody: (point: Point) => Point,
  neck: readonly Point[],
): Anchors {
  const r = bird.head;
  const wingTip = inBody([20, 12]);
  return {
    head: anchor(at, r * 2),
    crown: anchor(add(at, [0, -r * 0.94]), r * 1.6),
    eyes: anchor(add(at, [r * 0.36, -r * 0.16]), r * 1.4),
    mouth: anchor(add(at, [r * 0.8 + bird.beakLength * 0.9, r * 0.2])),
    neck: anchor(neck[Math.max(0, neck.length - 2)] ?? at, bird.neck.widths.at(-1) ?? r),
    chest: anchor(inBody([46, 6])),
    back: anchor(inBody([-6, -30 * (bird.depth / 66)]), 60),
    top: anchor(inBody([-6, -30 * (bird.depth / 66)]), 50),
    hand: anchor(wingTip),
    handFar: anchor(add(wingTip, [6, 0])),
    foot: anchor([0, 0]),
    tail: anchor(inBody([-70, 4])),
  };
}
