import { ACTIONS } from '../lexicon/words/figures.data';
import { PICTURE_WORDS } from '../lexicon/words/styles.data';
import type { Item } from './match';

/** Whether an item may be the name of a thing that the lexicon does not have. */
export function isUnknownNoun(item: Item, isNoun: (item: Item) => boolean): boolean {
  return (
    Object.keys(item.meaning).length === 0 &&
    !item.boundary &&
    !PICTURE_WORDS.has(item.phrase) &&
    !PICTURE_WORDS.has(item.text.toLowerCase()) &&
    !(item.plural && ACTIONS.has(item.phrase)) &&
    (item.plural || !/(?:ing|ly|ed)$/.test(item.phrase)) &&
    item.phrase.length > 2 &&
    isNoun(item)
  );
}

/** Whether an unknown noun only says more of what follows it, which is a thing of its own. */
export function qualifiesNext(next: Item | undefined, isNoun: (item: Item) => boolean): boolean {
  if (!next || next.boundary) return false;
  const { concept, setting, layout, undrawn } = next.meaning;
  return (concept ?? setting ?? layout ?? undrawn) !== undefined || isUnknownNoun(next, isNoun);
}
