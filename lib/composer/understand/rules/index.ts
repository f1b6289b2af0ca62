import { clients, ideas } from './designs';
import { flashCard, isometricTemplate, labels, years } from './lettering';
import type { Rule } from './rule';
import { playing, postures, tools } from './verbs';

/** In their order. */
export const RULES: readonly Rule[] = [
  flashCard,
  years,
  isometricTemplate,
  clients,
  playing,
  tools,
  postures,
  ideas,
  labels,
];
