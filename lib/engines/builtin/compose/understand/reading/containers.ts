import { conceptOf } from '../../lexicon/lexicon';
import { FIGURES_OF, VESSELS } from '../../lexicon/words/figures.data';
import type { Item } from '../match';
import { EMPTY, wordsBefore, type Place, type ReadingRule } from './reading';

const REACH = 4;
/** How far back the drink in a vessel is looked for. */
const SAME_SENTENCE = 10;

/** The thing after `of`, over determiners and qualities: of `tomato soup` it is the soup. */
function contentOf({ items, index }: Place): Item | undefined {
  if (items[index + 1]?.phrase !== 'of') return undefined;
  const reach = items.slice(index + 2, index + 2 + REACH);
  const names = ({ meaning }: Item) => meaning.concept ?? meaning.undrawn;
  const first = reach.findIndex((item) => names(item) ?? (item.boundary || item.meaning.relation));
  const found = reach[first];
  if (!found || !names(found)) return undefined;
  const head = reach[first + 1];
  return head && names(head) && !found.plural ? head : found;
}

const GROWS = new Set(['evergreen-tree', 'deciduous-tree', 'palm-tree', 'bamboo', 'cherry-tree']);
const NAMED_OF =
  /^(?:the|life|light|love|energy|dreams?|hearts?|cards|stars|lava|blood|glass|gold|time)$/;

/** `a sea of clouds`, `a tower of books`, `the heart of the city`. */
export const readFigure: ReadingRule = (place) => {
  const { item, items, index } = place;
  if (!FIGURES_OF.has(item.phrase) || items[index + 1]?.phrase !== 'of') return undefined;
  const content = contentOf(place);
  if (GROWS.has(content?.meaning.concept ?? '')) return undefined;
  if (/^(?:tree|house|castle|bridge|king|queen|snow|rock|stone)$/.test(item.phrase)) {
    return content?.plural || /^cards?$/.test(items[index + 2]?.phrase ?? '') ? EMPTY : undefined;
  }
  const word = items[index + 2]?.phrase ?? '';
  return content || NAMED_OF.test(word) || items[index + 2]?.meaning.setting ? EMPTY : undefined;
};

/** What is drawn in or with its own vessel. */
const IN_OWN_VESSEL = new Set(
  'hot-beverage cup-with-straw wine-glass beer-mug glass-of-milk tumbler-glass teacup-without-handle cocktail-glass bowl-with-spoon steaming-bowl cooked-rice curry-rice green-salad pot-of-food ice-cream bottle-with-popping-cork bubble-tea tropical-drink sake honey-pot spaghetti shallow-pan-of-food milk-bottle wine-bottle'.split(
    ' ',
  ),
);

/** `a cup of lemonade`, `coffee in a mug`: the drawing of the drink shows what it is in. */
export const readVessel: ReadingRule = (place) => {
  const { item, items, index } = place;
  if (!VESSELS.has(item.phrase.split(' ').at(-1) ?? '')) return undefined;
  const content = contentOf(place);
  if (content) {
    const { concept } = content.meaning;
    const shows = IN_OWN_VESSEL.has(concept ?? '');
    const holds = /^(?:cup|mug|glass|glasses|pint|plate)$/.test(item.phrase);
    return concept && (shows || (holds && conceptOf(concept).kind === 'food')) ? EMPTY : undefined;
  }
  if (/^(?:glasses|glass)$/.test(item.phrase) && items[index + 1]?.phrase === 'of') return EMPTY;
  const lead = wordsBefore(place, REACH + 1);
  // What is poured shows what it is poured from.
  if (/(?:^| )pour(?:ed|ing|s)?(?: \S+)* (?:from|out of)(?: \S+){0,3}$/.test(lead))
    return undefined;
  if (!/(?:^| )(?:in|into|inside|from)(?: \S+){0,3}$/.test(lead)) return undefined;
  const earlier = items.slice(Math.max(0, index - SAME_SENTENCE), index);
  return earlier.some(({ meaning }) => IN_OWN_VESSEL.has(meaning.concept ?? ''))
    ? EMPTY
    : undefined;
};
