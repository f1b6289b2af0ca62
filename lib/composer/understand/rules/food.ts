import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';
import { conceptOf } from '../../concepts';
import { remove } from './imply';
import { mergeInto } from './merging';
import { isOfSort, type Sort } from '../../concepts/sorts';

/** What a dish is served in or on, and the dishes that are drawn with theirs. */
const SERVED_IN: Readonly<Record<string, Sort>> = { bowl: 'bowl-dish', plate: 'plate-dish' };

export const bowls: Rule = {
  name: 'a bowl of a dish that has its bowl is that dish, with all that is in it',
  example: {
    prompt: 'a bowl of oatmeal with blueberries',
    elements: ['oatmeal', 'scattered blueberries'],
    without: ['bowl'],
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const [bowl, dish] = [draft.element(from), draft.element(to)];
      const sort = SERVED_IN[bowl?.concept ?? ''];
      if (kind !== 'full-of' || !bowl || !sort || !isOfSort(dish?.concept, sort)) continue;
      if (!dish || bowl.count > 1) continue;
      dish.phrase = `${bowl.phrase} of ${dish.phrase}`;
      if (dish.colors.length === 0) dish.colors.push(...bowl.colors);
      for (const relation of draft.relations) {
        if (relation.from === bowl.id) {
          relation.from = dish.id;
          if (relation.kind === 'full-of') relation.kind = 'with';
        }
        if (relation.to === bowl.id) relation.to = dish.id;
      }
      remove(draft, (id) => id === bowl.id);
      draft.unrelate((one) => one.from === one.to);
    }
  },
};

export const compounds: Rule = {
  name: 'a food right before another says what that is made of',
  example: {
    prompt: 'a chocolate layer cake',
    elements: ['cake'],
    without: ['chocolate'],
  },
  apply(draft, prompt) {
    const text = prompt.toLowerCase();
    for (const food of [...draft.elements]) {
      if (draft.kindOf(food.id) !== 'food' || food.count > 1) continue;
      const dish = draft.elements.find(
        ({ id, phrase }) =>
          id !== food.id &&
          draft.kindOf(id) === 'food' &&
          text.includes(`${food.phrase} ${phrase}`.toLowerCase()),
      );
      if (!dish || !food.concept) continue;
      dish.attributes.push(food.concept);
      dish.phrase = `${food.phrase} ${dish.phrase}`;
      mergeInto(draft, food.id, dish.id);
    }
  },
};

/** How food is taken apart, as its drawing knows it. */
const TAKEN_APART: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /^(?:burger|sandwich)$/,
    /explod\w+|deconstructed|(?:floating|flying|levitating|separated) (?:ingredients|layers)|(?:ingredients|layers) (?:floating|flying|levitating|separated|apart|exploded)/i,
    'open',
  ],
  [
    /pizza$/,
    /missing (?:one |a )?(?:slice|piece)|(?:slice|piece)s? (?:is |has been )?(?:being )?(?:missing|taken|pulled|removed|gone|cut|lifted)|without (?:one|a) slice|(?:pulling|taking|lifting) (?:out )?(?:a|one) (?:slice|piece)/i,
    'cut',
  ],
  [
    /^(?:cake|cheesecake)$/,
    /missing (?:one |a )?(?:slice|piece)|(?:slice|piece)s? (?:is |has been )?(?:being )?(?:missing|taken|removed|gone|cut|lifted)|without (?:one|a) slice|cut open|(?:pulling|taking|lifting|cutting) (?:out )?(?:a|one) (?:slice|piece)/i,
    'cut',
  ],
];
const PARTS_OF_FOOD =
  /^(?:(?:floating |flying |levitating |exploded |separated )?(?:layers?|ingredients?)|missing(?: slice| piece)?|(?:a |one |missing |pizza )?slice|piece|(?:(?:melted|stretchy|gooey|stringy|hot|melting) )*(?:cheese|mozzarella)(?: pull| strings?)?)$/i;

export const takenApart: Rule = {
  name: 'a pizza without a slice lacks it, the layers of an exploded burger float',
  example: {
    prompt: 'pizza with a missing slice',
    elements: ['pizza'],
    without: ['pizza slice'],
  },
  apply(draft, prompt) {
    for (const [food, words, state] of TAKEN_APART) {
      const found = words.test(prompt)
        ? draft.elements.find(({ concept = '' }) => food.test(concept))
        : undefined;
      if (!found) continue;
      found.attributes = [...found.attributes.filter((one) => !/^slic/.test(one)), state];
      found.count = 1;
      remove(draft, (id) => id !== found.id && PARTS_OF_FOOD.test(draft.element(id)?.phrase ?? ''));
      draft.actions.splice(
        0,
        draft.actions.length,
        ...draft.actions.filter(({ agent }) => agent !== found.id),
      );
      for (const word of draft.words)
        if (word.fate === 'unknown' && PARTS_OF_FOOD.test(word.word)) {
          word.fate = 'attribute';
          word.note = found.phrase;
        }
    }
  },
};

