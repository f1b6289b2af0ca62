import { badge, clients, ideas } from './designs';
import { flashCard, isometricTemplate, labels, years } from './lettering';
import type { Rule } from './rule';
import { playing, postures, riding, tools } from './verbs';

/** In their order. */
export const RULES: readonly Rule[] = [
  flashCard,
  years,
  isometricTemplate,
  clients,
  badge,
  playing,
  riding,
  tools,
  postures,
  ideas,
  labels,
];
