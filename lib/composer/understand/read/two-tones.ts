import { isRomance, type Language } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Item } from './item';

/**
 * Two qualities of one thing: `a black and white dog` has both colours, and is no picture without colours; `un gato pequeño
 * y blanco` is small and white, and nothing is beside it.
 */

const BLACK_AND_WHITE =
  /^(?:black[ -]and[ -]white|schwarz-?wei(?:ß|ss)e?[nrsm]?|noire?s? et blanc(?:he)?s?|(?:blanc(?:he)?s? et noire?s?)|(?:blanc[oa]s? y negr[oa]s?)|(?:negr[oa]s? y blanc[oa]s?)|(?:bianc(?:o|a|hi|he) e ner[oaie])|(?:ner[oaie] e bianc(?:o|a|hi|he))|(?:pret[oa]s? e branc[oa]s?)|(?:branc[oa]s? e pret[oa]s?)|ч[её]рно-бел\p{L}+|白黒)$/u;
/** What has such colours, and what is only printed in them. */
const COLOURED =
  /^(?:animal|clothing|person|furniture|vehicle|plant|food|container|toy|tool|building|fantasy)$/;

interface Reading {
  language: Language;
  lexicon: Lexicon;
}

const kindOf = (item: Item | undefined, lexicon: Lexicon) =>
  lexicon.factsOf(item?.senses.concept ?? '')?.kind ?? '';

const isColoured = (item: Item | undefined, lexicon: Lexicon) =>
  item !== undefined && !item.senses.medium && COLOURED.test(kindOf(item, lexicon));

function tonesOf(item: Item, lexicon: Lexicon): Item[] {
  const [black, white] = ['black', 'white'].map((word) => lexicon.lookUp(word, 'en')?.color);
  const tone = (color: Item['senses']['color'], text: string): Item => ({
    ...item,
    text,
    senses: color === undefined ? {} : { color },
  });
  // Told once, however many colours it names.
  return [tone(black, item.text), tone(white, '')];
}

/** `brown and white dog`: no white dog that is a kind of its own; the words of the colour and of the animal. */
function splitTone(items: readonly Item[], at: number, { language, lexicon }: Reading) {
  const [first, and] = [items[at - 2], items[at - 1]];
  const item = items[at];
  const [colour = '', ...others] = item?.lower.split(' ') ?? [];
  if (!item || language !== 'en' || others.length === 0 || and?.senses.small !== 'and')
    return undefined;
  if (first?.senses.color === undefined || first.senses.concept) return undefined;
  const [tone, noun] = [lexicon.lookUp(colour, 'en'), lexicon.lookUp(others.join(' '), 'en')];
  if (tone?.color === undefined || tone.concept || noun?.concept === undefined) return undefined;
  const part = (text: string, senses: Item['senses']): Item => ({
    ...item,
    text,
    lower: text.toLowerCase(),
    senses,
  });
  const text = item.text.split(' ');
  return [part(text[0] ?? '', tone), part(text.slice(1).join(' '), noun)];
}

/** `black and white` beside a thing that has colours: which of its neighbours it is said of. */
function isSaidOfThing(items: readonly Item[], at: number, { language, lexicon }: Reading) {
  const item = items[at];
  if (!item || !BLACK_AND_WHITE.test(item.lower)) return false;
  if (isRomance(language)) return isColoured(items[at - 1], lexicon);
  const isJoined = items[at + 1]?.senses.small === 'particle-genitive';
  return isColoured(items[at + (isJoined ? 2 : 1)], lexicon);
}

const isQuality = ({ senses, mark }: Item) =>
  !mark &&
  (senses.concept ?? senses.place ?? senses.relation ?? senses.small ?? senses.verb) ===
    undefined &&
  (senses.color ?? senses.attribute ?? senses.tone) !== undefined &&
  senses.count === undefined;
const isNoun = (item: Item | undefined) =>
  item !== undefined && !item.mark && (item.senses.concept ?? item.senses.place) !== undefined;

/** `pequeño y blanco` after its thing, where no other thing follows. */
function joinsQualities(items: readonly Item[], at: number): boolean {
  const [first, and, second, after] = items.slice(at - 1, at + 3);
  if (and?.senses.small !== 'and' || !first || !second || isNoun(after)) return false;
  // `rosas rojas` may be one word of the tables.
  const isWhole = first.lower.includes(' ') && isNoun(first);
  return (isWhole || (isNoun(items[at - 2]) && isQuality(first))) && isQuality(second);
}

/** The words of a prompt in which two qualities of a thing stand side by side. */
export function withTwoTones(items: readonly Item[], reading: Reading): Item[] {
  return items.flatMap((item, at) => {
    if (isSaidOfThing(items, at, reading)) return tonesOf(item, reading.lexicon);
    const split = splitTone(items, at, reading);
    if (split) return split;
    return isRomance(reading.language) && at > 0 && joinsQualities(items, at) ? [] : [item];
  });
}
