import { crossedInMarks, featuresOfMarks } from './features-of-marks';
import { MOTIF_RULES } from './motifs';
import { OWN_PLACE_RULES } from './own-places';
import { PUT_ON } from './put-off';
import { placeQualities } from './place-qualities';
import type { Rule } from './rule';
import { SCHOOL_RULES } from './school';
import { whoseThings } from './whose-things';

/** What is concluded when all else is read. */
export const LAST_RULES: readonly Rule[] = [
  ...OWN_PLACE_RULES,
  ...PUT_ON,
  ...MOTIF_RULES,
  ...SCHOOL_RULES,
  featuresOfMarks,
  crossedInMarks,
  whoseThings,
  placeQualities,
];
