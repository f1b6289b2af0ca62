import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { AS_TOPPING, SURFACES } from '../../concepts/food/toppings';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import { mergeInto } from './merging';
import { dipped, garnished, seasoned, sides } from './plating';
import { showWith } from './mark';
import type { Rule } from './rule';

/** Where food is that nobody says it of: on the plate that is told later, in the bowl that is told before. */

const THE_PLATE =
  /\b(?:the|its) (?:[a-z]+ )?(?:plate|platter|saucer|tray|cutting board|board|slate|cake stand)\b/i;
const isPlaced = (draft: Draft, id: string) =>
  draft.relations.some(
    ({ kind, from, to }) =>
      (from === id && /^(?:on|in|under|hanging|at|part-of|beside|behind)$/.test(kind)) ||
      (to === id && /^(?:with|holding|full-of|around)$/.test(kind)),
  );

const toldPlates: Rule = {
  name: 'food that is told before the plate is on it',
  example: {
    prompt: 'a stack of pancakes, fork beside the plate',
    brief: {
      relations: [
        { kind: 'beside', from: 'e2', to: 'e3' },
        { kind: 'on', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft, prompt) {
    if (!THE_PLATE.test(prompt)) return;
    const plate = draft.elements.find(({ concept }) => isOfSort(concept, 'serving-board'));
    const [dish] = draft.elements;
    if (!plate || !dish || dish === plate || draft.kindOf(dish.id) !== 'food') return;
    if (isOfSort(dish.concept, 'table-drink') || isOfSort(dish.concept, 'bowl-dish')) return;
    const isBusy = draft.relations.some(
      ({ kind, from, to }) =>
        (from === dish.id && /^(?:on|in)$/.test(kind)) || (to === plate.id && kind === 'on'),
    );
    if (!isBusy) draft.relate('on', dish.id, plate.id);
  },
};

/** What a bowl of noodles, soup or porridge is finished with, small enough to lie on it. */
const isGarnish = ({ concept = '' }: BriefElement) =>
  concept in AS_TOPPING || conceptOf(concept)?.part === 'topping';
const LISTED = /,/;

const listedToppings: Rule = {
  name: 'what is listed after a bowl of soup lies in it',
  example: {
    prompt: 'a bowl of soup, basil, sour cream, spoon',
    brief: {
      relations: [
        { kind: 'on', from: 'e2', to: 'e1' },
        { kind: 'on', from: 'e3', to: 'e1' },
      ],
    },
  },
  apply(draft, prompt) {
    const [dish, ...others] = draft.elements;
    const isBowl =
      isOfSort(dish?.concept, 'bowl-dish') ||
      conceptOf(dish?.concept ?? '')?.part === 'loaded-bowl';
    if (!dish || !isBowl || !SURFACES[dish.concept ?? ''] || !LISTED.test(prompt)) return;
    for (const one of others) {
      if (!isGarnish(one)) continue;
      // `nori with chopsticks`: what is listed after it is no part of it.
      draft.unrelate(({ kind, from }) => kind === 'with' && from === one.id);
      if (!isPlaced(draft, one.id)) draft.relate('on', one.id, dish.id);
    }
  },
};

const openNotebooks: Rule = {
  name: 'a notebook that lies open shows its pages',
  example: { prompt: 'headphones on an open notebook', elements: ['headphones', 'open book'] },
  apply(draft) {
    for (const element of draft.elements) {
      const isOpen = element.concept === 'notebook' && element.attributes.includes('open');
      const isBusy = draft.actions.some(({ patient }) => patient === element.id);
      if (isOpen && !isBusy) element.concept = draft.lexicon.conceptNamed('open-book');
    }
  },
};

/** So many fill the bed of a truck or a cart. */
const LOAD = 9;

const loads: Rule = {
  name: 'a truck that is loaded with something is full of it',
  example: { prompt: 'a pickup truck loaded with pumpkins', elements: ['pickup truck', 'pumpkin'] },
  apply(draft) {
    for (const { kind, from, to } of draft.relations) {
      const load = draft.element(to);
      if (kind !== 'full-of' || draft.kindOf(from) !== 'vehicle' || !load?.several) continue;
      if (!draft.isAnimate(to)) load.count = Math.max(load.count, LOAD);
    }
  },
};

/** Parts of vehicles that belong to them wherever they are told. */
const VEHICLE_PARTS =
  /\b(?:propellers?|sails?|wheels?|tires?|tyres?|bumpers?|headlights?|taillights?|fenders?|exhausts?|wings?|chrome|trim|rims?|mudguards?|masts?|rotors?|awnings?|engines?|thrusters?|fins?)$/i;

const vehicleParts: Rule = {
  name: 'the sails of a boat are its own, in the colour that is told',
  example: { prompt: 'a sailboat with red sails', elements: ['sailboat'], without: ['propeller'] },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const [vehicle, part] = [draft.element(from), draft.element(to)];
      if (kind !== 'with' || draft.kindOf(from) !== 'vehicle' || !vehicle || !part) continue;
      if (!VEHICLE_PARTS.test(part.phrase) || draft.isAnimate(to)) continue;
      if (vehicle.colors.length === 0) vehicle.colors.push(...part.colors);
      vehicle.phrase = `${vehicle.phrase} with ${part.phrase}`;
      mergeInto(draft, part.id, vehicle.id);
      draft.unrelate((one) => one.from === one.to);
    }
  },
};

/** Parts of a machine that drinks come out of. */
const SPOUTS = /\b(?:spouts?|nozzles?|portafilters?|group ?heads?|dispensers?)$/i;

/** `a cup under the spout`: a coffee machine is drawn with the cups under its spouts. */
const underSpouts: Rule = {
  name: 'the cup under the spout of a coffee machine is the one that stands there',
  example: {
    prompt: 'an espresso machine with a cup under the spout',
    elements: ['espresso machine'],
    without: ['cup'],
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const [cup, over] = [draft.element(from), draft.element(to)];
      const machine = draft.elements.find(({ concept }) => isOfSort(concept, 'fills-cups'));
      if (kind !== 'under' || !cup || !over || !machine) continue;
      if (over !== machine && !SPOUTS.test(over.phrase)) continue;
      if (draft.kindOf(from) !== 'container' && draft.kindOf(from) !== 'food') continue;
      const spouts = draft.elements.filter(
        ({ concept, phrase }) => concept === undefined && SPOUTS.test(phrase),
      );
      showWith(machine, cup.phrase);
      remove(draft, (id) => id === from || spouts.some((one) => one.id === id));
      for (const { phrase } of spouts) draft.fate(phrase, 'attribute', 'part of the machine');
    }
  },
};

