import { cubs, kindred, young } from './animals';
import { parentAndYoung } from './companions';
import { forSomebody } from './for-somebody';
import { fishBowls, glassOf } from './glass-of';
import { ownYoung } from './own-young';
import { playSized } from './play-sized';
import type { Rule } from './rule';

/** What a word stands for beside others: the young of whom, a toy of what, the glass of which jar. */
export const bySense: readonly Rule[] = [
  parentAndYoung,
  cubs,
  kindred,
  young,
  ownYoung,
  playSized,
  forSomebody,
  glassOf,
  fishBowls,
];
