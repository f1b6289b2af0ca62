import { PICTURE_WORDS } from '../../lexicon/words/styles.data';
import type { Item, Meaning } from '../match';
import type { PartOfSpeech } from '../parts-of-speech';

/** A noun of the prompt with what stands around it. */
export interface Place {
  items: readonly Item[];
  index: number;
  item: Item;
  /** The neighbours, where no punctuation is between. */
  before: Item | undefined;
  next: Item | undefined;
  partOf: (item: Item) => PartOfSpeech;
}

/** Answers what the item means instead of what the lexicon says, or nothing where the rule is not met. */
export type ReadingRule = (place: Place) => Meaning | undefined;

/** It qualifies something, and is nothing to see. */
export const EMPTY: Meaning = { empty: true };
/** It is what something is compared to, and so is what `and` joins to it. */
export const COMPARED: Meaning = { empty: true };
/** It is a thing that nobody drew. */
export const UNDRAWN: Meaning = { undrawn: true };

/** The words before an item back to the last punctuation, at most `count`, joined by spaces. */
export function wordsBefore({ items, index }: Place, count: number): string {
  const found: string[] = [];
  for (let back = index - 1; back >= 0 && found.length < count; back -= 1) {
    const item = items[back];
    if (!item || item.boundary) break;
    found.unshift(item.text.toLowerCase());
  }
  return found.join(' ');
}

/**
 * Whether a thing or a place was named before in the same sentence; with `unknownToo` also one that
 * the lexicon does not know.
 */
export function followsThing({ items, index, partOf }: Place, unknownToo = false): boolean {
  for (let back = index - 1; back >= 0; back -= 1) {
    const item = items[back] as Item;
    if (/[.;!?]/.test(item.text)) return false;
    if (item.meaning.concept ?? item.meaning.undrawn ?? item.meaning.setting) return true;
    const unknown = Object.keys(item.meaning).length === 0 && !PICTURE_WORDS.has(item.phrase);
    if (unknownToo && unknown && !item.boundary && partOf(item) === 'noun') return true;
  }
  return false;
}