/** What hangs under something hangs from it, and what is behind what hangs is behind the whole. */
const hungBelow: Rule = {
  name: 'a key that hangs below a cloud hangs from it',
  example: {
    prompt: 'a padlock on a cloud with a key hanging below the cloud',
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e2' },
        { kind: 'hanging', from: 'e3', to: 'e2' },
      ],
      actions: [],
    },
  },
  apply(draft) {
    for (const action of [...draft.actions]) {
      const { verb, agent } = action;
      if (verb !== 'hang' || draft.isAnimate(agent)) continue;
      const below = draft.relations.find(({ kind, from }) => kind === 'under' && from === agent);
      if (!below) continue;
      const bearer = draft.relations.find(({ kind, from }) => kind === 'on' && from === below.to);
      below.kind = 'hanging';
      below.to = bearer?.to ?? below.to;
      draft.actions.splice(draft.actions.indexOf(action), 1);
      draft.unrelate(({ kind, to }) => kind === 'with' && to === agent);
      for (const one of draft.relations)
        if (one.kind === 'behind' && one.to === agent) one.to = below.to;
    }
  },
};

export const FOOD_PLACED: readonly Rule[] = [
  toldPlates,
  listedToppings,
  openNotebooks,
  loads,
  underSpouts,
  vehicleParts,
  hungBelow,
  garnished,
  seasoned,
  ...sides,
  dipped,
];
