import { isLivingKind } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Item } from './item';

/** `zeigt drei Schülern im Klassenzimmer einen Globus`: German says to whom before what, and only by the case. */

const DATIVE = /^(?:dem|einem|ihrem|seinem|meinem|diesem)$/;
const DATIVE_OF_HER = /^(?:der|einer|ihrer|seiner|meiner|den|ihren|seinen)$/;
const ACCUSATIVE = /^(?:den|einen|das|ein|die|eine|ihren|seinen|ihr|sein|ihre|seine)$/;

const isNoun = ({ senses, unknown, text }: Item) =>
  !senses.small && !senses.relation && (unknown || /^\p{Lu}/u.test(text));
const isVerb = ({ senses, text }: Item) =>
  /^(?:finite|base|gerund)$/.test(senses.verb?.form ?? '') &&
  /^\p{Ll}/u.test(text) &&
  !senses.small;

/** Where the noun of a phrase is that begins at an index, or -1. */
function nounFrom(items: readonly Item[], from: number): number {
  for (let at = from; at < Math.min(items.length, from + 4); at += 1) {
    const item = items[at] as Item;
    if (item.mark ?? item.senses.relation) return -1;
    if (isNoun(item) && item.senses.count === undefined) return at;
  }
  return -1;
}

const small = (senses: Item['senses']): Item => ({
  text: '',
  lower: '',
  senses,
  unknown: false,
  owner: false,
  name: false,
});

/** Puts what is done something to right after its verb, and to whom or whose it is after that. */
export function patientBeforeRecipient(items: readonly Item[], lexicon: Lexicon): Item[] {
  const verb = items.findIndex(isVerb);
  const opens = items[verb + 1];
  const noun = verb < 0 || !opens ? -1 : nounFrom(items, verb + 1);
  const told = items[noun];
  if (!opens || !told || !isLivingKind(lexicon.factsOf(told.senses.concept ?? '')?.kind))
    return [...items];
  const isSeveral = opens.senses.count !== undefined && /n$/.test(told.lower);
  if (!DATIVE.test(opens.lower) && !DATIVE_OF_HER.test(opens.lower) && !isSeveral)
    return [...items];
  const from = items.findIndex(({ lower }, at) => at > noun && ACCUSATIVE.test(lower));
  const before = items[from - 1];
  const to =
    from < 0 || before?.senses.relation || before?.senses.small === 'and'
      ? -1
      : nounFrom(items, from + 1);
  const what = items[to];
  if (!what) return [...items];
  const isPart = lexicon.factsOf(what.senses.concept ?? '')?.kind === 'body-part';
  const link = isPart
    ? small({ small: 'of' })
    : small({ relation: { kind: 'towards', reversed: false } });
  return [
    ...items.slice(0, verb + 1),
    ...items.slice(from, to + 1),
    link,
    ...items.slice(verb + 1, from),
    ...items.slice(to + 1),
  ];
}
