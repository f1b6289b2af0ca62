import { abstractions, badge, clients, ideas, signsOfPlaces } from './designs';
import { homographs } from './homographs';
import { dates, flashCard, isometricTemplate, labels, years } from './lettering';
import { groups, lying, trades } from './people';
import type { Rule } from './rule';
import { afloat, moonlight } from './sky';
import { playing, postures, riding, tools } from './verbs';

/** In their order. */
export const RULES: readonly Rule[] = [
  homographs,
  flashCard,
  dates,
  years,
  isometricTemplate,
  clients,
  signsOfPlaces,
  badge,
  playing,
  riding,
  lying,
  trades,
  groups,
  moonlight,
  afloat,
  tools,
  postures,
  abstractions,
  ideas,
  labels,
];
