import type { Pose } from '../actor';
import type { Posture } from './posture';

type AthleticPose = Extract<
  Pose,
  | 'plank'
  | 'crunch'
  | 'recline'
  | 'press'
  | 'spar'
  | 'kick'
  | 'lunge'
  | 'brace'
  | 'handstand'
  | 'cartwheel'
  | 'tuck'
  | 'freeze'
  | 'arabesque'
  | 'tree'
  | 'arch'
  | 'crawl'
  | 'leap'
  | 'bow'
  | 'dive'
  | 'balance'
>;

/** How a body trains, fights, dances and does yoga; measures as in `posture.ts`. */
export const ATHLETIC_POSTURES: Record<AthleticPose, Posture> = {
  recline: {
    hips: [-0.02, -0.07],
    leanDegrees: -46,
    curve: 0.02,
    turn: 0.45,
    feet: [
      { at: [0.41, -0.13], angleDegrees: -44 },
      { at: [0.38, -0.15], angleDegrees: -40 },
    ],
    arms: [
      { to: [0.2, 0.19], hand: 'relax', angleDegrees: 24 },
      { to: [-0.02, -0.17], hand: 'relax', angleDegrees: -130, bend: -1 },
    ],
    headDegrees: -8,
    seated: true,
  },
  brace: {
    hips: [-0.02, -0.478],
    leanDegrees: 5,
    curve: -0.01,
    turn: 0.62,
    feet: [{ at: [-0.19, 0.004] }, { at: [0.17, -0.008] }],
    arms: ['reach', 'reach'],
  },
  plank: {
    hips: [-0.08, -0.215],
    leanDegrees: 67,
    turn: 0.3,
    feet: [
      { at: [-0.55, -0.06], angleDegrees: 66 },
      { at: [-0.52, -0.07], angleDegrees: 66 },
    ],
    arms: [
      { to: [0.01, 0.325], hand: 'flat', angleDegrees: 12 },
      { to: [0.04, 0.31], hand: 'flat', angleDegrees: 12 },
    ],
    headDegrees: 14,
    prone: true,
  },
  crunch: {
    hips: [-0.02, -0.075],
    leanDegrees: -56,
    curve: 0.05,
    turn: 0.4,
    feet: [{ at: [0.27, 0] }, { at: [0.22, -0.012] }],
    arms: [
      { to: [-0.01, -0.12], hand: 'relax', angleDegrees: -120 },
      { to: [0.03, -0.12], hand: 'relax', angleDegrees: -120 },
    ],
    headDegrees: -30,
    seated: true,
    prone: true,
  },
  press: {
    hips: [0.06, -0.075],
    leanDegrees: -90,
    turn: 0.35,
    feet: [{ at: [0.31, 0.22] }, { at: [0.26, 0.21] }],
    arms: [
      { to: [0.03, -0.31], hand: 'grip', angleDegrees: -88 },
      { to: [0.05, -0.3], hand: 'grip', angleDegrees: -88 },
    ],
    headDegrees: -74,
    seated: true,
    prone: true,
  },
  spar: {
    hips: [0, -0.475],
    leanDegrees: 8,
    turn: 0.55,
    feet: [{ at: [-0.14, 0], angleDegrees: 4 }, { at: [0.16, -0.006] }],
    arms: [
      { to: [0.16, -0.03], hand: 'fist', angleDegrees: -60 },
      { to: [0.24, -0.05], hand: 'fist', angleDegrees: -40 },
    ],
  },
  kick: {
    hips: [0, -0.51],
    leanDegrees: -20,
    turn: 0.5,
    feet: [{ at: [-0.03, 0] }, { at: [0.46, -0.62], angleDegrees: -58 }],
    arms: [
      { to: [0.15, 0.06], hand: 'fist', angleDegrees: -60 },
      { to: [0.2, 0], hand: 'fist', angleDegrees: -50 },
    ],
  },
  lunge: {
    hips: [0, -0.36],
    leanDegrees: 4,
    turn: 0.6,
    feet: [{ at: [-0.42, -0.01], angleDegrees: 14 }, { at: [0.27, 0] }],
    arms: [
      { to: [-0.32, 0.03], hand: 'flat', angleDegrees: 180, bend: -1 },
      { to: [0.33, 0.01], hand: 'flat', angleDegrees: 0 },
    ],
  },
  handstand: {
    hips: [0, -0.62],
    leanDegrees: 176,
    turn: 0.5,
    feet: [
      { at: [0.05, -1.1], angleDegrees: -100 },
      { at: [-0.02, -1.12], angleDegrees: -100 },
    ],
    arms: [
      { to: [-0.02, 0.33], hand: 'flat', angleDegrees: 20 },
      { to: [0.06, 0.33], hand: 'flat', angleDegrees: 20 },
    ],
    headDegrees: 172,
    prone: true,
  },
  cartwheel: {
    hips: [-0.02, -0.66],
    leanDegrees: 158,
    turn: 1,
    feet: [
      { at: [-0.42, -0.96], angleDegrees: -150 },
      { at: [0.36, -1.04], angleDegrees: -40 },
    ],
    arms: [
      { to: [0.17, 0.3], hand: 'flat', angleDegrees: 30 },
      { to: [-0.12, 0.34], hand: 'flat', angleDegrees: 150 },
    ],
    headDegrees: 160,
    prone: true,
  },
  tuck: {
    hips: [0.02, -0.72],
    leanDegrees: -140,
    curve: 0.06,
    turn: 0.4,
    feet: [
      { at: [-0.12, -0.94], angleDegrees: 200, knee: [-0.26, -0.62] },
      { at: [-0.09, -0.97], angleDegrees: 200, knee: [-0.24, -0.66] },
    ],
    arms: [
      { to: [0.0, -0.2], hand: 'grip', angleDegrees: -120 },
      { to: [0.02, -0.2], hand: 'grip', angleDegrees: -120 },
    ],
    headDegrees: -150,
    prone: true,
  },
  freeze: {
    hips: [-0.06, -0.5],
    leanDegrees: 146,
    turn: 0.6,
    feet: [
      { at: [-0.4, -0.74], angleDegrees: 150, knee: [-0.34, -0.5] },
      { at: [0.24, -0.92], angleDegrees: -50 },
    ],
    arms: [
      { to: [0.02, 0.26], hand: 'flat', angleDegrees: 20 },
      { to: [-0.22, 0.12], hand: 'flat', angleDegrees: 200 },
    ],
    headDegrees: 150,
    prone: true,
  },
  arabesque: {
    hips: [0, -0.56],
    leanDegrees: 20,
    curve: -0.03,
    turn: 0.4,
    feet: [
      { at: [-0.5, -0.62], angleDegrees: 84 },
      { at: [0.02, -0.02], angleDegrees: 66 },
    ],
    arms: [
      { to: [0.3, -0.12], hand: 'relax', angleDegrees: -30 },
      { to: [-0.26, 0.0], hand: 'relax', angleDegrees: 190, bend: -1 },
    ],
    headDegrees: -6,
  },
  tree: {
    hips: [0, -0.52],
    leanDegrees: 0,
    turn: 0.9,
    feet: [{ at: [0.03, -0.23], angleDegrees: 70, knee: [-0.19, -0.35] }, { at: [0.045, 0] }],
    arms: [
      { to: [0.085, -0.3], hand: 'flat', angleDegrees: -84, bend: -1 },
      { to: [-0.075, -0.3], hand: 'flat', angleDegrees: -96 },
    ],
  },
  balance: {
    hips: [0, -0.52],
    leanDegrees: 4,
    turn: 0.7,
    feet: [{ at: [-0.14, -0.16], angleDegrees: 40 }, { at: [0.03, 0] }],
    arms: ['raise', 'raise'],
  },
  arch: {
    hips: [-0.02, -0.47],
    leanDegrees: 126,
    turn: 0.3,
    feet: [{ at: [-0.21, 0] }, { at: [-0.17, -0.01] }],
    arms: [
      { to: [0.2, 0.27], hand: 'flat', angleDegrees: 20 },
      { to: [0.23, 0.255], hand: 'flat', angleDegrees: 20 },
    ],
    headDegrees: 128,
    prone: true,
  },
  crawl: {
    hips: [-0.15, -0.27],
    leanDegrees: 82,
    turn: 0.3,
    feet: [
      { at: [-0.37, -0.055], angleDegrees: 84, knee: [-0.15, -0.03] },
      { at: [-0.28, -0.06], angleDegrees: 84, knee: [-0.06, -0.035] },
    ],
    arms: [
      { to: [0.03, 0.26], hand: 'flat', angleDegrees: 14 },
      { to: [0.11, 0.23], hand: 'flat', angleDegrees: 14 },
    ],
    headDegrees: 8,
    prone: true,
  },
  leap: {
    hips: [0, -0.66],
    leanDegrees: 6,
    turn: 0.55,
    feet: [
      { at: [-0.48, -0.6], angleDegrees: 82 },
      { at: [0.48, -0.6], angleDegrees: 6 },
    ],
    arms: [
      { to: [-0.28, -0.14], hand: 'relax', angleDegrees: 200, bend: -1 },
      { to: [0.2, -0.26], hand: 'relax', angleDegrees: -60 },
    ],
  },
  bow: {
    hips: [-0.05, -0.515],
    leanDegrees: 64,
    turn: 0.4,
    feet: [{ at: [-0.04, 0] }, { at: [0.03, -0.008] }],
    arms: [
      { to: [0.05, 0.31], hand: 'relax', angleDegrees: 80 },
      { to: [0.09, 0.3], hand: 'relax', angleDegrees: 80 },
    ],
    headDegrees: 40,
  },
  dive: {
    hips: [-0.05, 0],
    leanDegrees: 122,
    curve: -0.02,
    turn: 0.35,
    feet: [
      { at: [-0.48, -0.27], angleDegrees: 120 },
      { at: [-0.5, -0.24], angleDegrees: 120 },
    ],
    arms: [
      { to: [0.26, 0.2], hand: 'flat', angleDegrees: 36 },
      { to: [0.28, 0.18], hand: 'flat', angleDegrees: 36 },
    ],
    headDegrees: 116,
    prone: true,
  },
};
