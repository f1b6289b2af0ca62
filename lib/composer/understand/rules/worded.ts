import { announced } from './announced';
import { cubs } from './animals';
import { namedOnPages } from './avatars';
import { claims } from './claims';
import { diagrams } from './diagrams';
import { greetings } from './greetings';
import { headings } from './headings';
import { inks } from './inks';
import { layout } from './layout';
import { lessons } from './lessons';
import { dates, flashCard, labels, processes, years } from './lettering';
import { listed } from './listed';
import { printed } from './printed';
import { ranges } from './ranges';
import type { Rule } from './rule';
import { schemes } from './schemes';
import { sheets } from './sheets';
import { shopPages } from './shop-pages';
import { boards, prohibitions } from './signs';
import { structures } from './structures';
import { taglines } from './taglines';
import { teaching } from './teaching';
import { units } from './units';

/** Rules that set words of the prompt in the picture, or know those of every language: they read a prompt as it was written. */
export const WORDED_RULES: ReadonlySet<Rule> = new Set([
  announced,
  boards,
  claims,
  cubs,
  dates,
  diagrams,
  flashCard,
  greetings,
  headings,
  inks,
  labels,
  layout,
  lessons,
  listed,
  namedOnPages,
  printed,
  processes,
  prohibitions,
  ranges,
  schemes,
  sheets,
  shopPages,
  structures,
  taglines,
  teaching,
  units,
  years,
]);