/** What comes in twos and is drawn as two, and what is one of two. */
const PAIRS: Readonly<Record<string, number>> = {
  chopsticks: 1,
  bagpipes: 1,
  'cowboy-boots': 1,
  crutches: 1,
  domino: 1,
  earbuds: 1,
  flippers: 1,
  glasses: 1,
  maracas: 1,
  'potato-chips': 1,
  ruins: 1,
  suspenders: 1,
  headphones: 1,
  grapes: 1,
  'green-grapes': 1,
  scissors: 1,
  sneakers: 2,
  shoes: 2,
  boots: 2,
  'high-heels': 2,
  gloves: 1,
  earrings: 1,
  'measuring-spoons': 1,
  'nail-clippers': 1,
  tweezers: 1,
  earmuffs: 1,
  'gold-bar': 1,
  'prayer-flags': 1,
  'flip-flops': 1,
  'ballet-shoes': 1,
  waffle: 1,
  'french-toast': 1,
  omelette: 1,
  scones: 1,
  skis: 1,
  sock: 2,
  sunglasses: 1,
  goggles: 1,
  trousers: 1,
  shorts: 1,
  leggings: 1,
  pliers: 1,
  boot: 2,
  'combat-boots': 2,
  'high-heel': 2,
  stockings: 1,
  loafers: 1,
  sandals: 1,
  slippers: 1,
  'hiking-boots': 1,
  'football-boots': 1,
  'oxford-shoes': 1,
  espadrilles: 1,
  moccasins: 1,
  'ski-boots': 1,
  nachos: 1,
  'lime-wedges': 1,
  'lemon-wedges': 1,
  'wedding-ring': 2,
  mittens: 1,
  'rain-boots': 1,
};

/** `a pair of glasses` is one thing. */
const isOnePair = ({ phrase, count }: BriefElement) => count === 2 && /\bpair\b/i.test(phrase);

export const pairs: Rule = {
  name: 'what comes in pairs is one pair where no number is told',
  example: { prompt: 'a bowl with chopsticks', elements: ['bowl', 'chopsticks'] },
  apply(draft) {
    for (const element of draft.elements) {
      const isPlateful = isOfSort(element.concept, 'plate-dish') && element.several;
      const count = PAIRS[element.concept ?? ''] ?? (isPlateful ? 1 : undefined);
      if (count === undefined || (!element.several && !isOnePair(element))) continue;
      element.count = count;
      element.several = false;
    }
  },
};

/** Food that is listed right after one and tied to nothing: `cheese, bread and olives`, the last with `and` and no article. */
function listedAfter(draft: Draft, first: string, text: string): BriefElement[] {
  const index = draft.elements.findIndex(({ id }) => id === first);
  const listed: BriefElement[] = [];
  for (const next of draft.elements.slice(index + 1)) {
    const isTied = draft.relations.some(({ from, to }) => from === next.id || to === next.id);
    if (isTied || draft.kindOf(next.id) !== 'food') return [];
    listed.push(next);
    const phrase = next.phrase.toLowerCase();
    if (text.includes(` and ${phrase}`)) return listed;
    if (!text.includes(`, ${phrase}`)) return [];
  }
  return [];
}

