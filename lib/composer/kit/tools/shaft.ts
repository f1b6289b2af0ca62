import type { Hex } from '@/lib/color/hex';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { formed } from '../form';
import type { Pen } from '../pen';

/** Long tools stand upright, working end up; units are millimetres. Hands are at `grip` and `gripFar`. */
export const held = (length: number, share = 0.22, far = 0.6) => ({
  grip: { at: [0, -length * share] as Point, angleDegrees: -90 },
  gripFar: { at: [0, -length * far] as Point },
  handle: { at: [0, -length * far] as Point },
});
export const shaft = (pen: Pen, length: number, width: number, color: Hex = HOUSE.wood) =>
  formed(pen, roundedPath([-width / 2, -length], width, length, width / 2), color, {
    depth: width * 0.4,
    light: width * 0.2,
  });
export const STEEL = '#c3ccdc';
