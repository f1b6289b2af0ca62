import type { Pose } from '../actor';
import type { Posture } from './posture';

type AttitudePose = Extract<
  Pose,
  | 'tiptoe'
  | 'squat'
  | 'kneel-low'
  | 'prone'
  | 'side'
  | 'supine'
  | 'star'
  | 'sneak'
  | 'huddle'
  | 'prop'
  | 'rear'
  | 'dangle'
>;

/** How a body waits, hides, lies about and gets to things; measures as in `posture.ts`. */
export const ATTITUDE_POSTURES: Record<AttitudePose, Posture> = {
  tiptoe: {
    hips: [-0.01, -0.555],
    leanDegrees: 3,
    turn: 0.7,
    feet: [
      { at: [-0.05, -0.035], angleDegrees: 44 },
      { at: [0.06, -0.04], angleDegrees: 44 },
    ],
    arms: ['relax', 'relax'],
  },
  rear: {
    hips: [-0.01, -0.555],
    leanDegrees: 8,
    turn: 0.7,
    feet: [
      { at: [-0.05, -0.035], angleDegrees: 44 },
      { at: [0.06, -0.04], angleDegrees: 44 },
    ],
    arms: ['reach', 'reach'],
  },
  squat: {
    hips: [-0.06, -0.2],
    leanDegrees: 8,
    turn: 0.7,
    feet: [
      { at: [-0.12, 0], knee: [0.1, -0.3] },
      { at: [0.14, -0.006], knee: [0.26, -0.27] },
    ],
    arms: [
      { to: [0.2, 0.15], hand: 'relax', angleDegrees: 40 },
      { to: [0.24, 0.13], hand: 'relax', angleDegrees: 40 },
    ],
    seated: true,
  },
  'kneel-low': {
    hips: [-0.1, -0.13],
    leanDegrees: 4,
    turn: 0.55,
    feet: [
      { at: [-0.16, -0.06], angleDegrees: 172, knee: [0.13, -0.045] },
      { at: [-0.12, -0.07], angleDegrees: 172, knee: [0.17, -0.055] },
    ],
    arms: [
      { to: [0.13, 0.22], hand: 'flat', angleDegrees: 24 },
      { to: [0.16, 0.2], hand: 'flat', angleDegrees: 20 },
    ],
    seated: true,
  },
  prone: {
    hips: [-0.1, -0.075],
    leanDegrees: 66,
    curve: 0.03,
    turn: 0.35,
    feet: [
      { at: [-0.3, -0.3], angleDegrees: 196, knee: [-0.34, -0.045] },
      { at: [-0.4, -0.26], angleDegrees: 210, knee: [-0.33, -0.05] },
    ],
    arms: [
      { to: [0.16, 0.14], hand: 'relax', angleDegrees: 6 },
      { to: [0.2, 0.12], hand: 'relax', angleDegrees: 0 },
    ],
    headDegrees: 4,
    prone: true,
  },
  side: {
    hips: [0.04, -0.085],
    leanDegrees: -60,
    curve: 0.04,
    turn: 0.6,
    feet: [
      { at: [0.53, -0.02], angleDegrees: -20, knee: [0.29, -0.06] },
      { at: [0.44, -0.03], angleDegrees: -20, knee: [0.27, -0.13] },
    ],
    arms: [
      { to: [0.02, 0.2], hand: 'flat', angleDegrees: 150, bend: -1 },
      { to: [0.2, 0.14], hand: 'flat', angleDegrees: 20 },
    ],
    headDegrees: -6,
    seated: true,
  },
  supine: {
    hips: [0.02, -0.07],
    leanDegrees: -88,
    turn: 0.35,
    feet: [{ at: [0.3, 0] }, { at: [0.25, -0.012] }],
    arms: [
      { to: [0.02, -0.3], hand: 'grip', angleDegrees: -86 },
      { to: [0.1, -0.22], hand: 'relax', angleDegrees: -70 },
    ],
    headDegrees: -74,
    seated: true,
    prone: true,
  },
  star: {
    hips: [0, -0.66],
    leanDegrees: 0,
    turn: 0.95,
    feet: [
      { at: [-0.3, -0.27], angleDegrees: 40, knee: [-0.15, -0.47] },
      { at: [0.3, -0.27], angleDegrees: 24, knee: [0.16, -0.47] },
    ],
    arms: [
      { to: [-0.2, -0.25], hand: 'wave', bend: -1 },
      { to: [0.2, -0.25], hand: 'wave' },
    ],
  },
  sneak: {
    hips: [-0.03, -0.47],
    leanDegrees: 26,
    curve: -0.03,
    turn: 0.45,
    feet: [
      { at: [0.17, -0.08], angleDegrees: 22 },
      { at: [-0.13, -0.03], angleDegrees: 36 },
    ],
    arms: [
      { to: [0.15, 0.1], hand: 'relax', angleDegrees: 50 },
      { to: [0.21, 0.08], hand: 'relax', angleDegrees: 50 },
    ],
  },
  huddle: {
    hips: [-0.09, -0.065],
    leanDegrees: 16,
    curve: -0.045,
    turn: 0.45,
    feet: [{ at: [0.13, 0] }, { at: [0.09, -0.012] }],
    arms: [
      { to: [0.15, 0.17], hand: 'relax', angleDegrees: 60 },
      { to: [0.17, 0.18], hand: 'relax', angleDegrees: 60 },
    ],
    headDegrees: 8,
    seated: true,
  },
  prop: {
    hips: [-0.05, -0.5],
    leanDegrees: -7,
    turn: 0.65,
    feet: [{ at: [-0.12, -0.19], angleDegrees: 34 }, { at: [0.1, -0.006] }],
    arms: ['relax', 'relax'],
  },
  dangle: {
    hips: [0, -0.62],
    leanDegrees: 3,
    turn: 0.7,
    feet: [
      { at: [-0.07, -0.1], angleDegrees: 52 },
      { at: [0.09, -0.13], angleDegrees: 44 },
    ],
    arms: ['raise', 'raise'],
  },
};
