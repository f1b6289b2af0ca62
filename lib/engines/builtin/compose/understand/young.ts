import { conceptOf } from '../lexicon/lexicon';
import type { Subject } from './description';
import type { Item } from './match';

const ALWAYS = /^(?:cub|pup|joey|offspring|hatchling|whelp)$/;
const AFTER_OWNER = /^(?:baby|calf|chick|child|kid|young|foal|little one|infant|kit|fry)$/;
/** Young with a name of their own, beside their parent. */
const NAMED_YOUNG = /^(?:foal|calf|fawn|kitten|puppy|lamb|piglet|duckling|gosling|cygnet)$/;
const OWNER = /^(?:its|his|her|their)$/;
const LINKS =
  /^(?:and|with|its|his|her|their|a|an|the|of|tiny|little|small|newborn|cute|adorable|new)$/;
const CARES =
  /^(?:carrying|holding|hugging|feeding|protecting|nursing|watching|licking|leading|nuzzling|cuddling|teaching|carries|holds|hugs|feeds|protects)$/;
const REACH = 6;
/** How many young a bare plural stands for. */
const BROOD = 2;

/**
 * How many young of an animal an item names, such as the `cubs` of `a bear and her cubs`; nothing
 * where it names something else.
 */
export function youngOf(
  items: readonly Item[],
  index: number,
  parent: Subject,
): number | undefined {
  const item = items[index] as Item;
  if (conceptOf(parent.concept).kind !== 'animal') return undefined;
  const lead = items.slice(Math.max(0, index - REACH), index);
  const from = lead.findLastIndex(({ meaning }) => meaning.concept !== undefined) + 1;
  const between = lead.slice(from);
  const links = between.every(
    ({ phrase, meaning }) =>
      LINKS.test(phrase) || CARES.test(phrase) || meaning.count !== undefined || meaning.size,
  );
  const owned = between.some(({ phrase }) => OWNER.test(phrase));
  const joined = between.some(({ phrase }) => /^(?:and|with)$/.test(phrase) || CARES.test(phrase));
  const alike = item.meaning.concept === parent.concept && !item.plural;
  const named =
    (alike && NAMED_YOUNG.test(item.phrase)) ||
    ALWAYS.test(item.phrase) ||
    (owned && AFTER_OWNER.test(item.phrase));
  if (from === 0 || !links || !joined || !named) return undefined;
  return item.plural ? BROOD : 1;
}
