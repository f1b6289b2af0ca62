import { add, type Point, scale } from '@/lib/svg/point';
import type { Pose, Reach } from '../../actor';
import { type Gesture, type PlainGesture, plainGestureOf } from '../../gestures';
import { centredGrip } from './hold';

/** Where a hand goes for a gesture: shares of the arm's length from the shoulder, x outwards (forwards from the side). */
const FRONT: Record<PlainGesture, Point> = {
  relax: [0.3, 0.9],
  wave: [0.72, -0.62],
  point: [0.98, -0.12],
  present: [0.86, 0.2],
  raise: [0.42, -0.92],
  akimbo: [0.12, 0.62],
  fold: [-0.5, 0.4],
  reach: [0.96, -0.2],
  'hold-low': [0.2, 0.78],
  'hold-chest': [-0.12, 0.5],
  'hold-high': [0.6, -0.5],
  'hold-hip': [0.3, 0.55],
  'hold-out': [0.75, 0.35],
  eat: [-0.3, -0.16],
  groom: [-0.3, -0.3],
  ear: [-0.26, -0.22],
  think: [-0.34, -0.12],
  'thumbs-up': [0.66, 0.12],
  type: [-0.2, 0.66],
  pray: [-0.42, 0.36],
};

/** What paws do at a large head, where the plain gesture would be before the mouth. */
const AT_HEAD: Partial<Record<Gesture, Point>> = {
  groom: [0.16, -0.62],
  scratch: [0.1, -0.8],
  temple: [0.16, -0.56],
  ear: [0.16, -0.56],
  salute: [0.12, -0.6],
  shade: [0, -0.58],
  'hide-face': [-0.26, -0.6],
};

const SIDE: Partial<Record<PlainGesture, Point>> = {
  relax: [0.16, 0.92],
  akimbo: [-0.2, 0.6],
  fold: [0.4, 0.4],
  'hold-low': [0.5, 0.6],
  'hold-chest': [0.62, 0.34],
  eat: [0.4, -0.24],
  groom: [0.4, -0.36],
  ear: [0.34, -0.28],
  think: [0.4, -0.2],
  type: [0.8, 0.36],
  pray: [0.5, 0.2],
};

export interface Side {
  view: 'front' | 'side';
  /** 1 for the near arm, on the right in the front view; -1 for the far one. */
  hand: 1 | -1;
  /** Where it matters: arms swing in a walk. */
  pose?: Pose;
}

/** Arms swing against the legs. */
const SWING: Partial<Record<Pose, readonly [near: Point, far: Point]>> = {
  walk: [
    [-0.5, 0.78],
    [0.62, 0.66],
  ],
  run: [
    [-0.62, 0.4],
    [0.72, 0.3],
  ],
  glide: [
    [0.86, 0.1],
    [-0.8, 0.34],
  ],
  jump: [
    [0.7, -0.4],
    [0.8, -0.3],
  ],
};

/** What an arm does that holds something and was told no more. */
function impliedGesture(reach: Reach | undefined): Gesture {
  if (reach?.gesture) return reach.gesture;
  if (reach?.holds) return reach.holds.both ? 'hold-chest' : 'present';
  return 'relax';
}

/** Where the palm has to be, in units of the drawing. */
export function handTarget(
  reach: Reach | undefined,
  shoulder: Point,
  armLength: number,
  { view, hand, pose }: Side,
  unitCm: number,
): Point {
  if (reach?.at) return scale(reach.at, 1 / unitCm);
  const gesture = impliedGesture(reach);
  if (reach?.holds?.both && !reach.gesture) {
    const chest: Point = [
      view === 'side' ? shoulder[0] + armLength * 0.6 : 0,
      shoulder[1] + armLength * 0.44,
    ];
    return centredGrip(reach.holds, chest, unitCm);
  }
  const swing = gesture === 'relax' && view === 'side' ? SWING[pose ?? 'stand'] : undefined;
  const [x, y] =
    swing?.[hand === 1 ? 0 : 1] ??
    (view === 'side' ? SIDE[plainGestureOf(gesture)] : AT_HEAD[gesture]) ??
    FRONT[plainGestureOf(gesture)];
  const out = view === 'side' ? 1 : hand;
  return add(shoulder, [x * out * armLength, y * armLength]);
}

/** The elbow hangs and points outwards. */
export function elbowBend(shoulder: Point, target: Point, { view, hand }: Side): 1 | -1 {
  const [dx, dy] = [target[0] - shoulder[0], target[1] - shoulder[1]];
  const outwards = view === 'side' ? -1 : hand;
  const score = (bend: 1 | -1) => dx * bend - dy * bend * outwards * 0.6;
  return score(1) >= score(-1) ? 1 : -1;
}
