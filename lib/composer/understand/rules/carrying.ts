import { besideClothes, carried } from './carried';
import { lookedThrough } from './looked-through';
import { reads } from './reads';
import type { Rule } from './rule';
import { smudges } from './smudges';
import { TOLD_AGAIN } from './told-again';

/** What somebody has about them, on them and in the hands, in the order in which it is told apart. */
export const CARRYING_RULES: readonly Rule[] = [
  ...TOLD_AGAIN,
  besideClothes,
  carried,
  smudges,
  lookedThrough,
  reads,
];
