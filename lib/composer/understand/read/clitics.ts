import type { Item } from './item';
import type { Language } from '../../concepts/concept';

/** Words that are articles before a noun, and pronouns before a verb. */
const ARTICLES: Partial<Record<Language, RegExp>> = {
  fr: /^(?:le|la|les|l')$/,
  es: /^(?:la|lo|los|las)$/,
  it: /^(?:lo|la|li|le|gli|l')$/,
  pt: /^(?:o|a|os|as)$/,
};
/** No noun that begins like this takes the article `lo`. */
const LO_BEFORE_NOUN = /^(?:s[^aeiou]|z|gn|ps|x|y|pn)/;

const isSubject = (item: Item | undefined) =>
  item !== undefined &&
  !item.mark &&
  (item.unknown ||
    (item.senses.concept ?? item.senses.place) !== undefined ||
    item.senses.small === 'relative');

/** `un picchio lo guarda`, `que la mira`: it is looked at, and nobody is the guard. */
function isPronoun(items: readonly Item[], at: number, language: Language): boolean {
  const { lower, mark } = items[at] as Item;
  const [before, next] = [items[at - 1], items[at + 1]];
  if (mark || !ARTICLES[language]?.test(lower) || !next || !isSubject(before)) return false;
  const { verb, concept, place, attribute, color } = next.senses;
  if (verb?.form !== 'finite' && !(verb?.form === 'base' && language === 'it')) return false;
  if (lower === 'lo' && language === 'it' && !LO_BEFORE_NOUN.test(next.lower)) return true;
  const isOnlyVerb = (concept ?? place ?? attribute ?? color) === undefined;
  return isOnlyVerb || before?.senses.small === 'relative';
}

/** Tells pronouns that are written like articles from these. */
export const withClitics = (items: readonly Item[], language: Language): Item[] =>
  ARTICLES[language]
    ? items.map((item, at) =>
        isPronoun(items, at, language)
          ? { ...item, senses: { small: 'pronoun' as const }, unknown: false }
          : item,
      )
    : [...items];
