import { isOfSort } from '../../concepts/sorts';
import type { Lexicon } from '../lexicon';
import { verbFrameOf } from '../words/verb';
import type { Item } from './item';

/** `füttert auf einer Parkbank Tauben`: to what something is done stands after where it is done. */

const ACCUSATIVE = /^(?:den|einen|das|ein|die|eine|ihren|seinen|ihr|sein|ihre|seine)$/;
/** What follows such a word with nothing between is in it or of it: `einer Tasse Kaffee`. */
const MEASURES = /(?:haufen|stapel|strauß|stück|gruppe|reihe|paar|kiste|scheibe|menge|schar|berg)$/;

const isLower = ({ text }: Item) => /^\p{Ll}/u.test(text);
const isNoun = ({ senses, unknown, text, mark }: Item) =>
  !mark && !senses.small && !senses.relation && (unknown || /^\p{Lu}/u.test(text));

const isDoing = (item: Item | undefined): item is Item =>
  item !== undefined &&
  isLower(item) &&
  !item.senses.small &&
  /^(?:finite|base)$/.test(item.senses.verb?.form ?? '') &&
  verbFrameOf(item.senses.verb?.id ?? '')?.to !== undefined;

/** Where the noun is that a phrase ends with, from an index on; -1 where there is none. */
function nounFrom(items: readonly Item[], from: number): number {
  for (let at = from; at < Math.min(items.length, from + 5); at += 1) {
    const item = items[at] as Item;
    if (item.mark ?? item.senses.relation ?? (at > from && item.senses.small)) return -1;
    if (isNoun(item) && item.senses.count === undefined) return at;
  }
  return -1;
}

function isMeasure(item: Item, lexicon: Lexicon): boolean {
  const { concept, group, piece, count } = item.senses;
  return (
    (group ?? piece ?? count) !== undefined ||
    isOfSort(concept, 'vessel') ||
    lexicon.factsOf(concept ?? '')?.kind === 'container' ||
    MEASURES.test(item.lower)
  );
}

/** The words of a clause with what something is done to right after its verb, before where that is. */
export function patientNext(items: readonly Item[], lexicon: Lexicon): Item[] {
  const verb = items.findIndex(isDoing);
  const hasSubject = items[0]?.senses.relation === undefined && items.slice(0, verb).some(isNoun);
  if (verb < 1 || !hasSubject) return [...items];
  let from = verb + 1;
  while (items[from]?.senses.relation) {
    const noun = nounFrom(items, from + 1);
    if (noun < 0) return [...items];
    from = noun + 1;
  }
  const [before, opens] = [items[from - 1], items[from]];
  if (from === verb + 1 || !before || !opens || opens.mark) return [...items];
  const isBare = opens.senses.small === undefined;
  if (isBare ? isMeasure(before, lexicon) : !ACCUSATIVE.test(opens.lower)) return [...items];
  const to = nounFrom(items, from);
  if (to < 0 || items[to]?.senses.verb?.form === 'finite') return [...items];
  return [
    ...items.slice(0, verb + 1),
    ...items.slice(from, to + 1),
    ...items.slice(verb + 1, from),
    ...items.slice(to + 1),
  ];
}
