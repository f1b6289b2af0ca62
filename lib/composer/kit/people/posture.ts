import type { Point } from '@/lib/svg/point';
import type { Pose } from '../actor';
import type { Gesture } from '../gestures';
import { ATHLETIC_POSTURES } from './athletics';
import { ATTITUDE_POSTURES } from './attitudes';

/**
 * How a body stands, walks, sits …: hips, lean of the spine, feet and what the arms do when nobody asks
 * for more. Lengths are shares of the body's unit from the ground under it, already those of an adult;
 * `skeleton.ts` shortens them for children.
 */
export interface FootSpot {
  /** Where the sole is under the ankle. */
  at: Point;
  /** How the foot is tilted: positive toes down. */
  angleDegrees?: number;
  /** Where the knee is, for legs that come towards the viewer; otherwise bones decide. */
  knee?: Point;
}

/** An arm that no gesture names: the hand, from its shoulder. */
export interface ArmSpot {
  to: Point;
  hand?: HandShape;
  angleDegrees?: number;
  /** -1 bends the elbow to the other side. */
  bend?: 1 | -1;
}

export const HAND_SHAPES = ['relax', 'grip', 'flat', 'point', 'wave', 'thumb', 'fist'] as const;
export type HandShape = (typeof HAND_SHAPES)[number];

export interface Posture {
  hips: Point;
  /** Of the spine, clockwise from upright. */
  leanDegrees: number;
  /** How far the middle of the spine bows back (negative) or forth. */
  curve?: number;
  /** 0 profile, 0.45 seated and seen from the side, 0.8 three-quarter, 1 from the front. */
  turn: number;
  /** Near, far. */
  feet: readonly [FootSpot, FootSpot];
  arms: readonly [ArmSpot | Gesture, ArmSpot | Gesture];
  /** How the head is turned besides its gaze. */
  headDegrees?: number;
  eyesClosed?: boolean;
  /** A drawn shape in place of two legs. */
  legs?: 'lotus';
  /** Legs that are not seen because a mount is between. */
  farLegHidden?: boolean;
  /** Skirts and robes lie on the thighs. */
  seated?: boolean;
  /** The body lies or flies: gestures turn with it. */
  prone?: boolean;
}

