import { conceptOf, isOfSort } from '../../concepts';
import type { Draft } from '../read/draft';
import { isOfGoods } from './grounds';
import { remove } from './imply';
import { mergeInto } from './merging';
import type { Rule } from './rule';

/** What goods and dishes are with: what hangs on them, burns on them, shines on them, and the cut through them. */

const CARRIED = /^(?:tool|toy|device|clothing|container|food|plant|symbol)$/;
/** Of what is higher, nothing is set down beside goods. */
const CARRIED_CM = 60;

const isSetDown = (draft: Draft, id: string): boolean =>
  CARRIED.test(draft.kindOf(id) ?? '') &&
  (conceptOf(draft.element(id)?.concept ?? '')?.heightCm ?? Infinity) <= CARRIED_CM;

/** Not a top that everything gathers on by itself, but a thing that bears one. */
const isSupport = (draft: Draft, id: string): boolean =>
  isOfSort(draft.element(id)?.concept, 'bears-goods') || draft.kindOf(id) === 'nature';

const companyOnSupports: Rule = {
  name: 'what goods on a rock are with is on the rock as well',
  example: {
    prompt: 'a water bottle with a compass, on a boulder',
    brief: {
      relations: [
        { kind: 'on', from: 'e2', to: 'e3' },
        { kind: 'on', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    const [product] = draft.elements;
    if (!product || !isOfGoods(draft)) return;
    const under = draft.relations.find(
      ({ kind, from, to }) => kind === 'on' && from === product.id && isSupport(draft, to),
    );
    if (!under) return;
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      if (kind !== 'with' || from !== product.id || to === under.to) continue;
      const isPlaced = draft.relations.some((one) => one.from === to && one.kind === 'on');
      if (!isSetDown(draft, to) || isPlaced) continue;
      Object.assign(relation, { kind: 'on', from: to, to: under.to });
    }
  },
};

/** Parts of a dish that hands are at. */
const PART_OF_DISH =
  /^(?:the |its )?(?:[a-z]+ )?(?:crust|edges?|rim|top|side|shell|skin|middle|corners?|base|end|crumb|layers?|inside|half|halves)$/iu;

export const handsOnDishes: Rule = {
  name: 'hands that tear the crust tear what it is of',
  example: {
    prompt: 'a flatbread, hands tearing the crust',
    brief: { relations: [{ kind: 'holding', from: 'e2', to: 'e1' }] },
  },
  apply(draft) {
    const [product] = draft.elements;
    if (!product || draft.kindOf(product.id) !== 'food') return;
    const held = ({ id, concept, phrase }: Draft['elements'][number]) =>
      concept === undefined &&
      PART_OF_DISH.test(phrase) &&
      draft.relations.some(({ kind, to }) => kind === 'holding' && to === id);
    for (const part of draft.elements.filter(held)) {
      mergeInto(draft, part.id, product.id);
      draft.fate(part.phrase, 'attribute', product.phrase);
    }
  },
};

/** `brisket on paper, pickles and bread`: listed after what a dish is on, they are beside it. */
export const listedBesideDishes: Rule = {
  name: 'food that is listed after the board of a dish is on the board',
  example: {
    prompt: 'a steak on butcher paper, potatoes and bread beside it',
    without: ['beef slices'],
  },
  apply(draft) {
    const [dish] = draft.elements;
    if (!dish || draft.kindOf(dish.id) !== 'food') return;
    const under = draft.relations.filter(({ kind, from }) => kind === 'on' && from === dish.id);
    const [first, ...others] = [...under].sort(
      (one, other) => orderIn(draft, one.to) - orderIn(draft, other.to),
    );
    if (!first || draft.kindOf(first.to) === 'food') return;
    for (const relation of others)
      if (draft.kindOf(relation.to) === 'food')
        Object.assign(relation, { kind: 'beside', from: relation.to, to: dish.id });
  },
};

const orderIn = ({ elements }: Draft, id: string) => elements.findIndex((one) => one.id === id);

const JARRED = /\b(?:jars?|jarred|glass|bottled?|pot)\b/iu;

export const servedPickles: Rule = {
  name: 'pickles with a dish are slices, and in no jar',
  example: { prompt: 'a steak, pickles on the side', without: ['pickles'] },
  apply(draft, prompt) {
    const [dish] = draft.elements;
    if (!dish || draft.kindOf(dish.id) !== 'food' || JARRED.test(prompt)) return;
    for (const one of draft.elements) {
      if (one.concept !== 'pickles' || one === dish) continue;
      one.concept = draft.lexicon.conceptNamed('served-cucumber');
      one.count = 1;
      one.several = false;
    }
  },
};

/** Whole cakes are drawn with their candles. */
const LIT_ON = /^(?:cupcake|muffin|donut|cake-slice|cheesecake|brownie|macaron)$/;

const candlesOnCakes: Rule = {
  name: 'the candle that a cupcake has is on it',
  example: {
    prompt: 'a muffin with a candle',
    brief: { relations: [{ kind: 'on', from: 'e2', to: 'e1' }] },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      const isLit = LIT_ON.test(draft.element(from)?.concept ?? '');
      if (kind !== 'with' || !isLit || draft.element(to)?.concept !== 'candle') continue;
      Object.assign(relation, { kind: 'on', from: to, to: from });
    }
  },
};

const SUNLIGHT =
  /\b(?:morning|evening|afternoon|late|early|golden|low|winter|summer|bright|soft|warm|harsh|midday|dappled|streaming|in the|in) sun\b(?! (?:hat|cream|glasses|dial))/iu;

const sunOnGoods: Rule = {
  name: 'the morning sun on a breakfast is light through a window',
  example: {
    prompt: 'a croissant on a plate, morning sun',
    without: ['sun'],
    brief: { thrown: 'window' },
  },
  apply(draft, prompt) {
    if (!isOfGoods(draft) || !SUNLIGHT.test(prompt)) return;
    const sun = draft.elements.find(({ concept }) => concept === 'sun');
    if (!sun) return;
    remove(draft, (id) => id === sun.id);
    draft.fate(sun.phrase, 'attribute', 'light');
    draft.thrown ??= 'window';
  },
};

const CUT_PAGES = /^(?:cross-section|labelled-diagram|insides)$/;
const CUT =
  /\b(?:cross[- ]?section(?:s|al view)?|cut[- ]?away(?: view)?|cut (?:in|through|open)|sliced (?:open|in))\b/iu;
/** Fruit is cut through to learn what is in it. */
const GROWN = /fruit|vegetable|garden|berr|nut|mushroom|root/;
const TAUGHT =
  /\b(?:diagrams?|labels?|labell?ed|infographic|parts|anatomy|poster|worksheet|chart|page|layers? (?:of|named)|explain\w*|showing|for kids|scientific|botanical)\b/iu;

export const cutDishes: Rule = {
  name: 'a dish that is cut through is served so, and is no page with names',
  example: {
    prompt: 'a burger cut in half, cross section',
    elements: ['burger'],
    without: ['labels'],
  },
  apply(draft, prompt) {
    const [dish] = draft.elements;
    if (!dish || !CUT_PAGES.test(draft.template?.id ?? '')) return;
    const isDish =
      draft.kindOf(dish.id) === 'food' && !GROWN.test(conceptOf(dish.concept ?? '')?.part ?? '');
    if (!isDish || !CUT.test(prompt) || TAUGHT.test(prompt)) return;
    delete draft.template;
    for (const element of draft.elements) delete element.lettering;
    if (isOfSort(dish.concept, 'seen-cut')) return;
    dish.attributes = [
      ...dish.attributes.filter((one) => !/^(?:sliced?|cut|halved)$/.test(one)),
      'halved',
    ];
  },
};

export const GOODS_COMPANY: readonly Rule[] = [
  companyOnSupports,
  candlesOnCakes,
  handsOnDishes,
  servedPickles,
  sunOnGoods,
];
