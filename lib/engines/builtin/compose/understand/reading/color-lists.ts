import { conceptOf } from '../../lexicon/lexicon';
import type { Item } from '../match';
import type { ReadingRule } from './reading';

const JOINS = /^(?:,|and|or|&|\/|\+)$/;
/** `a whale, coral on navy`. */
const JOINS_ALONE = /^(?:,|and|or|&|on|\/|\+)$/;
const OF_COLORS = /(?:^| )(?:palette|colou?rs?|shades?|tones?|hues?)$/;
const DETERMINER =
  /^(?:a|an|the|some|its|his|her|their|one|two|three|fresh|ripe|sliced|whole|juicy)$/;

function isColor({ meaning }: Item): boolean {
  return meaning.color !== undefined;
}

/** The colours that a list has on one side of an item, and where the farthest is. */
function listed(
  items: readonly Item[],
  from: number,
  step: 1 | -1,
  joins: RegExp,
): { found: Item[]; end: number } {
  const found: Item[] = [];
  let joined = false;
  let end = from;
  for (let at = from + step; at >= 0 && at < items.length; at += step) {
    const item = items[at] as Item;
    if (joins.test(item.text)) joined = true;
    else if (joined && isColor(item)) {
      found.push(item);
      joined = false;
      end = at;
    } else if (item.meaning.tone === undefined) break;
  }
  return { found, end };
}

/** `palette of`, `in` or a colon before a list: nothing but colours follows. */
function isToldAsColors(items: readonly Item[], first: number): boolean {
  const [far, before] = [items[first - 2], items[first - 1]];
  if (!before) return false;
  if (before.text === ':' || before.phrase === 'of') return OF_COLORS.test(far?.phrase ?? '');
  return before.phrase === 'in';
}

/**
 * `orange and white`, `rose, lavender and mint`: what is both a fruit or a flower and a colour is the
 * colour beside other colours, where no noun of its own is with it.
 */
export const readListedColor: ReadingRule = ({ items, index, item, before }) => {
  const { color, concept } = item.meaning;
  if (!color || !concept || item.plural) return undefined;
  if (before && DETERMINER.test(before.phrase)) return undefined;
  const back = listed(items, index, -1, JOINS);
  const on = listed(items, index, 1, before || index === 0 ? JOINS : JOINS_ALONE);
  const others = [...back.found, ...on.found];
  // `a lime, orange and …` begins with a thing; `a red, orange and yellow leaf` does not.
  const first = items[back.end];
  const isThingFirst = first !== item && first?.meaning.concept !== undefined;
  if (isThingFirst && DETERMINER.test(items[back.end - 1]?.phrase ?? '')) return undefined;
  // `salmon and white rice`: both are eaten.
  const head = items[on.end + 1]?.meaning.concept;
  if (on.found.length > 0 && head && conceptOf(head).kind === 'food') return undefined;
  const pure = others.some(({ meaning }) => !meaning.concept);
  const inDesign = items.some(({ meaning }) => meaning.layout !== undefined);
  const told = isToldAsColors(items, back.end);
  const several = others.length >= 2 && inDesign;
  return others.length > 0 && (pure || several || told) ? { color } : undefined;
};