export const POSTURES: Record<Pose, Posture> = {
  ...ATHLETIC_POSTURES,
  ...ATTITUDE_POSTURES,
  // The weight is on the near leg, and the other is set forward with its knee loose.
  stand: {
    hips: [-0.016, -0.515],
    leanDegrees: 2,
    turn: 0.78,
    feet: [{ at: [-0.062, 0.004] }, { at: [0.094, -0.012], angleDegrees: -2 }],
    arms: ['relax', 'relax'],
  },
  walk: {
    hips: [0, -0.5],
    leanDegrees: 5,
    turn: 0.5,
    feet: [
      { at: [0.17, -0.004], angleDegrees: -16 },
      { at: [-0.2, -0.035], angleDegrees: 34 },
    ],
    arms: [{ to: [-0.17, 0.285] }, { to: [0.19, 0.275] }],
  },
  run: {
    hips: [0, -0.52],
    leanDegrees: 14,
    turn: 0.5,
    feet: [
      { at: [-0.36, -0.2], angleDegrees: 78 },
      { at: [0.22, -0.05], angleDegrees: -8 },
    ],
    arms: [
      { to: [0.17, 0.06], hand: 'fist', angleDegrees: -55 },
      { to: [-0.1, 0.2], hand: 'fist' },
    ],
  },
  jump: {
    hips: [0, -0.72],
    leanDegrees: 4,
    curve: -0.02,
    turn: 0.8,
    feet: [
      { at: [-0.24, -0.36], angleDegrees: 62 },
      { at: [0.13, -0.3], angleDegrees: 24 },
    ],
    arms: [
      { to: [-0.13, -0.26], hand: 'wave', bend: -1 },
      { to: [0.15, -0.27], hand: 'wave' },
    ],
  },
  sit: {
    hips: [0, -0.312],
    leanDegrees: 3,
    turn: 0.5,
    feet: [{ at: [0.27, 0] }, { at: [0.2, -0.006] }],
    arms: [
      { to: [0.16, 0.24], hand: 'flat', angleDegrees: 14 },
      { to: [0.19, 0.22], hand: 'flat', angleDegrees: 12 },
    ],
    seated: true,
  },
  slump: {
    hips: [-0.02, -0.312],
    leanDegrees: 56,
    curve: -0.05,
    turn: 0.4,
    feet: [{ at: [0.2, 0] }, { at: [0.1, -0.006], angleDegrees: 10 }],
    arms: [
      { to: [0.2, 0.09], hand: 'flat', angleDegrees: 4 },
      { to: [0.26, 0.07], hand: 'flat', angleDegrees: 4 },
    ],
    headDegrees: 44,
    eyesClosed: true,
    seated: true,
  },
  'sit-ground': {
    hips: [-0.1, -0.062],
    leanDegrees: -10,
    curve: -0.02,
    turn: 0.55,
    feet: [{ at: [0.25, 0] }, { at: [0.19, -0.012] }],
    arms: [
      { to: [-0.1, 0.29], hand: 'flat', angleDegrees: 150 },
      { to: [0.22, 0.1], hand: 'relax', angleDegrees: 40 },
    ],
    seated: true,
  },
  kneel: {
    hips: [0, -0.272],
    leanDegrees: 3,
    turn: 0.55,
    feet: [{ at: [-0.27, -0.012], angleDegrees: 66 }, { at: [0.19, -0.006] }],
    arms: ['relax', { to: [0.2, 0.2], hand: 'relax', angleDegrees: 50 }],
    seated: true,
  },
  crouch: {
    hips: [-0.06, -0.17],
    leanDegrees: 24,
    curve: -0.03,
    turn: 0.55,
    feet: [{ at: [-0.01, 0], angleDegrees: 6 }, { at: [0.07, -0.012] }],
    arms: [
      { to: [0.2, 0.16], hand: 'relax', angleDegrees: 60 },
      { to: [0.22, 0.14], hand: 'relax', angleDegrees: 55 },
    ],
    seated: true,
  },
  glide: {
    hips: [-0.03, -0.42],
    leanDegrees: 16,
    curve: -0.02,
    turn: 0.55,
    feet: [{ at: [-0.19, 0] }, { at: [0.16, -0.006] }],
    arms: [
      { to: [-0.26, 0.1], hand: 'flat', angleDegrees: 160, bend: -1 },
      { to: [0.28, 0.06], hand: 'flat', angleDegrees: -10 },
    ],
  },
  lie: {
    hips: [0.02, -0.075],
    leanDegrees: -90,
    turn: 0.35,
    feet: [
      { at: [0.545, -0.06], angleDegrees: -78 },
      { at: [0.53, -0.085], angleDegrees: -70 },
    ],
    arms: [
      { to: [0.31, -0.03], hand: 'relax' },
      { to: [-0.06, -0.12], hand: 'relax', angleDegrees: 190, bend: -1 },
    ],
    headDegrees: -74,
    prone: true,
  },
  sleep: {
    hips: [0.02, -0.075],
    leanDegrees: -89,
    turn: 0.4,
    feet: [
      { at: [0.54, -0.06], angleDegrees: -70 },
      { at: [0.52, -0.08], angleDegrees: -64 },
    ],
    arms: [
      { to: [0.32, 0.0], hand: 'relax' },
      { to: [0.31, -0.02], hand: 'relax' },
    ],
    headDegrees: -72,
    eyesClosed: true,
    prone: true,
  },
  ride: {
    hips: [0, -0.65],
    leanDegrees: 2,
    turn: 0.5,
    feet: [
      { at: [0.075, -0.24], angleDegrees: -10 },
      { at: [0.1, -0.25], angleDegrees: -10 },
    ],
    arms: [
      { to: [0.2, 0.16], hand: 'grip', angleDegrees: 8 },
      { to: [0.22, 0.15], hand: 'grip', angleDegrees: 8 },
    ],
    farLegHidden: true,
    seated: true,
  },
  cycle: {
    hips: [0, -0.57],
    leanDegrees: 27,
    curve: -0.03,
    turn: 0.35,
    feet: [
      { at: [0.16, -0.09], angleDegrees: 12 },
      { at: [0.07, -0.33], angleDegrees: 16 },
    ],
    arms: [
      { to: [0.26, 0.15], hand: 'grip', angleDegrees: 28 },
      { to: [0.27, 0.13], hand: 'grip', angleDegrees: 28 },
    ],
    headDegrees: 0,
  },
  swim: {
    hips: [-0.06, 0.03],
    leanDegrees: 80,
    curve: -0.01,
    turn: 0.35,
    feet: [
      { at: [-0.578, 0.085], angleDegrees: 84 },
      { at: [-0.55, 0.165], angleDegrees: 76 },
    ],
    arms: [
      { to: [0.3, -0.06], hand: 'flat' },
      { to: [-0.05, 0.26], hand: 'flat' },
    ],
    headDegrees: 14,
    prone: true,
  },
  fly: {
    hips: [-0.05, 0.04],
    leanDegrees: 66,
    curve: -0.01,
    turn: 0.6,
    feet: [
      { at: [-0.53, 0.25], angleDegrees: 68 },
      { at: [-0.45, 0.335], angleDegrees: 76 },
    ],
    arms: [
      { to: [-0.14, 0.22], hand: 'fist' },
      { to: [0.27, -0.17], hand: 'fist' },
    ],
    headDegrees: 4,
    prone: true,
  },
  climb: {
    hips: [-0.02, -0.56],
    leanDegrees: 6,
    turn: 0.5,
    feet: [
      { at: [0.17, -0.28], angleDegrees: -12 },
      { at: [0.08, -0.04], angleDegrees: 26 },
    ],
    arms: [
      { to: [0.2, -0.23], hand: 'grip', angleDegrees: -50 },
      { to: [0.2, -0.02], hand: 'grip', angleDegrees: -60 },
    ],
    headDegrees: -14,
  },
  dance: {
    hips: [0, -0.51],
    leanDegrees: -6,
    curve: 0.02,
    turn: 0.85,
    feet: [
      { at: [-0.02, -0.012], angleDegrees: 18 },
      { at: [0.26, -0.1], angleDegrees: 48 },
    ],
    arms: [
      { to: [-0.25, -0.12], hand: 'relax', angleDegrees: -150, bend: -1 },
      { to: [0.13, -0.28], hand: 'relax', angleDegrees: -110 },
    ],
    headDegrees: 6,
  },
  lotus: {
    hips: [0, -0.145],
    leanDegrees: 0,
    turn: 1,
    feet: [{ at: [-0.1, 0] }, { at: [0.1, 0] }],
    arms: [
      { to: [-0.22, 0.235], hand: 'relax', angleDegrees: 168, bend: -1 },
      { to: [0.22, 0.235], hand: 'relax', angleDegrees: 12, bend: 1 },
    ],
    eyesClosed: true,
    legs: 'lotus',
    seated: true,
  },
  fall: {
    hips: [0.04, 0.06],
    leanDegrees: -58,
    curve: -0.04,
    turn: 0.6,
    feet: [
      { at: [0.34, -0.2], angleDegrees: -60 },
      { at: [0.42, 0.02], angleDegrees: -40 },
    ],
    arms: [
      { to: [-0.16, -0.25], hand: 'wave', bend: -1 },
      { to: [0.08, -0.3], hand: 'wave' },
    ],
    headDegrees: -26,
  },
  float: {
    hips: [0, 0.06],
    leanDegrees: 12,
    curve: -0.03,
    turn: 0.75,
    feet: [
      { at: [-0.14, 0.44], angleDegrees: 58 },
      { at: [0.1, 0.43], angleDegrees: 40 },
    ],
    arms: [
      { to: [-0.2, 0.13], hand: 'relax' },
      { to: [0.23, 0.02], hand: 'relax', angleDegrees: -20 },
    ],
  },
};

/** The same seen from the front or the back, where feet and knees come towards the viewer. */
export const FRONTAL: Partial<Record<Pose, Posture>> = {
  stand: {
    ...POSTURES.stand,
    leanDegrees: 0,
    turn: 1,
    feet: [
      { at: [-0.058, 0], knee: [-0.048, -0.272] },
      { at: [0.058, 0], knee: [0.048, -0.272] },
    ],
  },
  sit: {
    ...POSTURES.sit,
    leanDegrees: 0,
    turn: 1,
    feet: [
      { at: [-0.07, 0], knee: [-0.085, -0.265] },
      { at: [0.07, 0], knee: [0.085, -0.265] },
    ],
    arms: [
      { to: [-0.012, 0.235], hand: 'relax', angleDegrees: 62 },
      { to: [0.012, 0.235], hand: 'relax', angleDegrees: 118, bend: -1 },
    ],
  },
  jump: { ...POSTURES.jump, turn: 1, leanDegrees: 0 },
  dance: { ...POSTURES.dance, turn: 1 },
  lotus: POSTURES.lotus,
  float: { ...POSTURES.float, turn: 1 },
};
