import type { Pose } from '../understand/description';

/** A limb as a curve: where it starts, the point it bends through, and where hand or foot is. */
export type Limb = readonly [
  x: number,
  y: number,
  bendX: number,
  bendY: number,
  endX: number,
  endY: number,
];

/**
 * A pose of the procedural body, in its own space: x from the middle, y downwards, the neck at 214,
 * the ground at 392.
 */
export interface RigPose {
  leftArm: Limb;
  rightArm: Limb;
  /** Absent where the figure sits and shows its soles instead. */
  legs?: readonly [Limb, Limb];
  /** Lower end of the trunk. */
  hipY: number;
  headTiltDegrees?: number;
  bodyTiltDegrees?: number;
  /** Feet above the ground. */
  lift?: number;
  prop?: 'laptop' | 'book';
}

const STANDING_LEGS = [
  [-38, 330, -42, 356, -46, 378],
  [38, 330, 42, 356, 46, 378],
] as const;
const LEFT_DOWN: Limb = [-78, 238, -116, 270, -110, 318];
const RIGHT_DOWN: Limb = [78, 238, 116, 270, 110, 318];

export const RIG_POSES: Record<Pose, RigPose> = {
  standing: { leftArm: LEFT_DOWN, rightArm: RIGHT_DOWN, legs: STANDING_LEGS, hipY: 346 },
  sitting: {
    leftArm: [-80, 236, -112, 268, -62, 322],
    rightArm: [80, 236, 112, 268, 62, 322],
    hipY: 392,
  },
  walking: {
    leftArm: [-78, 238, -124, 262, -128, 306],
    rightArm: [78, 238, 106, 274, 84, 316],
    legs: [
      [-36, 330, -60, 352, -70, 378],
      [36, 330, 58, 346, 56, 376],
    ],
    hipY: 342,
    bodyTiltDegrees: 3,
  },
  running: {
    leftArm: [-80, 238, -138, 256, -118, 204],
    rightArm: [80, 238, 138, 268, 134, 318],
    legs: [
      [-34, 328, -78, 340, -112, 366],
      [36, 328, 96, 330, 92, 374],
    ],
    hipY: 336,
    bodyTiltDegrees: 9,
    headTiltDegrees: -4,
  },
  jumping: {
    leftArm: [-78, 238, -130, 214, -146, 162],
    rightArm: [78, 238, 130, 214, 146, 162],
    legs: [
      [-36, 328, -84, 342, -66, 376],
      [36, 328, 84, 342, 66, 376],
    ],
    hipY: 338,
    lift: 56,
    headTiltDegrees: 3,
  },
  flying: {
    leftArm: [-78, 238, -128, 236, -166, 218],
    rightArm: [78, 238, 128, 236, 166, 218],
    legs: [
      [-30, 328, -44, 356, -72, 374],
      [34, 328, 30, 356, 8, 382],
    ],
    hipY: 342,
    lift: 70,
    bodyTiltDegrees: 14,
    headTiltDegrees: -8,
  },
  swimming: {
    leftArm: [-78, 238, -132, 228, -158, 252],
    rightArm: [78, 238, 132, 206, 156, 170],
    legs: [
      [-34, 328, -70, 346, -96, 362],
      [34, 328, 56, 352, 52, 380],
    ],
    hipY: 340,
    lift: 20,
    bodyTiltDegrees: 18,
  },
  sleeping: {
    leftArm: [-80, 240, -112, 282, -46, 318],
    rightArm: [80, 240, 112, 282, 46, 318],
    hipY: 392,
    headTiltDegrees: 16,
    bodyTiltDegrees: 4,
  },
  waving: {
    leftArm: LEFT_DOWN,
    rightArm: [78, 238, 140, 232, 150, 158],
    legs: STANDING_LEGS,
    hipY: 346,
    headTiltDegrees: -4,
  },
  holding: {
    leftArm: [-80, 238, -120, 280, -52, 298],
    rightArm: [80, 238, 120, 280, 52, 298],
    legs: STANDING_LEGS,
    hipY: 346,
  },
  laptop: {
    leftArm: [-84, 236, -136, 272, -114, 338],
    rightArm: [84, 236, 136, 272, 114, 338],
    hipY: 392,
    prop: 'laptop',
  },
  reading: {
    leftArm: [-84, 236, -132, 268, -92, 318],
    rightArm: [84, 236, 132, 268, 92, 318],
    hipY: 392,
    headTiltDegrees: 3,
    prop: 'book',
  },
  dancing: {
    leftArm: [-78, 238, -138, 210, -128, 152],
    rightArm: [78, 238, 136, 250, 158, 288],
    legs: [
      [-36, 330, -44, 356, -38, 380],
      [36, 328, 82, 334, 104, 358],
    ],
    hipY: 342,
    bodyTiltDegrees: -6,
    headTiltDegrees: 7,
  },
  eating: {
    leftArm: [-80, 236, -124, 262, -40, 226],
    rightArm: [80, 236, 112, 272, 66, 322],
    hipY: 392,
  },
};

/** Ground of the rig's space. */
export const RIG_GROUND_Y = 392;
export const RIG_NECK_Y = 214;
/** Width of the widest pose. */
export const RIG_WIDTH = 320;
