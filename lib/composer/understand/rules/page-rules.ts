import { cutOpen } from './cut-open';
import { diagrams } from './diagrams';
import { labelledPacks } from './labelled-packs';
import { lessons } from './lessons';
import { schemes } from './schemes';
import { structures } from './structures';
import { sums } from './sums';
import { teaching } from './teaching';
import type { Rule } from './rule';

/** Pages and packs that are of one subject, in the order in which they are asked: what is taught, drawn as a scheme, labelled. */
export const PAGE_RULES: readonly Rule[] = [
  lessons,
  schemes,
  teaching,
  sums,
  labelledPacks,
  diagrams,
  structures,
  cutOpen,
];
