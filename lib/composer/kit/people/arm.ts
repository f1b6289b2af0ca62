import { add, angleOf, lengthOf, type Point, polar, scale, subtract } from '@/lib/svg/point';
import type { Gesture } from '../actor';
import { BONES } from './body';
import { bend, centreline, type Centreline } from './limb';
import type { ArmSpot, HandShape } from './posture';
import type { Skeleton } from './skeleton';

/** What an arm has to do, in the figure's own centimetres. */
export interface ArmTask {
  /** Where the palm lands. */
  palm: Point;
  hand: HandShape;
  /** Of the hand; otherwise it goes on from the forearm. */
  angleDegrees?: number;
  bend?: 1 | -1;
}

export interface Arm {
  near: boolean;
  root: Point;
  elbow: Point;
  wrist: Point;
  palm: Point;
  angleDegrees: number;
  hand: HandShape;
  line: Centreline;
  /** Centimetres by which the hand fell short. */
  shortCm: number;
}

/** How far the middle of the palm is from the wrist, in the hand's unit. */
const PALM = 0.8;

/** Places on the body that gestures touch; `support` is the arm under the elbow of who thinks. */
type Touch = 'hip' | 'mouth' | 'hair' | 'ear' | 'chin' | 'elbow' | 'pray' | 'support';
type SpotTable = Record<Gesture, ArmSpot | Touch>;

/** From the shoulder, shares of the unit: x forwards, y down. */
const NEAR: SpotTable = {
  relax: { to: [-0.03, 0.338] },
  wave: { to: [-0.13, -0.1], hand: 'wave', angleDegrees: -98, bend: -1 },
  point: { to: [0.29, -0.06], hand: 'point' },
  present: { to: [0.23, 0.1], hand: 'flat', angleDegrees: -12 },
  raise: { to: [-0.035, -0.338], hand: 'flat', bend: -1 },
  akimbo: 'hip',
  fold: 'elbow',
  reach: { to: [0.3, 0], hand: 'relax' },
  'hold-low': { to: [0.02, 0.335], hand: 'grip', angleDegrees: 88 },
  'hold-chest': { to: [0.17, 0.13], hand: 'grip' },
  'hold-out': { to: [0.25, 0.17], hand: 'grip' },
  'hold-hip': { to: [0.1, 0.25], hand: 'grip', angleDegrees: 10 },
  'hold-high': { to: [0.25, -0.14], hand: 'grip' },
  eat: 'mouth',
  groom: 'hair',
  ear: 'ear',
  think: 'chin',
  'thumbs-up': { to: [0.19, 0.06], hand: 'thumb', angleDegrees: -30 },
  type: { to: [0.27, 0.15], hand: 'flat', angleDegrees: 10 },
  pray: 'pray',
};

const FAR: SpotTable = {
  ...NEAR,
  relax: { to: [0.05, 0.336] },
  wave: { to: [0.14, -0.09], hand: 'wave', angleDegrees: -76 },
  point: { to: [0.3, -0.08], hand: 'point' },
  present: { to: [0.24, 0.08], hand: 'flat', angleDegrees: -14 },
  raise: { to: [0.06, -0.335], hand: 'flat' },
  'hold-low': { to: [0.06, 0.33], hand: 'grip', angleDegrees: 84 },
  type: { to: [0.25, 0.14], hand: 'flat', angleDegrees: 10 },
};

/** Seen from the front: x away from the body. */
const SIDEWAYS: SpotTable = {
  ...NEAR,
  relax: { to: [0.045, 0.34] },
  wave: { to: [0.14, -0.1], hand: 'wave', angleDegrees: -78, bend: -1 },
  point: { to: [0.29, -0.06], hand: 'point', bend: -1 },
  present: { to: [0.2, 0.12], hand: 'flat', angleDegrees: -12, bend: -1 },
  raise: { to: [0.06, -0.335], hand: 'flat', bend: -1 },
  reach: { to: [0.25, 0.06], bend: -1 },
  'hold-low': { to: [0.05, 0.335], hand: 'grip' },
  'hold-chest': { to: [-0.01, 0.15], hand: 'grip', angleDegrees: -110 },
  'hold-high': { to: [0.1, -0.22], hand: 'grip', bend: -1 },
  'thumbs-up': { to: [0.13, 0.05], hand: 'thumb', angleDegrees: -60, bend: -1 },
  type: { to: [-0.05, 0.24], hand: 'flat', angleDegrees: 120 },
};

function turned([x, y]: Point, degrees: number): Point {
  const along = polar(degrees, x);
  const across = polar(degrees + 90, y);
  return add(along, across);
}

