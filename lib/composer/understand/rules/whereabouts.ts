import { DECK_RULES } from './decks';
import { holes } from './deeds';
import { PEEKING_RULES } from './peeking';
import { ridesInside, seatedInside } from './rides-inside';
import type { Rule } from './rule';

/** Who looks out of what, who is on it, and who is inside it, in their order. */
export const WHEREABOUTS: readonly Rule[] = [
  holes,
  ...PEEKING_RULES,
  ...DECK_RULES,
  ridesInside,
  seatedInside,
];
