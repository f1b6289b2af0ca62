import { add, type Point } from '@/lib/svg/point';
import type { ArmTask } from './arm';
import type { HandShape } from './posture';
import type { Skeleton } from './skeleton';
import { turned } from './turned';

/** Places on the body that gestures touch; `support` is the arm under the elbow of who thinks. */
export type Touch = HeadTouch | 'hip' | 'elbow' | 'pray' | 'support' | 'heart' | 'belly';

type HeadTouch =
  | 'mouth'
  | 'hair'
  | 'ear'
  | 'chin'
  | 'brow'
  | 'visor'
  | 'temple'
  | 'eyes'
  | 'eye'
  | 'cheek'
  | 'scalp'
  | 'nape'
  | 'lips'
  | 'gasp'
  | 'lip';

interface HeadSpot {
  /** In half heads, x to where it faces: of the near and the far arm from the side, and away from the middle from the front. */
  near: Point;
  far?: Point;
  front: Point;
  hand: HandShape;
  degrees: number;
  /** Of the far arm, where it is another. */
  farDegrees?: number;
  frontDegrees: number;
  /** -1 has the elbow out behind, or to the side. */
  bend: 1 | -1;
  farBend?: 1 | -1;
  frontBend?: 1 | -1;
}

/** Hands at the head. Elbows are down for what is at the mouth, and out for what is above. */
const HEAD_SPOTS: Readonly<Record<HeadTouch, HeadSpot>> = {
  mouth: {
    near: [0.98, 0.84],
    front: [0.25, 0.72],
    hand: 'grip',
    degrees: -118,
    frontDegrees: -118,
    bend: 1,
  },
  hair: {
    near: [-0.98, 0.32],
    front: [1.02, 0],
    hand: 'grip',
    degrees: -104,
    frontDegrees: -90,
    bend: -1,
  },
  ear: {
    near: [-0.66, 0.3],
    front: [0.98, 0.3],
    hand: 'grip',
    degrees: -68,
    frontDegrees: -98,
    bend: -1,
    frontBend: 1,
  },
  chin: {
    near: [0.42, 1.08],
    front: [0.1, 1.08],
    hand: 'fist',
    degrees: -75,
    frontDegrees: -105,
    bend: 1,
  },
  brow: {
    near: [-0.24, -0.46],
    far: [0.86, -0.5],
    front: [0.62, -0.44],
    hand: 'flat',
    degrees: -24,
    farDegrees: -150,
    frontDegrees: -150,
    bend: -1,
    farBend: 1,
  },
  visor: {
    near: [0.5, -0.5],
    far: [0.95, -0.4],
    front: [0.4, -0.5],
    hand: 'flat',
    degrees: -14,
    farDegrees: -160,
    frontDegrees: -165,
    bend: -1,
    farBend: 1,
  },
  temple: {
    near: [-0.52, 0.02],
    far: [0.84, 0.04],
    front: [0.86, 0.1],
    hand: 'flat',
    degrees: -66,
    farDegrees: -108,
    frontDegrees: -100,
    bend: -1,
    farBend: 1,
  },
  eyes: {
    near: [0.18, 0.16],
    far: [0.6, 0.1],
    front: [0.26, 0.14],
    hand: 'flat',
    degrees: -76,
    farDegrees: -100,
    frontDegrees: -100,
    bend: 1,
  },
  eye: {
    near: [0.98, 0.16],
    far: [1.12, 0.1],
    front: [0.5, 0.1],
    hand: 'grip',
    degrees: -96,
    frontDegrees: -110,
    bend: 1,
  },
  cheek: {
    near: [-0.02, 0.84],
    far: [0.6, 0.9],
    front: [0.62, 0.72],
    hand: 'fist',
    degrees: -84,
    farDegrees: -96,
    frontDegrees: -100,
    bend: 1,
  },
  scalp: {
    near: [-0.5, -0.86],
    far: [0.3, -1.02],
    front: [0.6, -0.9],
    hand: 'grip',
    degrees: -40,
    farDegrees: -140,
    frontDegrees: -140,
    bend: -1,
    farBend: 1,
  },
  nape: {
    near: [-0.86, 0.2],
    far: [-0.6, 0.1],
    front: [0.92, 0],
    hand: 'flat',
    degrees: -60,
    farDegrees: -60,
    frontDegrees: -130,
    bend: -1,
  },
  lips: {
    near: [0.66, 0.98],
    front: [0.06, 0.92],
    hand: 'point',
    degrees: -78,
    frontDegrees: -96,
    bend: 1,
  },
  lip: {
    near: [0.66, 0.58],
    front: [0.06, 0.58],
    hand: 'grip',
    degrees: -70,
    frontDegrees: -110,
    bend: 1,
  },
  gasp: {
    near: [0.56, 0.72],
    far: [0.7, 0.7],
    front: [0.14, 0.62],
    hand: 'flat',
    degrees: -62,
    farDegrees: -110,
    frontDegrees: -130,
    bend: 1,
  },
};