const inOneBowl: Rule = {
  name: 'a bowl of carrots and broccoli has both in it',
  example: {
    prompt: 'a bowl of tomatoes and broccoli',
    brief: {
      relations: [
        { kind: 'full-of', from: 'e1', to: 'e2' },
        { kind: 'full-of', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft, prompt) {
    const text = prompt.toLowerCase();
    for (const { kind, from, to } of [...draft.relations]) {
      if (kind !== 'full-of' || draft.kindOf(from) !== 'container') continue;
      if (draft.kindOf(to) !== 'food') continue;
      for (const { id } of listedAfter(draft, to, text)) draft.relate('full-of', from, id);
    }
  },
};

/** What a pot of a dish is seen to be full of, by the words for the dish. */
const POTFUL: readonly (readonly [RegExp, string])[] = [
  [/stew|goulash|gumbo|ragout|casserole|beef|lentil|bean/i, 'stew'],
  [/curry|dal|korma|masala|pumpkin|carrot|polenta/i, 'curry'],
  [/tomato|chili|chilli|marinara|bolognese|sauce|borscht/i, 'tomato'],
];

const isSimmered = ({ concept, phrase }: BriefElement) =>
  isOfSort(concept, 'simmered') ||
  /\b(?:stew|soup|broth|chowder|curry|sauce|chili)\b/i.test(phrase);

const LOAF = /^(?:[a-z]+ )?loa(?:f|ves)$/i;

const loaves: Rule = {
  name: 'a loaf of banana bread is the banana bread',
  example: {
    prompt: 'a loaf of banana bread on a plate',
    elements: ['banana bread', 'plate'],
    without: ['bread'],
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const [loaf, bread] = [draft.element(from), draft.element(to)];
      if (!/^(?:with|part-of)$/.test(kind) || !loaf || !bread || !LOAF.test(loaf.phrase)) continue;
      if (draft.kindOf(to) !== 'food' || !/bread|brioche|cake|sourdough|rye/i.test(bread.phrase))
        continue;
      bread.phrase = `${loaf.phrase} of ${bread.phrase}`;
      draft.unrelate((one) => one.from === from && one.to === to);
      mergeInto(draft, from, to);
    }
  },
};

const potfuls: Rule = {
  name: 'a pot of stew has the stew in it, and no bowl',
  example: {
    prompt: 'a pot of stew on a stove',
    elements: ['pot', 'stove'],
    without: ['soup'],
    brief: { relations: [{ kind: 'on', from: 'e1', to: 'e3' }] },
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const [pot, dish] = [draft.element(from), draft.element(to)];
      if (!/^(?:full-of|with)$/.test(kind) || !pot || !dish || !isSimmered(dish)) continue;
      if (conceptOf(pot.concept ?? '')?.part !== 'pan') continue;
      const [, filling = 'broth'] = POTFUL.find(([said]) => said.test(dish.phrase)) ?? [];
      pot.attributes.push(`filling-${filling}`);
      pot.phrase = `${pot.phrase} of ${dish.phrase}`;
      draft.unrelate((one) => one.from === from && one.to === to);
      mergeInto(draft, to, from);
      // Bread with it lies beside the pot.
      for (const relation of draft.relations)
        if (
          relation.from === from &&
          relation.kind === 'full-of' &&
          draft.kindOf(relation.to) === 'food'
        )
          Object.assign(relation, { kind: 'beside', from: relation.to, to: from });
    }
  },
};

const slices: Rule = {
  name: 'slices of food are cut and nobody cuts them',
  example: {
    prompt: 'a salad with banana slices',
    elements: ['salad', 'banana slices'],
    brief: { actions: [] },
  },
  apply(draft) {
    for (const action of [...draft.actions]) {
      const food = draft.element(action.agent);
      if (action.verb !== 'cut' || draft.kindOf(action.agent) !== 'food' || !food) continue;
      draft.actions.splice(draft.actions.indexOf(action), 1);
      food.attributes.push('sliced');
      for (const word of draft.words)
        if (word.fate === 'action' && word.note === 'cut') word.fate = 'attribute';
    }
  },
};

/** Whole cakes, and what one serving of each is. */
const SERVING: Readonly<Record<string, string>> = {
  cake: 'cake-slice',
  pie: 'pie-slice',
  'pumpkin-pie': 'pie-slice',
  pizza: 'pizza-slice',
};

const servings: Rule = {
  name: 'a slice of chocolate cake is no whole cake',
  example: {
    prompt: 'a slice of chocolate cake on a plate',
    elements: ['slice of cake', 'plate'],
    without: ['cake'],
  },
  apply(draft, prompt) {
    // A cake with a slice cut out is still the cake.
    if (/\bwith (?:an?|one) (?:slice|piece)\b/i.test(prompt)) return;
    for (const element of draft.elements) {
      const whole = element.concept ?? '';
      const own = conceptOf(`${whole}-slice`)?.id;
      const serving = SERVING[whole] ?? own;
      const isCut = element.attributes.includes('slice') && !element.attributes.includes('cut');
      if (serving && isCut) element.concept = draft.lexicon.conceptNamed(serving) ?? serving;
    }
  },
};

/** What is another thing once it is cut: a loaf lies in slices, a sandwich in two halves. */
const ONCE_CUT: Readonly<Record<string, string>> = {
  bread: 'sliced-loaf',
  sandwich: 'sandwich-halves',
};
const CUT = /^(?:sliced|slice|cut|halved)$/;

const onceCut: Rule = {
  name: 'a loaf that is sliced lies in slices, and a sandwich cut in half in two',
  example: {
    prompt: 'a sandwich cut in half on a plate',
    elements: ['sandwich halves', 'plate'],
    without: ['sandwich'],
  },
  apply(draft) {
    for (const element of draft.elements) {
      const cut = ONCE_CUT[element.concept ?? ''];
      if (!cut || !element.attributes.some((one) => CUT.test(one))) continue;
      element.concept = cut;
      element.attributes = element.attributes.filter((one) => !CUT.test(one));
    }
  },
};

export const SLICED: readonly Rule[] = [slices, servings, onceCut, inOneBowl, loaves, potfuls];