function touched(name: Touch, near: boolean, skeleton: Skeleton) {
  const { at, turn, body, head, face } = skeleton;
  const [u, radius] = [body.unit, head.radius];
  const side = near ? -1 : 1;
  const flat = face === 'front' || face === 'back';
  const fromHead = (x: number, y: number): Point =>
    add(head.center, turned([x * radius * head.flip, y * radius], head.angleDegrees));
  switch (name) {
    case 'hip':
      return {
        palm: at(0.14, side * 0.96),
        hand: 'fist',
        angleDegrees: near ? 40 : 140,
        bend: near || turn < 0.5 ? 1 : -1,
      } as const;
    case 'elbow':
      return near
        ? ({ palm: at(0.5, 0.5 + 0.3 * turn), hand: 'flat', angleDegrees: -14, bend: 1 } as const)
        : ({ palm: at(0.46, -0.55 * turn), hand: 'fist', angleDegrees: 186, bend: -1 } as const);
    case 'mouth':
      return {
        palm: fromHead(flat ? side * 0.25 : 0.98, flat ? 0.72 : 0.84),
        hand: 'grip',
        angleDegrees: near && flat ? -60 : -118,
        bend: flat && !near ? -1 : 1,
      } as const;
    case 'hair':
      return {
        palm: fromHead(flat ? side * 1.02 : -0.98, flat ? 0 : 0.32),
        hand: 'grip',
        angleDegrees: flat ? -90 : -104,
        bend: flat && !near ? 1 : -1,
      } as const;
    case 'ear':
      return {
        palm: fromHead(flat ? side * 0.98 : -0.66, 0.3),
        hand: 'grip',
        angleDegrees: flat ? -82 : -68,
        bend: flat && near ? 1 : -1,
      } as const;
    case 'chin':
      return {
        palm: fromHead(flat ? -0.1 : 0.42, 1.08),
        hand: 'fist',
        angleDegrees: near || !flat ? -75 : -105,
        bend: flat && !near ? -1 : 1,
      } as const;
    case 'support':
      return { palm: at(0.42, -0.1), hand: 'flat', angleDegrees: 175, bend: -1 } as const;
    case 'pray': {
      const middle = at(0.66, flat ? 0 : 1.25);
      return {
        palm: add(middle, [(flat ? side : 0.2) * 0.012 * u, 0]),
        hand: 'flat',
        angleDegrees: flat ? -90 + 8 * side : -68,
        bend: near || !flat ? 1 : -1,
      } as const;
    }
  }
}

/** The task of a gesture or of a posture's own arm. */
export function taskOf(
  spot: ArmSpot | Gesture | 'support',
  near: boolean,
  skeleton: Skeleton,
  prone: boolean,
): ArmTask {
  const flat = skeleton.face === 'front' || skeleton.face === 'back';
  const [root, u] = [skeleton.shoulders[near ? 0 : 1], skeleton.body.unit * skeleton.body.arms];
  const mirrored = flat && near;
  if (typeof spot === 'string') {
    if (spot === 'support') return touched(spot, near, skeleton);
    const found = (flat ? SIDEWAYS : near ? NEAR : FAR)[spot];
    if (typeof found === 'string') return touched(found, near, skeleton);
    const offset: Point = mirrored ? [-found.to[0], found.to[1]] : found.to;
    const angle = found.angleDegrees;
    return taskAt(add(root, turned(scale(offset, u), prone ? skeleton.leanDegrees : 0)), {
      ...found,
      ...(angle === undefined
        ? {}
        : { angleDegrees: (mirrored ? 180 - angle : angle) + (prone ? skeleton.leanDegrees : 0) }),
      ...(flat && !near ? { bend: -(found.bend ?? 1) as 1 | -1 } : {}),
      ...(mirrored && found.bend ? { bend: found.bend } : {}),
    });
  }
  return taskAt(add(root, scale(spot.to, u)), spot);
}

function taskAt(palm: Point, { hand = 'relax', angleDegrees, bend: side }: ArmSpot): ArmTask {
  return {
    palm,
    hand,
    ...(angleDegrees === undefined ? {} : { angleDegrees }),
    ...(side === undefined ? {} : { bend: side }),
  };
}

/** On which side the elbow of an arm is that reaches for something: down and back, or out when raised. */
function naturalBend(root: Point, palm: Point, near: boolean, turn: number): 1 | -1 {
  const [x, y] = subtract(palm, root);
  if (turn > 0.9) return near === y > -Math.abs(x) ? 1 : -1;
  const raisedBack = y < 0 && x < 0;
  const hangsBack = y >= 0 && x < -Math.abs(y) * 1.2;
  return (raisedBack && near) || hangsBack ? -1 : 1;
}

/** The arm that does it: the PALM lands on the target, not the wrist. */
export function armOf(task: ArmTask, near: boolean, skeleton: Skeleton): Arm {
  const { unit: u, arms } = skeleton.body;
  const root = skeleton.shoulders[near ? 0 : 1];
  const size = handSize(skeleton);
  const [upper, fore] = [BONES.upperArm * u * arms, BONES.forearm * u * arms];
  const side = task.bend ?? naturalBend(root, task.palm, near, skeleton.turn);
  let angle = task.angleDegrees ?? angleOf(subtract(task.palm, root));
  let elbow = root;
  let wrist = root;
  for (let round = 0; round < 4; round += 1) {
    const wanted = subtract(task.palm, polar(angle, PALM * size));
    [elbow, wrist] = bend(root, wanted, upper, fore, side);
    const forearm = angleOf(subtract(wrist, elbow));
    if (task.angleDegrees === undefined) angle = forearm;
    else angle = forearm + clampTurn(task.angleDegrees - forearm, 80);
  }
  const palm = add(wrist, polar(angle, PALM * size));
  return {
    near,
    root,
    elbow,
    wrist,
    palm,
    angleDegrees: angle,
    hand: task.hand,
    line: centreline(root, elbow, wrist, 0.26),
    shortCm: lengthOf(subtract(task.palm, palm)),
  };
}

/** A wrist bends only so far. */
function clampTurn(degrees: number, most: number): number {
  const wrapped = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return Math.max(-most, Math.min(most, wrapped));
}

export function handSize({ body }: Skeleton): number {
  return BONES.hand * body.unit * (body.age === 'baby' ? 0.95 : 1);
}
