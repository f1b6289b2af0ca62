import { isLivingKind } from '../../concepts/concept';
import type { Draft, Phrase } from './draft';

/** What kind of thing a phrase names, before it is entered. */

/** What kind of thing a phrase names; empty where no table knows it. */
export const kindOfPhrase = ({ lexicon }: Draft, { head }: Phrase) =>
  lexicon.factsOf(head?.senses.concept ?? '')?.kind ?? '';

export const isLiving = (draft: Draft, phrase: Phrase) => isLivingKind(kindOfPhrase(draft, phrase));

/** `an apron and a chef hat mixing dough`: clothes and tools do nothing. */
export const isCarriedKind = (draft: Draft, phrase: Phrase) =>
  /^(?:clothing|tool|body-part)$/.test(kindOfPhrase(draft, phrase));

/** `ein Paar tanzt`, `пара танцует`: two people, where a number has no noun but a verb after it. */
export function isDancingPair(phrase: Phrase, next: string | undefined, draft: Draft): boolean {
  const { head, unknownHead, items, count } = phrase;
  const isBare = !head && !unknownHead && draft.language !== 'en';
  if (!isBare || next !== 'verb' || count !== 2 || !items.some(({ lower }) => PAIR.test(lower)))
    return false;
  phrase.attributes.push('couple');
  return true;
}
const PAIR = /^(?:ein paar|пара|una pareja|un couple|una coppia|um casal)$/;
