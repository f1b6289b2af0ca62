import { besideClothes, carried } from './carried';
import { lookedThrough } from './looked-through';
import { NEXT_TOLD } from './next-told';
import { reads } from './reads';
import type { Rule } from './rule';
import { smudges } from './smudges';
import { TOLD_AGAIN } from './told-again';
import { OF_ROWS } from './of-rows';
import { WHERE_BEHIND } from './where-behind';

/** What somebody has about them, on them and in the hands, in the order in which it is told apart. */
export const CARRYING_RULES: readonly Rule[] = [
  ...NEXT_TOLD,
  ...TOLD_AGAIN,
  ...WHERE_BEHIND,
  ...OF_ROWS,
  besideClothes,
  carried,
  smudges,
  lookedThrough,
  reads,
];
