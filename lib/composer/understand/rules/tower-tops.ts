import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { standOn } from './decks';
import type { Rule } from './rule';

/** Of masts and of what is built in play nobody stands behind merlons. */
const NO_MASONRY =
  /\b(?:radio|water|cell|control|clock|bell|lego|toy|block|transmission|eiffel)\b/i;
const ON_TOP =
  /\b(?:on|atop|upon|at)(?: the)?(?: very)?(?: top)?(?: of)? (?:an?|the|his|her|their) (?:[a-z]+ ){0,3}?(?:tower|castle tower|castle walls?|battlements|ramparts)\b|\b(?:on top of|atop|on the (?:roof|walls?) of) (?:an?|the) (?:[a-z-]+ ){0,3}?(?:castle|fortress|keep|citadel)\b/i;
/** What is on the balcony of a tower is on the tower as well. */
const BALCONY = /balcony/i;

/** A dragon on a tower is seen with the tower. */
const TALLEST_CM = 260;

const isSomebody = (draft: Draft, id: string) =>
  /^(?:person|fantasy|animal)$/.test(draft.kindOf(id) ?? '') &&
  (conceptOf(draft.element(id)?.concept ?? '')?.heightCm ?? 0) <= TALLEST_CM;

export const towerTops: Rule = {
  name: 'who is on top of a tower is large behind its merlons, with the land far below',
  example: {
    prompt: 'a wizard standing on top of a tower',
    elements: ['wizard'],
    without: ['tower'],
    brief: { places: [{ concept: 'tower-top', phrase: 'tower', attributes: [], colors: [] }] },
  },
  apply(draft, prompt) {
    const ofCastle = draft.places.find(({ phrase }) =>
      /\b(?:castle|palace|tower) balcony/i.test(phrase),
    );
    if (ofCastle) ofCastle.concept = 'tower-top';
    const tower = draft.elements.find(
      ({ concept, count, phrase }) =>
        isOfSort(concept, 'topped-with-merlons') && count === 1 && !NO_MASONRY.test(phrase),
    );
    if (!tower || draft.template !== undefined || draft.camera === 'isometric') return;
    const balcony = draft.places.find(({ phrase }) => BALCONY.test(phrase));
    const about = draft.relations.filter(({ from, to }) => from === tower.id || to === tower.id);
    const isOn = about.some(
      ({ kind, from, to }) => kind === 'on' && to === tower.id && isSomebody(draft, from),
    );
    const isThere =
      (isOn && ON_TOP.test(prompt)) || (balcony && /\bbalcony\b.*\bof\b/i.test(prompt));
    // What else is about it is seen from outside.
    const isSeen = about.some(({ kind, from, to }) => {
      const isGuest = to === tower.id && /^(?:on|at|in|with)$/.test(kind);
      return !isGuest || !(isSomebody(draft, from) || kind === 'on');
    });
    if (!isThere || isSeen) return;
    const toldTo = draft.actions.filter(({ patient }) => patient === tower.id);
    if (toldTo.some(({ verb }) => !/^(?:wave|stand|look)$/.test(verb))) return;
    for (const action of toldTo) delete action.patient;
    if (balcony) draft.dropPlace(balcony);
    standOn(draft, tower, 'tower-top');
  },
};
