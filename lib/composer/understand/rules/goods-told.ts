import type { BriefElement } from '../../brief';
import { conceptOf, isOfSort } from '../../concepts';
import { SHOWS_ITSELF } from '../../concepts/food/toppings';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import { mergeInto } from './merging';
import { showWith } from './mark';
import type { Rule } from './rule';
import { escaped } from '../text/escaped';

/** What words about goods say that are no things of their own: whom they are for, what belongs to them, their vessel again. */

const GOODS = /^(?:container|tool|device|clothing|food|toy|furniture|instrument)$/;
const isGoods = (draft: Draft, id = '') => GOODS.test(draft.kindOf(id) ?? '');

/** Whether a phrase is told as who something is for, or as the first half of a name of goods. */
function isBuyer({ phrase }: BriefElement, prompt: string): boolean {
  const told = escaped(phrase);
  const whom = new RegExp(
    `\\bfor (?:a |the |your |our |small |little |young |modern )*${told}\\b`,
    'i',
  );
  const named = new RegExp(
    `\\b${told}(?:'s|s')? (?:products?|care|clothes|clothing|accessories|essentials|cosmetics|fashion|wear|shoes?|shampoo|toys?|supplies|gear|goods)\\b`,
    'i',
  );
  return whom.test(prompt) || named.test(prompt);
}

/** What a bottle is among things for babies. */
const BABIES = /\bbab(?:y|ies)\b|\bnewborns?\b/i;

const buyers: Rule = {
  name: 'whom goods are for is not in their picture',
  example: { prompt: 'a wooden toy train for kids', elements: ['toy train'], without: ['child'] },
  apply(draft, prompt) {
    if (draft.template && draft.template.id !== 'product-shot') return;
    const buyer = (one: BriefElement) => draft.isAnimate(one.id) && isBuyer(one, prompt);
    const goods = draft.elements.filter(({ id }) => isGoods(draft, id));
    const isBusy = (id: string) => draft.actions.some(({ agent }) => agent === id);
    const gone = draft.elements.filter((one) => buyer(one) && !isBusy(one.id));
    if (goods.length === 0 || gone.length === 0) return;
    // Somebody else who is there makes it a scene.
    if (draft.elements.some((one) => draft.isAnimate(one.id) && !gone.includes(one))) return;
    for (const { phrase } of gone) draft.fate(phrase, 'attribute', 'whom it is for');
    remove(draft, (id) => gone.some((one) => one.id === id));
    if (BABIES.test(prompt))
      for (const one of draft.elements)
        if (one.concept === 'bottle') one.concept = draft.lexicon.conceptNamed('baby-bottle');
  },
};

/** Vessels that a dish is drawn in, named again with `the`. */
const VESSEL = /^(?:bowl|plate|cup|mug|glass|pan|pot|cooking-pot|frying-pan)$/;
const HELD_IN: Readonly<Record<string, RegExp>> = {
  bowl: /^(?:bowl|mixing-bowl|wooden-bowl)$/,
};

const sameVessels: Rule = {
  name: 'chopsticks on the bowl of a ramen lie on that bowl, and there is no other',
  example: {
    prompt: 'a bowl of ramen with chopsticks resting on the bowl',
    elements: ['ramen', 'chopsticks'],
    without: ['bowl'],
  },
  apply(draft, prompt) {
    for (const vessel of [...draft.elements]) {
      const { concept = '', phrase } = vessel;
      if (!VESSEL.test(concept)) continue;
      const isAgain = new RegExp(`\\b(?:the|its) ${escaped(phrase)}\\b`, 'i').test(prompt);
      const owner = draft.elements.find(
        (one) => one !== vessel && one.concept !== undefined && isServedIn(one, concept),
      );
      if (!isAgain || !owner || draft.elements.indexOf(owner) > draft.elements.indexOf(vessel))
        continue;
      owner.phrase = owner.phrase.includes(phrase) ? owner.phrase : `${owner.phrase} (${phrase})`;
      mergeInto(draft, vessel.id, owner.id);
      draft.unrelate(({ from, to }) => from === to);
    }
  },
};

