import type { Draft } from '../read/draft';
import { remove } from './imply';
import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Rule } from './rule';
import { spreads } from './spreads';

/** What a list is called before its colon, and what is counted one by one. */

const COLLECTIVE =
  /\b(?:tools|gear|equipment|supplies|products|ingredients|essentials|items|utensils|toys|gifts|presents|accessories|kit|set|collection|things|objects|snacks|sweets|treats|desserts|goods|decorations|cosmetics|makeup|stationery|instruments|fruits?|vegetables|veggies|herbs|spices|drinks|clothes|clothing|outfit|devices|gadgets|appliances|electronics|souvenirs|groceries|produce|symbols|icons)\b[^:]{0,24}$/i;

/** How much before the colon is looked at. */
const REACH = 80;

/** The words before the first colon, where they call what comes after it by a word for many. */
function calledIn(prompt: string): { before: string; word: string } | undefined {
  const colon = prompt.indexOf(':');
  if (colon < 0) return undefined;
  const before = prompt.slice(Math.max(0, colon - REACH), colon).toLowerCase();
  const [found] = COLLECTIVE.exec(before) ?? [];
  const [word] = /^\w+/.exec(found ?? '') ?? [];
  return word === undefined ? undefined : { before, word };
}

const isCalled = (draft: Draft, id: string, { before, word }: { before: string; word: string }) => {
  const phrase = draft.element(id)?.phrase.toLowerCase() ?? '';
  return phrase.split(/\s+/).includes(word) && before.includes(phrase);
};

const LEAST_LISTED = 2;

const collected: Rule = {
  name: 'what a list is called before its colon is no thing beside those that it lists',
  example: {
    prompt: 'fishing gear: rod, bucket and hat',
    elements: ['fishing rod', 'bucket', 'hat'],
    without: ['gear'],
  },
  apply(draft, prompt) {
    const called = calledIn(prompt);
    if (!called || draft.template?.items) return;
    const ids = draft.elements.map(({ id }) => id).filter((id) => isCalled(draft, id, called));
    if (draft.elements.length - ids.length < LEAST_LISTED) return;
    remove(draft, (id) => ids.includes(id));
    for (const word of draft.words)
      if (
        called.before.includes(word.word.toLowerCase()) &&
        /^(?:unknown|element)$/.test(word.fate)
      )
        if (word.word.toLowerCase().split(/\s+/).includes(called.word)) word.fate = 'ignored';
  },
};

const MEAL =
  /^(?:(?:an? |the )?(?:[a-z]+ ){0,2})?(?:breakfast|brunch|lunch|dinner|supper|meal|picnic|feast|buffet)$/i;

const dishesTold: Rule = {
  name: 'a meal whose dishes are told is these, and no plate beside them',
  example: {
    prompt: 'flat lay of a breakfast: pancakes, coffee and a newspaper',
    elements: ['pancakes', 'coffee', 'newspaper'],
    without: ['breakfast'],
  },
  apply(draft, prompt) {
    if (draft.template) return;
    const meal = draft.elements.find(({ phrase }) => MEAL.test(phrase));
    if (!meal) return;
    const at = prompt.toLowerCase().indexOf(meal.phrase.toLowerCase());
    const tells = /^(?: tray| table| plate| basket| spread)?(?::| with| of|, with)\s/i.test(
      prompt.slice(at + meal.phrase.length),
    );
    const dishes = draft.elements.filter(
      ({ id, concept = '' }) => id !== meal.id && conceptOf(concept)?.kind === 'food',
    );
    const isDone = draft.actions.some(({ patient }) => patient === meal.id);
    if (!tells || dishes.length < LEAST_LISTED || isDone) return;
    remove(draft, (id) => id === meal.id);
  },
};

const BUNCH = /\b(?:bunch|bunches|cluster|clusters|bouquets?)\b/i;

const countedBalloons: Rule = {
  name: 'balloons that are counted are single ones',
  example: {
    prompt: 'five balloons and a cake',
    elements: ['balloon', 'cake'],
    without: ['balloons'],
  },
  apply(draft, prompt) {
    if (BUNCH.test(prompt)) return;
    for (const element of draft.elements)
      if (element.concept === 'balloons' && element.count > 1 && !element.several)
        element.concept = draft.lexicon.conceptNamed('balloon');
  },
};

const MOST_IN_PILE = 12;

const countedPiles: Rule = {
  name: 'a stack of two books is one stack, of two',
  example: {
    prompt: 'an apple on a stack of two books',
    elements: ['apple', 'books'],
  },
  apply({ elements }) {
    for (const element of elements) {
      const { attributes, concept, count } = element;
      const isPile = attributes.some((one) => one === 'pile' || one === 'stacked');
      if (!isOfSort(concept, 'counted-pile') || !isPile || count < 2 || count > MOST_IN_PILE)
        continue;
      const others = attributes.filter((one) => one !== 'pile');
      Object.assign(element, { count: 1, several: false });
      element.attributes = [...others, `piled-${String(count)}`];
    }
  },
};

export const collectedRules: readonly Rule[] = [
  collected,
  dishesTold,
  countedBalloons,
  countedPiles,
  ...spreads,
];
