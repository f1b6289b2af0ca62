import type { Hex } from '@/lib/color/hex';
import { type Point, polar } from '@/lib/svg/point';
import { darker } from '../../palette/tones';
import type { Arm } from './arm';
import { mass, points, set, trace } from './fine';
import type { HandShape } from './posture';

/** Hands in the unit of half a palm's width: the wrist at the origin, fingers to the right, the thumb below. */
const PALMS: Record<HandShape, readonly Point[]> = {
  relax: points('-0.2 -0.4, 0.5 -0.5, 1.2 -0.42, 1.75 -0.12, 1.7 0.2, 1.1 0.4, 0.4 0.46, -0.2 0.4'),
  grip: points('-0.2 -0.4, 0.4 -0.55, 1 -0.52, 1.25 -0.1, 1.15 0.42, 0.6 0.55, -0.2 0.4'),
  fist: points('-0.2 -0.4, 0.4 -0.55, 1 -0.54, 1.28 -0.1, 1.18 0.42, 0.6 0.55, -0.2 0.4'),
  flat: points(
    '-0.2 -0.36, 0.4 -0.46, 1 -0.44, 1.6 -0.3, 1.98 -0.08, 1.96 0.1, 1.7 0.2, 1.1 0.3, 0.4 0.44, -0.2 0.38',
  ),
  point: points('-0.2 -0.4, 0.4 -0.5, 1 -0.48, 1.15 0, 1 0.42, 0.5 0.5, -0.2 0.4'),
  wave: points('-0.2 -0.4, 0.4 -0.54, 0.96 -0.54, 1.1 0, 0.96 0.52, 0.5 0.54, -0.2 0.4'),
  thumb: points('-0.2 -0.4, 0.4 -0.55, 1 -0.52, 1.25 -0.1, 1.15 0.42, 0.6 0.55, -0.2 0.4'),
};

function line(from: Point, to: Point, color: Hex, width: number): string {
  return trace(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, color, width);
}

function behindPalm(shape: HandShape, skin: Hex): string {
  if (shape === 'point') return line([0.8, -0.3], [1.95, -0.36], skin, 0.27);
  if (shape === 'thumb') return line([0.45, 0.3], [0.75, 1.2], skin, 0.34);
  if (shape !== 'wave') return '';
  return [-24, -9, 5, 19]
    .map((angle, index) => {
      const from: Point = [0.7, (index - 1.5) * 0.26];
      const tip = polar(angle, [0.86, 1.06, 1.1, 0.98][index] ?? 1);
      return line(from, [from[0] + tip[0], from[1] + tip[1]], skin, 0.3);
    })
    .join('');
}

function beforePalm(shape: HandShape, skin: Hex, detailed: boolean): string {
  if (shape === 'wave') return line([0.2, 0.3], [0.78, 0.98], skin, 0.3);
  const fold = darker(skin, 0.2);
  const knuckles = (x: number) =>
    detailed ? [-0.24, 0.04, 0.3].map((y) => line([x, y], [x + 0.36, y], fold, 0.06)).join('') : '';
  if (shape === 'grip' || shape === 'fist' || shape === 'thumb') {
    return (
      knuckles(0.74) +
      (shape === 'thumb' ? '' : line([0.2, 0.42], [0.8, 0.32], darker(skin, 0.12), 0.28))
    );
  }
  if (shape === 'point')
    return knuckles(0.66) + line([0.25, 0.3], [0.8, 0.42], darker(skin, 0.1), 0.26);
  const isFlat = shape === 'flat';
  const clefts = isFlat
    ? line([1.1, -0.2], [1.78, -0.1], fold, 0.05) + line([1.1, 0.02], [1.74, 0.06], fold, 0.05)
    : line([1.06, -0.16], [1.6, -0.02], fold, 0.05) + line([1, 0.1], [1.5, 0.18], fold, 0.05);
  const thumb = line([0.25, 0.22], isFlat ? [0.95, 0.42] : [0.98, 0.56], darker(skin, 0.1), 0.27);
  return (detailed ? clefts : '') + thumb;
}

/** Whether the thumb is drawn below the hand's axis or above: towards the head, the front, or up. */
export function thumbSide({ near, angleDegrees }: Arm, frontal: boolean): 1 | -1 {
  const angle = ((((angleDegrees + 180) % 360) + 360) % 360) - 180;
  if (Math.abs(angle) > 115) return 1;
  if (angle < -45) return near ? 1 : -1;
  return frontal && !near && angle > 45 ? 1 : -1;
}

interface HandOptions {
  size: number;
  skin: Hex;
  frontal: boolean;
  pxPerCm: number;
}

/** The hand at the end of an arm. */
export function hand(arm: Arm, { size, skin, frontal, pxPerCm }: HandOptions): string {
  const detailed = size * pxPerCm > 8;
  return set(
    behindPalm(arm.hand, skin) + mass(PALMS[arm.hand], skin) + beforePalm(arm.hand, skin, detailed),
    { at: arm.wrist, angleDegrees: arm.angleDegrees, size, flipY: thumbSide(arm, frontal) },
  );
}

/** Fingers alone, to be drawn over what the hand holds. */
export function fingers(arm: Arm, { size, skin, frontal }: HandOptions): string {
  const closed = [-0.3, -0.02, 0.26]
    .map((y) => line([0.75, y], [1.22, y + 0.02], skin, 0.26))
    .join('');
  return set(closed, {
    at: arm.wrist,
    angleDegrees: arm.angleDegrees,
    size,
    flipY: thumbSide(arm, frontal),
  });
}
