import type { Gesture } from '../gestures';
import type { ArmSpot } from './posture';
import type { Touch } from './touches';

/** Where gestures have the hands: from their shoulders, or at a place on the body. */
type SpotTable = Record<Gesture, ArmSpot | Touch>;

/** From the shoulder, shares of the unit: x forwards, y down. */
export const NEAR: SpotTable = {
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
  shrug: { to: [-0.2, 0.1], hand: 'flat', angleDegrees: 205, bend: -1 },
  salute: 'brow',
  shade: 'visor',
  temple: 'temple',
  'hide-face': 'eyes',
  cheek: 'cheek',
  heart: 'heart',
  belly: 'belly',
  scratch: 'scalp',
  nape: 'nape',
  hush: 'lips',
  stop: { to: [0.29, -0.07], hand: 'wave', angleDegrees: -78 },
  cheer: { to: [-0.07, -0.325], hand: 'fist', bend: -1 },
  flex: { to: [-0.13, -0.1], hand: 'fist', angleDegrees: -62, bend: -1 },
  sight: 'eye',
  gasp: 'gasp',
  blown: 'lip',
};

export const FAR: SpotTable = {
  ...NEAR,
  relax: { to: [0.05, 0.336] },
  wave: { to: [0.14, -0.09], hand: 'wave', angleDegrees: -76 },
  point: { to: [0.3, -0.08], hand: 'point' },
  present: { to: [0.24, 0.08], hand: 'flat', angleDegrees: -14 },
  raise: { to: [0.06, -0.335], hand: 'flat' },
  'hold-low': { to: [0.06, 0.33], hand: 'grip', angleDegrees: 84 },
  type: { to: [0.25, 0.14], hand: 'flat', angleDegrees: 10 },
  shrug: { to: [0.22, 0.1], hand: 'flat', angleDegrees: -25 },
  cheer: { to: [0.1, -0.32], hand: 'fist' },
  flex: { to: [0.15, -0.1], hand: 'fist', angleDegrees: -118 },
};

/** Seen from the front: x away from the body. */
export const SIDEWAYS: SpotTable = {
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
  shrug: { to: [0.2, 0.1], hand: 'flat', angleDegrees: -25, bend: -1 },
  stop: { to: [0.1, 0.02], hand: 'wave', angleDegrees: -85, bend: -1 },
  cheer: { to: [0.09, -0.32], hand: 'fist', bend: -1 },
  flex: { to: [0.15, -0.1], hand: 'fist', angleDegrees: -118, bend: -1 },
};
