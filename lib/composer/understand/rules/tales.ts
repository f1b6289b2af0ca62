import { amongClouds } from './among-clouds';
import { breaths } from './breaths';
import { duels } from './companions';
import { brews, eerie, potionShelves, treeVillages, wizardStudies } from './fabled-places';
import { mutual, phoenixes } from './feast-meals';
import { feasts, forParties } from './feasts';
import { chimneys, drawnBy, kindled } from './rites';
import { asleep, besideSleepers } from './asleep';
import { feltLast } from './felt-last';
import { risen } from './risen';
import type { Rule } from './rule';

/** What tales and feasts are known by, in their order. */
export const tales: readonly Rule[] = [
  risen,
  asleep,
  besideSleepers,
  feltLast,
  breaths,
  duels,
  mutual,
  phoenixes,
  brews,
  wizardStudies,
  treeVillages,
  potionShelves,
  eerie,
  kindled,
  drawnBy,
  chimneys,
  forParties,
  feasts,
  amongClouds,
];
