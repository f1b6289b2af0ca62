import { add, angleOf, lengthOf, type Point, polar, scale, subtract } from '@/lib/svg/point';
import type { Gesture } from '../gestures';
import { BONES } from './body';
import { bend, centreline, type Centreline } from './limb';
import { FAR, NEAR, SIDEWAYS } from './gesture-spots';
import type { ArmSpot, HandShape } from './posture';
import { touched } from './touches';
import { turned } from './turned';
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
