import type { Draft } from '../read/draft';
import { isOfSort } from '../../concepts/sorts';
import { standOn } from './decks';
import { imply, remove } from './imply';
import { showWith } from './mark';
import type { Rule } from './rule';

/** Places that are parts of a house, where one is named with them: the part that it has. */
const PARTS_OF_HOUSES: readonly (readonly [place: string, word: RegExp, part: string])[] = [
  ['garage', /^(?!.*workshop)/i, 'car-garage'],
  ['front-porch', /porch|veranda/i, 'porch'],
  ['rooftop', /balcon|balkon|balcón|varanda/i, 'balcony'],
];

const HOUSES =
  /(?:house|cottage|villa|cabin|bungalow|mansion|farmhouse|townhouse|home)$|^(?:house|villa)/;

function houseOf(draft: Draft): string | undefined {
  const houses = draft.elements.filter(({ concept = '' }) => HOUSES.test(concept));
  return houses.length === 1 ? houses[0]?.id : undefined;
}

const houseParts: Rule = {
  name: 'a house with a garage is seen from the street, and has one',
  example: {
    prompt: 'a house with a garage and a basketball hoop',
    elements: ['house', 'basketball-hoop', 'car-garage'],
    brief: { places: [] },
  },
  apply(draft) {
    const house = houseOf(draft);
    if (house === undefined || draft.template) return;
    for (const place of [...draft.places]) {
      const found = PARTS_OF_HOUSES.find(
        ([id, word]) => id === place.concept && word.test(place.phrase),
      );
      if (!found) continue;
      const [, , concept] = found;
      const id = imply(draft, { concept, because: `of the ${place.phrase}`, another: true });
      const element = draft.element(id ?? '');
      if (id === undefined || !element) continue;
      draft.dropPlace(place);
      Object.assign(element, {
        concept,
        phrase: place.phrase,
        colors: place.colors,
        attributes: place.attributes,
      });
      delete element.because;
      for (const word of draft.words)
        if (word.note === place.concept && word.fate === 'place') {
          word.fate = 'element';
          word.note = id;
        }
      draft.relate('with', house, id);
    }
  },
};

/** By the part of a house that somebody is on, where it is as a place. */
const PORCH = { part: 'porch', place: 'front-porch' } as const;
const THERE = /^(?:on|at|in|against)$/;

const porches: Rule = {
  name: 'who or what is on a porch is before the door of its house',
  example: {
    prompt: 'pumpkins on a front porch',
    elements: ['pumpkin'],
    without: ['porch'],
    brief: {
      places: [{ concept: 'front-porch', phrase: 'front porch', attributes: [], colors: [] }],
    },
  },
  apply(draft) {
    if (draft.template !== undefined || houseOf(draft) !== undefined) return;
    const porch = draft.elements.find(({ concept }) => concept === PORCH.part);
    const isUsed = draft.relations.some(({ kind, to }) => to === porch?.id && THERE.test(kind));
    if (!porch || !isUsed) return;
    // What is behind what is there stands there, too.
    const [first] = draft.elements.filter(({ id }) => id !== porch.id);
    for (const relation of draft.relations)
      if (relation.to === porch.id && !THERE.test(relation.kind) && first)
        relation.to = relation.from === first.id ? porch.id : first.id;
    standOn(draft, porch, PORCH.place);
  },
};

export const ownLadders: Rule = {
  name: 'the ladder of a tree house is the one that it has',
  example: {
    prompt: 'a treehouse with a rope ladder',
    elements: ['tree-house'],
    without: ['ladder'],
  },
  apply(draft) {
    const house = draft.elements.find(({ concept }) => isOfSort(concept, 'has-a-ladder'));
    const ladder = draft.elements.find(({ concept }) => concept === 'ladder');
    if (!house || !ladder || draft.template) return;
    // Who is on it needs one that bears them.
    const isUsed =
      draft.actions.some(({ patient }) => patient === ladder.id) ||
      draft.relations.some(({ from, to }) => to === ladder.id && from !== house.id);
    if (isUsed) return;
    showWith(house, ladder.phrase);
    remove(draft, (id) => id === ladder.id);
  },
};

const EGG_HUNT = /\begg hunt|ostereiersuche|chasse aux œufs|caça aos ovos|búsqueda de huevos/i;

export const eggHunt: Rule = {
  name: 'an egg hunt has children, a basket and several eggs',
  example: {
    prompt: 'easter egg hunt in a garden',
    elements: ['easter-egg', 'child', 'basket'],
  },
  apply(draft, prompt) {
    if (!EGG_HUNT.test(prompt) || draft.template) return;
    const eggs = draft.elements.find(({ concept }) => concept === 'easter-egg');
    if (!eggs) return;
    if (!eggs.several && eggs.count === 1) {
      eggs.count = 5;
      eggs.several = true;
    }
    const because = 'an egg hunt';
    const isPeopled = draft.elements.some(({ id }) => draft.kindOf(id) === 'person');
    if (!isPeopled) imply(draft, { concept: 'child', count: 2, because });
    imply(draft, { concept: 'basket', because });
    draft.fate('hunt', 'ignored', because);
  },
};

export const HOUSE_PART_RULES: readonly Rule[] = [houseParts, porches];
