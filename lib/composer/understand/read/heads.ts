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
/**
 * `una joven leyendo`, `un vieux sur un banc`: somebody, where an adjective with its article names nothing and what they
 * do, or where they are, comes after it.
 */
export function meanSomebody(phrase: Phrase, next: string | undefined, words: readonly string[]) {
  const { head, unknownHead, attributes, colors, several } = phrase;
  const [article = '', quality, ...more] = words;
  const isBare = !head && !unknownHead && !several && colors.length === 0 && more.length === 0;
  const age = attributes.length === 1 ? SOMEBODY[attributes[0] ?? ''] : undefined;
  if (!age || !isBare || !ONE.test(article) || !quality || !AFTER_PAIR.test(next ?? 'stop')) return;
  const concept = HERS.test(article) ? age.hers : age.his;
  phrase.head = { ...NOBODY, text: quality, lower: quality, senses: { concept } };
}
const SOMEBODY: Readonly<Record<string, { his: string; hers: string }>> = {
  young: { his: 'young-man', hers: 'young-woman' },
  old: { his: 'grandfather', hers: 'grandmother' },
  blind: { his: 'man', hers: 'woman' },
};
const NOBODY = { text: '', lower: '', unknown: false, owner: false, name: false, senses: {} };
const ONE = /^(?:une?|una?|uno|uma?|el|la|il|le|o|a)$/;
const HERS = /^(?:une|una|uma|la|a)$/;
const AFTER_PAIR = /^(?:verb|preposition|comma|stop|relative)$/;
const PAIR = /^(?:ein paar|пара|una pareja|un couple|una coppia|um casal)$/;