const isHeadTouch = (name: Touch): name is HeadTouch => name in HEAD_SPOTS;

function atHead(name: HeadTouch, near: boolean, { head, face }: Skeleton): ArmTask {
  const spot = HEAD_SPOTS[name];
  const flat = face === 'front' || face === 'back';
  const side = near ? -1 : 1;
  const [x, y] = flat ? spot.front : near ? spot.near : (spot.far ?? spot.near);
  const along: Point = [x * head.radius * (flat ? side : head.flip), y * head.radius];
  const bend = near ? spot.bend : (spot.farBend ?? spot.bend);
  const degrees = near ? spot.degrees : (spot.farDegrees ?? spot.degrees);
  return {
    palm: add(head.center, turned(along, head.angleDegrees)),
    hand: spot.hand,
    angleDegrees: flat ? (near ? -180 - spot.frontDegrees : spot.frontDegrees) : degrees,
    bend: flat ? (((spot.frontBend ?? spot.bend) * -side) as 1 | -1) : bend,
  };
}

/** The task of an arm that touches its own body. */
export function touched(name: Touch, near: boolean, skeleton: Skeleton): ArmTask {
  const { at, turn, body, face } = skeleton;
  const side = near ? -1 : 1;
  const flat = face === 'front' || face === 'back';
  if (isHeadTouch(name)) return atHead(name, near, skeleton);
  switch (name) {
    case 'hip':
      return {
        palm: at(0.14, side * 0.96),
        hand: 'fist',
        angleDegrees: near ? 40 : 140,
        bend: near || turn < 0.5 ? 1 : -1,
      };
    case 'elbow':
      return near
        ? { palm: at(0.5, 0.5 + 0.3 * turn), hand: 'flat', angleDegrees: -14, bend: 1 }
        : { palm: at(0.46, -0.55 * turn), hand: 'fist', angleDegrees: 186, bend: -1 };
    case 'support':
      return { palm: at(0.42, -0.1), hand: 'flat', angleDegrees: 175, bend: -1 };
    case 'heart':
      return near
        ? { palm: at(0.7, 0.42), hand: 'flat', angleDegrees: -24, bend: 1 }
        : { palm: at(0.7, 0.1), hand: 'flat', angleDegrees: 200, bend: -1 };
    case 'belly':
      return near
        ? { palm: at(0.3, 0.5), hand: 'flat', angleDegrees: 8, bend: 1 }
        : { palm: at(0.26, 0.3), hand: 'flat', angleDegrees: 176, bend: -1 };
    case 'pray': {
      const middle = at(0.66, flat ? 0 : 1.25);
      return {
        palm: add(middle, [(flat ? side : 0.2) * 0.012 * body.unit, 0]),
        hand: 'flat',
        angleDegrees: flat ? -90 + 8 * side : -68,
        bend: near || !flat ? 1 : -1,
      };
    }
  }
}
