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

/**
 * `ein Paar tanzt`, `пара на скамейке`: two people, where a number has no noun but what they do, or where they are, after
 * it.
 */
export function meanCouple(phrase: Phrase, next: string | undefined, draft: Draft): void {
  const { head, unknownHead, items, count } = phrase;
  const pair = items.find(({ lower }) => PAIR.test(lower));
  const isBare = !head && !unknownHead && draft.language !== 'en';
  if (!pair || !isBare || count !== 2 || !AFTER_PAIR.test(next ?? 'stop')) return;
  phrase.head = { ...pair, senses: { concept: 'couple' } };
  phrase.count = 1;
}
const AFTER_PAIR = /^(?:verb|preposition|comma|stop|relative)$/;
const PAIR = /^(?:ein paar|пара|una pareja|un couple|una coppia|um casal)$/;
