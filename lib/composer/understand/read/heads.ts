import type { Draft, Phrase } from './draft';

/** What kind of thing a phrase names, before it is entered. */

const kindOf = ({ lexicon }: Draft, { head }: Phrase) =>
  lexicon.factsOf(head?.senses.concept ?? '')?.kind ?? '';

export const isLiving = (draft: Draft, phrase: Phrase) =>
  /^(?:person|animal|fantasy)$/.test(kindOf(draft, phrase));

/** `an apron and a chef hat mixing dough`: clothes and tools do nothing. */
export const isCarriedKind = (draft: Draft, phrase: Phrase) =>
  /^(?:clothing|tool|body-part)$/.test(kindOf(draft, phrase));
