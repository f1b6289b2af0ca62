import { stroke } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { move, type Piece, points } from './piece';

/** Of a foot's half length, how far the blade of a skate is under its sole. */
export const BLADE_DROP = 0.62;

/** A skate's blade under a foot whose sole is at a point: a runner turned up in front, on two posts. */
export function blade(at: Point, footUnits: number, angleDegrees = 0): Piece {
  const svg =
    stroke('M-5 0V8M9 0V8', '#c9d6ea', 2.4) +
    stroke('M-11 8H15Q18 8 19 5', '#7f95bd', 2.8) +
    stroke('M-11 7.4H15', '#f4f8ff', 1);
  return move({ svg, hull: points('-11,9 18,9') }, { at, angleDegrees, scaleX: footUnits / 12 });
}