/** A bowl that a dish is told to be in, of what the dish has a bowl of its own in the picture. */
const BOWLS_OF: readonly (readonly [RegExp, string])[] = [
  [/\bstone|black|dark|cast iron/i, '#4a4550'],
  [/\bwood|coconut|bamboo/i, '#b9763f'],
  [/\bwhite|porcelain|ceramic/i, '#f1ece4'],
  [/\bblue/i, '#3f7fd1'],
];

/** On a menu each is a line of its own. */
const OF_MENU =
  /(?<!\p{L})(?:men[uùúü]s?|speisekarte|carte|cardápio|ementa|меню)(?!\p{L})|メニュー/iu;

export const insideIt: Rule = {
  name: 'what a dish is made of is in it, and so is the bowl that it is in',
  example: {
    prompt: 'a poke bowl with salmon, rice and avocado',
    elements: ['poke bowl'],
    without: ['salmon', 'rice', 'avocado'],
  },
  apply(draft, prompt) {
    if (OF_MENU.test(prompt)) return;
    for (const dish of [...draft.elements]) {
      const own = SHOWS_ITSELF[dish.concept ?? ''];
      const isPart =
        conceptOf(dish.concept ?? '')?.part === 'loaded-bowl' ||
        isOfSort(dish.concept, 'bowl-dish');
      const isFilled = isOfSort(dish.concept, 'filled-by-hand');
      for (const other of own || isFilled ? [...draft.elements] : []) {
        const isTold = draft.elements.indexOf(other) > draft.elements.indexOf(dish);
        const isIn = isFilled && isFillingOf(draft, dish, other);
        if (other === dish || !isTold || !(isIn || own?.includes(other.concept ?? ''))) continue;
        showWith(dish, other.phrase);
        remove(draft, (id) => id === other.id);
      }
      const bowl = draft.elements.find(
        ({ id, concept }) =>
          HELD_IN.bowl?.test(concept ?? '') &&
          draft.relations.some(
            ({ kind, from, to }) =>
              (kind === 'in' && from === dish.id && to === id) ||
              (kind === 'full-of' && from === id && to === dish.id),
          ),
      );
      if (!bowl || !isPart) continue;
      const told = BOWLS_OF.find(([words]) => words.test(bowl.phrase))?.[1];
      dish.colors.push(...(bowl.colors.length > 0 ? bowl.colors : told ? [told] : []));
      showWith(dish, bowl.phrase);
      mergeInto(draft, bowl.id, dish.id);
      draft.unrelate(({ from, to }) => from === to);
    }
  },
};

function isServedIn({ concept = '', phrase }: BriefElement, vessel: string): boolean {
  if (HELD_IN[vessel]?.test(concept)) return true;
  const { part = '' } = conceptOf(concept) ?? {};
  if (vessel === 'bowl') return isOfSort(concept, 'bowl-dish') || /\bbowl\b/i.test(phrase);
  if (/^(?:cup|mug)$/.test(vessel)) return part === 'cup' || new RegExp(vessel, 'i').test(phrase);
  if (vessel === 'glass') return part === 'drinking-glass' || /\bglass\b/i.test(phrase);
  return new RegExp(`\\b${vessel}\\b`, 'i').test(phrase);
}

const FILLED = /^(?:with|full-of)$/;

/** Cheddar and pickles that a burger is told with are between its halves. */
const isFillingOf = ({ relations }: Draft, dish: BriefElement, other: BriefElement): boolean =>
  isOfSort(other.concept, 'filling') &&
  relations.some(({ kind, from, to }) => FILLED.test(kind) && from === dish.id && to === other.id);

/** `next to an open book on a cafe table`: what stands beside something on a table is on that table. */
const BESIDE_CM = 45;

