import { conceptOf } from '../lexicon/lexicon';
import { COLOR_NOUNS } from '../lexicon/words/qualities.data';
import { PICTURE_WORDS } from '../lexicon/words/styles.data';
import type { Item } from './match';
import { FIELD_SETTINGS, isAfterIn, PIECES, PREPOSITIONS } from './noun-classes';

/** What the words around an item say of it. */

const REACH = 5;

/** Whether a word that names a colour and a thing is the colour here: `rose` before a `dress`. */
export function isColorHere(items: readonly Item[], index: number, afterColor: boolean): boolean {
  const item = items[index] as Item;
  const next = items[index + 1];
  if (!COLOR_NOUNS.has(item.phrase) || afterColor) return true;
  const told = next === undefined || isAlone(items, index) || isAfterIn(items, index);
  if (!item.meaning.concept && told) return true;
  if (isFieldOfPlants(items, index + 1)) return false;
  if (item.meaning.concept && PIECES.has(next?.phrase ?? '')) return false;
  const followed = next !== undefined && !next.boundary && !next.meaning.relation;
  if (item.meaning.concept && item.plural) return false;
  return followed && !PICTURE_WORDS.has(next.phrase) && next.meaning.pose === undefined;
}

/** `a lavender field`: a place that has its name from what grows there. */
export function isFieldOfPlants(items: readonly Item[], index: number): boolean {
  const { concept } = items[index - 1]?.meaning ?? {};
  const setting = items[index]?.meaning.setting ?? '';
  return (
    FIELD_SETTINGS.has(setting) && concept !== undefined && conceptOf(concept).kind === 'plant'
  );
}

/** Colours between two commas with nothing else, after something: `a fox logo, orange and white`. */
export function isAlone(items: readonly Item[], index: number): boolean {
  const start = items.slice(0, index).findLastIndex(({ boundary }) => boundary) + 1;
  const end = items.findIndex(({ boundary }, at) => at > index && boundary);
  const phrase = items.slice(start, end < 0 ? items.length : end);
  const says = ({ meaning, phrase: word }: Item) =>
    (meaning.concept === undefined && (meaning.color ?? meaning.tone) !== undefined) ||
    /^(?:and|or|&)$/.test(word);
  return start > 0 && phrase.every(says) && phrase.some(({ meaning }) => meaning.color);
}

/** `black, white and orange`: the colours go on beyond the comma, before or after. */
export function isOneOfColors(items: readonly Item[], index: number): boolean {
  const isComma = (at: number) => items[at]?.text === ',';
  const before = isComma(index - 1) && items[index - 2]?.meaning.color !== undefined;
  return before || (isComma(index + 1) && isAlone(items, index + 2));
}

export function afterPreposition(items: readonly Item[], index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - REACH); back -= 1) {
    const item = items[back];
    if (!item || item.boundary || item.meaning.concept) return false;
    if (PREPOSITIONS.has(item.phrase) || item.meaning.relation) return true;
  }
  return false;
}

/** One walks on the moon, and howls at it. */
export function afterOn(items: readonly Item[], index: number): boolean {
  const words = items.slice(Math.max(0, index - 3), index);
  return words.some((item) => /(?:^| )(?:on|onto|across)$/.test(item.phrase));
}
