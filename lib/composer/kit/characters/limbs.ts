import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { add, angleOf, type Point, subtract } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { type Gesture, type PlainGesture, plainGestureOf } from '../gestures';

/** Thin arms and legs with gloves and shoes, as cartoons give them to things. */
const WIDTH = 4.6;
const GLOVE = HOUSE.white;
const CREASE = '#c9cfe0';

/** A limb bends once, as a hose does. */
export function hose(from: Point, to: Point, bulge: number): string {
  const [dx, dy] = subtract(to, from);
  const middle: Point = [(from[0] + to[0]) / 2 - dy * bulge, (from[1] + to[1]) / 2 + dx * bulge];
  return stroke(
    `M${coordinates(from)}Q${coordinates(middle)} ${coordinates(to)}`,
    HOUSE.ink,
    WIDTH,
  );
}

/** Which way a hand points at the end of its arm, and how it is held. */
export interface Hand {
  at: Point;
  /** Where the arm comes from. */
  from: Point;
  side: 1 | -1;
  gesture: Gesture;
}

const cuff = (turn: number) =>
  placed(
    `<rect x="-3" y="-5" width="4.6" height="10" rx="2.2" fill="${GLOVE}"/>` +
      stroke('M2.2 -4.6V4.6', CREASE, 0.9),
    { angleDegrees: turn },
  );

/** Fingers fan out to the right of the origin; the thumb is above them. */
function openHand(): string {
  const fingers = [-24, 2, 28]
    .map((turn) =>
      placed(`<rect x="4" y="-2.5" width="11" height="5" rx="2.5" fill="${GLOVE}"/>`, {
        angleDegrees: turn,
      }),
    )
    .join('');
  const thumb = placed(`<rect x="2" y="-2.3" width="9" height="4.6" rx="2.3" fill="${GLOVE}"/>`, {
    angleDegrees: -82,
  });
  return fingers + thumb + circle([3, 0], 6.2, GLOVE);
}

const fist = () =>
  circle([3, 0], 6.6, GLOVE) +
  stroke('M4.5 -3.2H8.2M5 -.2H9M4.5 2.8H8.2', CREASE, 0.9) +
  stroke('M1 -4Q3.6 -2 3 1.4', CREASE, 0.9);

/** A fist with its thumb up, whatever way the arm comes. */
function thumbUp(side: 1 | -1): string {
  return placed(
    `<rect x="-2.6" y="-14.5" width="5.6" height="13" rx="2.8" fill="${GLOVE}"/>` +
      circle([0.6, 0], 7, GLOVE) +
      stroke('M1.5 -3.4H7M2 -.2H7.4M1.5 3H7', CREASE, 1),
    { scaleX: side, scaleY: 1 },
  );
}

/** A finger that points the way the arm goes. */
const pointing = () =>
  `<rect x="4" y="-5.4" width="13" height="4.8" rx="2.4" fill="${GLOVE}"/>` + fist();

export function glove({ at, from, side, gesture }: Hand): string {
  const turn = angleOf(subtract(at, from));
  const place = (content: string) =>
    placed(content, { at, angleDegrees: turn, scaleX: 1, scaleY: side });
  const base = placed(cuff(turn), { at });
  if (gesture === 'thumbs-up') return base + placed(thumbUp(side), { at });
  if (gesture === 'point') return base + place(pointing());
  const isOpen = /^(?:wave|raise|present|reach|relax)$/.test(gesture);
  return base + place(isOpen ? openHand() : fist());
}

/** A round shoe with a pale sole, its toe to `side`, its heel at `at`. */
export function shoe(at: Point, side: 1 | -1, color: Hex, turn = 0): string {
  const upper = 'M-4.5 0V-6.5Q-4.5 -8 -1 -8H2.5Q4 -6.6 7.5 -6Q13 -5 13 0Z';
  return placed(
    path(upper, color) +
      path('M4 0Q10 -1 13 -2.4Q13 -1 13 0Z', darker(color, 0.16)) +
      stroke('M-4 .6H12.4', HOUSE.cream, 2.4) +
      ellipse([0.6, -7.6], 3.6, 1.2, darker(color, 0.25)),
    { at, angleDegrees: turn * side, scaleX: side, scaleY: 1 },
  );
}

export const knee = (hip: Point, foot: Point, side: 1 | -1): string =>
  hose(hip, foot, -0.06 * side);

/** Where a hand goes for a gesture: shares of the arm's length from the shoulder, x outwards. */
const REACHES: Readonly<Record<PlainGesture, Point>> = {
  relax: [0.62, 0.72],
  wave: [0.74, -0.72],
  point: [0.98, -0.14],
  present: [0.92, 0.16],
  raise: [0.5, -0.92],
  akimbo: [0.3, 0.62],
  fold: [-0.4, 0.3],
  reach: [0.98, -0.1],
  'hold-low': [0.5, 0.7],
  'hold-chest': [0.5, 0.34],
  'hold-high': [0.72, -0.6],
  'hold-hip': [0.5, 0.45],
  'hold-out': [0.75, 0.35],
  eat: [-0.1, -0.1],
  groom: [-0.1, -0.2],
  ear: [-0.08, -0.18],
  think: [-0.1, 0.02],
  'thumbs-up': [0.9, -0.2],
  type: [0.3, 0.6],
  pray: [-0.3, 0.3],
};

export function handAt(shoulder: Point, gesture: Gesture, side: 1 | -1, armLength: number): Point {
  const [x, y] = REACHES[plainGestureOf(gesture)];
  return add(shoulder, [x * side * armLength, y * armLength]);
}
