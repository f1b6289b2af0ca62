import { abstractions, badge, clients, ideas, signsOfPlaces } from './designs';
import { homographs } from './homographs';
import { dates, flashCard, isometricTemplate, labels, years } from './lettering';
import { collectives } from './collectives';
import { groups, lying, trades } from './people';
import type { Rule } from './rule';
import { afloat, moonlight } from './sky';
import { objects, playing, postures, riding, tools } from './verbs';

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
  collectives,
  moonlight,
  afloat,
  tools,
  objects,
  postures,
  abstractions,
  ideas,
  labels,
];
