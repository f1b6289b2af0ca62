import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { standOn } from './decks';
import { remove } from './imply';
import type { Rule } from './rule';

const HOUSES =
  'tower|castle|palace|fortress|fort|house|cottage|mansion|manor|cabin|hut|farmhouse|villa|attic|dollhouse|townhouse|homes?';
/** The window of a house that is named with it, before or after. */
const OF_HOUSE = new RegExp(
  `\\b(?:${HOUSES})['’]?s? (?:[a-z]+ )?windows?\\b|\\bwindows? of (?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}(?:${HOUSES})\\b|\\b(?:${HOUSES}) with (?:an?|the) (?:[a-z-]+ ){1,4}(?:from|at|in|out of) (?:the|its|an?|one) (?:[a-z]+ )?window\\b`,
  'i',
);
const HAUNTED = /\b(?:haunted|spooky|creepy|abandoned|ghost)\b/i;
const OF_STONE = /\b(?:tower|castle|palace|fortress|fort)\b/i;
const THERE = /^(?:at|in|on|behind|out-of|with|against)$/;
/** What is seen of the house besides. */
const HOUSE_KINDS = /^(?:building)$/;

const placeOf = (prompt: string): string =>
  HAUNTED.test(prompt)
    ? 'haunted-window'
    : OF_STONE.test(prompt)
      ? 'castle-window'
      : 'cottage-window';

/** Who is there: everybody has to be, or the house is seen from far. */
function areAllThere(draft: Draft, window: BriefElement): boolean {
  const living = draft.elements.filter(({ id, because }) => !because && draft.isAnimate(id));
  return (
    living.length > 0 &&
    living.every(({ id, count }) => {
      const isThere = draft.relations.some(
        ({ kind, from, to }) => from === id && to === window.id && THERE.test(kind),
      );
      return isThere && count === 1;
    })
  );
}

export const houseWindows: Rule = {
  name: 'who is at the window of a house is seen in it from near, over its sill',
  example: {
    prompt: 'a princess waving from the tower window',
    elements: ['princess'],
    without: ['window'],
    brief: {
      places: [
        { concept: 'castle-window', phrase: 'tower window', attributes: ['tower'], colors: [] },
      ],
    },
  },
  apply(draft, prompt) {
    if (draft.template !== undefined || !OF_HOUSE.test(prompt)) return;
    const window = draft.elements.find(({ concept, count }) => concept === WINDOW && count === 1);
    if (!window || !areAllThere(draft, window)) return;
    for (const { id, because } of [...draft.elements]) {
      const isHouse = HOUSE_KINDS.test(draft.kindOf(id) ?? '') && id !== window.id;
      if (isHouse || (because !== undefined && draft.isAnimate(id)))
        remove(draft, (one) => one === id);
    }
    for (const action of draft.actions) if (action.patient === window.id) delete action.patient;
    standOn(draft, window, placeOf(prompt));
  },
};

const WINDOW = 'window';
