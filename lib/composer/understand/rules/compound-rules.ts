import { openings } from './openings';
import type { Rule } from './rule';
import { stackedBeasts } from './stacked-beasts';
import { TOLD_INSIDES } from './told-insides';
import { toldShapes } from './told-shapes';
import { toySized } from './toy-sized';
import { wornOnHands } from './worn-on-hands';

/** Things that are told as parts of others, or in forms of many: one after the other. */
export const COMPOUND_RULES: readonly Rule[] = [
  ...TOLD_INSIDES,
  openings,
  stackedBeasts,
  toySized,
  toldShapes,
  wornOnHands,
];
