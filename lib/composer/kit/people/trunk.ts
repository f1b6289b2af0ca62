import type { Hex } from '@/lib/color/hex';
import { path, shape } from '@/lib/svg/markup';
import { blob, polygon } from '@/lib/svg/path';
import { dot, type Point, subtract } from '@/lib/svg/point';
import { darker } from '../../palette/tones';
import type { Pen } from '../pen';
import type { Leg } from './leg';
import type { Posture } from './posture';
import type { Skeleton } from './skeleton';

export const NECKLINES = ['round', 'v', 'high', 'bare'] as const;
export type Neckline = (typeof NECKLINES)[number];

/** What clothes are cut from: the trunk, the legs under it, and the light. */
export interface Tailor {
  pen: Pen;
  skeleton: Skeleton;
  /** Path data of the trunk's outline. */
  outline: string;
  /** Near, far. */
  legs: readonly [Leg, Leg];
  /** 1 where shade falls on the far edge of the trunk, -1 on the near one. */
  shadeSide: 1 | -1;
  u: number;
  skin: Hex;
  seated: boolean;
  /** Crossed legs: nothing hangs over them. */
  crossed: boolean;
}

export function tailorOf(
  pen: Pen,
  skeleton: Skeleton,
  legs: readonly [Leg, Leg],
  skin: Hex,
  posture: Posture,
): Tailor {
  const across = subtract(skeleton.at(0.5, 1), skeleton.at(0.5, -1));
  return {
    pen,
    skeleton,
    outline: blob(skeleton.outline, 0.15),
    legs,
    shadeSide: dot(across, pen.shade) > 0 ? 1 : -1,
    u: skeleton.body.unit,
    skin,
    seated: posture.seated === true,
    crossed: posture.legs === 'lotus',
  };
}

/** The shaded half of something written in the trunk's frame. */
export function shadedHalf(
  { skeleton: { at }, shadeSide }: Tailor,
  from: number,
  low: number,
  high: number,
) {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => low + (high - low) * share);
  return polygon([
    ...steps.map((t) => at(t, shadeSide * from)),
    ...steps.reverse().map((t) => at(t, shadeSide * 3)),
  ]);
}

/** Hips in the colour of the trousers, below the shirt. */
export function pelvis({ skeleton: { at } }: Tailor, color: Hex): string {
  const points: Point[] = [
    at(-0.16, -0.7),
    at(-0.03, -0.94),
    at(0.08, -0.76),
    at(0.08, 0.76),
    at(-0.03, 0.94),
    at(-0.16, 0.7),
  ];
  return path(blob(points), color);
}

export function shirt(tailor: Tailor, color: Hex): string {
  const { pen, outline } = tailor;
  return (
    path(outline, color) +
    pen.clip(outline, path(shadedHalf(tailor, 0.38, -0.15, 1.06), darker(color, 0.13)))
  );
}

export function neckline(tailor: Tailor, kind: Neckline): string {
  const { pen, outline, skeleton, skin } = tailor;
  const { at, turn, face } = skeleton;
  if (kind === 'high' || face === 'back') return '';
  const centre = face === 'front' ? 0 : 0.22 * Math.min(1, turn * 1.4);
  const wide = 0.48;
  const fill = darker(skin, 0.05);
  if (kind === 'bare') {
    return pen.clip(
      outline,
      shape([at(0.8, -1.2), at(0.77, centre), at(0.8, 1.2), at(1.2, 1.2), at(1.2, -1.2)], fill),
    );
  }
  if (kind === 'v') {
    return pen.clip(
      outline,
      shape([at(1.1, centre - wide - 0.1), at(1.1, centre + wide + 0.1), at(0.76, centre)], fill),
    );
  }
  return pen.clip(
    outline,
    path(
      blob([
        at(1.08, centre - wide),
        at(1.1, centre),
        at(1.08, centre + wide),
        at(0.96, centre + 0.22),
        at(0.94, centre),
        at(0.96, centre - 0.22),
      ]),
      fill,
    ),
  );
}