export const besideOnTable: Rule = {
  name: 'what lies beside a cup on a table lies on it too',
  example: {
    prompt: 'a cup of coffee next to an open book on a cafe table',
    elements: ['coffee', 'open book', 'table'],
  },
  apply(draft) {
    const isOnSomething = (id: string) =>
      draft.relations.some(({ kind, from }) => from === id && /^(?:on|in|hanging)$/.test(kind));
    for (const { kind, from, to } of [...draft.relations]) {
      if (kind !== 'beside') continue;
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const) {
        const table = draft.relations.find(
          (each) =>
            each.kind === 'on' &&
            each.from === one &&
            isOfSort(draft.element(each.to)?.concept, 'dining-table'),
        );
        const { heightCm = Infinity } = conceptOf(draft.element(other)?.concept ?? '') ?? {};
        const isSmall = heightCm <= BESIDE_CM && isGoods(draft, other);
        if (table && isSmall && !isOnSomething(other)) draft.relate('on', other, table.to);
      }
    }
  },
};

/** What serum is sold in. */
const droppers: Rule = {
  name: 'a serum bottle with a dropper is one bottle',
  example: { prompt: 'a serum bottle with dropper', elements: ['dropper'], without: ['cosmetics'] },
  apply(draft) {
    const droppers = draft.elements.filter(({ concept }) => concept === 'dropper');
    const bottle = draft.elements.find(({ concept }) => concept === 'bottle');
    const [first] = droppers;
    if (!first) return;
    const isOne =
      bottle && /\b(?:serum|dropper|oil|tincture|essence|bottle)\b/i.test(bottle.phrase);
    const kept = isOne ? bottle : first;
    kept.concept = first.concept;
    for (const { id } of droppers) if (id !== kept.id) mergeInto(draft, id, kept.id);
    draft.unrelate(({ from, to }) => from === to);
  },
};

/** Parts that come off what they belong to, by what it is: `its cap` is no hat. */
const LIDS = /^(?:cap|lid|top|cover|corks?|stopper)$/i;
const WITH_LIDS =
  /^(?:bottle|vanity-thing|care-thing|beauty-good|jar|can|kitchenware|desk-thing|pack-good)$/;

const lids: Rule = {
  name: 'the cap of a lipstick is part of it and no hat',
  example: { prompt: 'a red lipstick next to its cap', elements: ['lipstick'], without: ['cap'] },
  apply(draft) {
    const [goods] = draft.elements;
    const { part = '' } = conceptOf(goods?.concept ?? '') ?? {};
    if (!goods || !WITH_LIDS.test(part)) return;
    for (const one of [...draft.elements]) {
      if (one === goods || !LIDS.test(one.phrase.replace(/^(?:\w+ )+/, ''))) continue;
      goods.phrase = `${goods.phrase} with ${one.phrase}`;
      mergeInto(draft, one.id, goods.id);
    }
    draft.unrelate(({ from, to }) => from === to);
  },
};

/** What goods are made with is seen on them: `with a brown leather strap`. */
const STRAPS =
  /\b(?:strap|band|bracelet|soles?|laces|handles?|zippers?|lenses|frame|stitching|buckle|straps|wristband)$/i;
/** Of a mockup: nothing is on it yet. */
const BLANK =
  /^(?:blank|empty|plain) (?:canvas|label|screen|packaging|surface|front|page|cover|display)$/i;
const TO_COLOR = /\b(?:strap|straps|band|wristband|frame)$/i;

const ownDetails: Rule = {
  name: 'a strap told with a watch is its own, in the colour that is told',
  example: { prompt: 'a watch with a brown leather strap', elements: ['watch'] },
  apply(draft) {
    const [goods] = draft.elements;
    if (!goods || !isGoods(draft, goods.id)) return;
    for (const one of [...draft.elements]) {
      const isOwn = draft.relations.some(
        ({ kind, from, to }) => kind === 'with' && from === goods.id && to === one.id,
      );
      if (one === goods) continue;
      const isPart = one.concept === undefined || one.concept === 'buckle';
      const isStrap = isOwn && isPart && STRAPS.test(one.phrase);
      if (!isStrap && !BLANK.test(one.phrase)) continue;
      if (TO_COLOR.test(one.phrase) && goods.colors.length === 0) goods.colors.push(...one.colors);
      goods.phrase = `${goods.phrase} with ${one.phrase}`;
      mergeInto(draft, one.id, goods.id);
    }
    draft.unrelate(({ from, to }) => from === to);
  },
};

/** What words about goods say, in the order in which it is settled. */
export const GOODS_TOLD: readonly Rule[] = [buyers, sameVessels, droppers, lids, ownDetails];
