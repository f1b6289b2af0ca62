import { type Hex, mix, toLch } from '@/lib/color/hex';
import type { Expression } from '../../expressions';
import type { Age, Gender } from '../body';

export type { Expression };
export const BEARDS = [
  'none',
  'stubble',
  'short',
  'full',
  'long',
  'braided',
  'goatee',
  'sideburns',
] as const;
export type Beard = (typeof BEARDS)[number];
export const GLASSES = [
  'none',
  'round',
  'square',
  'sun',
  'goggles',
  'visor',
  'monocle',
  'cat-eye',
  'hearts',
  'mask',
  'blindfold',
] as const;
export type Glasses = (typeof GLASSES)[number];

export interface Features {
  age: Age;
  gender: Gender;
  skin: Hex;
  hair: Hex;
  beard: Beard;
  moustache: boolean;
  glasses: Glasses;
  glassesColor?: Hex | undefined;
  freckles: boolean;
  gapTooth: boolean;
  scar: boolean;
  eyePatch: boolean;
  pipe: boolean;
  longNose: boolean;
  /** The wind is in the hair. */
  windblown: boolean;
  tusks: boolean;
  bigNose: boolean;
  oneEye: boolean;
  bigEyes: boolean;
  expression: Expression;
}

/** Lips are darker than light skin and lighter than dark skin. */
export function lipOf(skin: Hex, amount: number): Hex {
  return isDeep(skin) ? mix(skin, '#e0766f', amount * 0.75) : mix(skin, '#7a2030', amount);
}

export const isDeep = (skin: Hex) => toLch(skin).lightness < 0.5;
