import { type Hex, mix } from '@/lib/color/hex';
import type { Pen } from '../../pen';

/** Which way a wall looks: fronts get half light, of the sides one has the sun. */
export type Facing = 'front' | 'left' | 'right';

/** Walls in shade keep some warmth: pale plaster would turn grey with ink. */
const SHADE = '#5f3f74';

/** A material's colour on a wall that looks somewhere. */
export function toneOf(pen: Pen, color: Hex, facing: Facing): Hex {
  if (facing === 'front') return color;
  const hasSun = facing === 'left' ? pen.shade[0] >= 0 : pen.shade[0] < 0;
  return hasSun ? color : mix(color, SHADE, 0.24);
}

/** Whether something so large would be seen: details under a pixel are left out. */
export const isSeen = (pen: Pen, sizeCm: number): boolean => sizeCm * pen.pxPerCm >= 1;
