import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { mark } from './mark';
import type { Rule } from './rule';

/** A place that is seen through a window is behind it: whoever is told is in a room. */

const WINDOW = '(?:an?|the|my|his|her|their|its|our) (?:[a-z]+ ){0,3}?(?:windows?|window ?sill)';
const SEEN_THROUGH = new RegExp(
  [
    `\\bviews? (?:through|from|out of) ${WINDOW}`,
    '\\b(?:windows?|window ?sill),? (?:with (?:an? |the )?(?:[a-z]+ )?views? (?:of|over|on|onto|to|into)|overlook(?:s|ing)|(?:that )?(?:looks|looking) (?:out )?(?:over|onto|on|at)|onto|facing)',
    `\\b(?:seen|visible|viewed) (?:through|from|outside|out of|in) ${WINDOW}`,
    `\\b(?:look|gaz|star|peer)(?:s|es|ing)? (?:out )?(?:of|through|from) ${WINDOW} (?:at|over|onto|on|into)`,
  ].join('|'),
  'iu',
);
/** Windows of what moves, and those of a house that is seen from outside. */
const OF_VEHICLE = /\b(?:train|car|plane|airplane|bus|cabin|ship|shop|store) window/iu;
/** What stands outside, and in no room. */
const OUTSIDE = /^(?:building|vehicle|celestial|nature)$/;

/** What a window has through which a place is seen. */
const WITH_VIEW = 'with-view';

export const windowViews: Rule = {
  name: 'a place that is seen through a window is behind it',
  example: {
    prompt: 'a view from a window over a garden',
    elements: ['window'],
    brief: { places: [{ concept: 'garden', phrase: 'garden', attributes: [], colors: [] }] },
  },
  apply(draft, prompt) {
    if (draft.template || !SEEN_THROUGH.test(prompt) || OF_VEHICLE.test(prompt)) return;
    const window = draft.elements.find(
      ({ concept, count }) => count === 1 && isOfSort(concept, 'looked-out-of'),
    );
    const isOut = draft.elements.some(
      ({ id }) => id !== window?.id && OUTSIDE.test(draft.kindOf(id) ?? ''),
    );
    if (window && !isOut && draft.places.length > 0) mark(window, WITH_VIEW);
  },
};

const LOOKS_OUT = new RegExp(
  `\\b(?:look|gaz|star|peer|watch)(?:s|es|e|ing)? (?:out )?(?:of|through|from|out|outside) ${WINDOW}`,
  'iu',
);
/** A room that is told as a room: whoever looks out of its window has that behind them. */
const ROOM = /\broom$/iu;

/** Who looks out of it is neither in it nor has it, and has what is told after it. */
function standAt(draft: Draft, window: string): void {
  const looker = draft.elements.find(({ id }) => draft.isAnimate(id))?.id;
  if (looker === undefined) return;
  for (const action of draft.actions)
    if (action.agent === looker && action.patient === window) delete action.patient;
  draft.unrelate(
    ({ kind, from, to }) =>
      from === looker && to === window && /^(?:out-of|in|through|with)$/.test(kind),
  );
  for (const relation of draft.relations)
    if (relation.from === window && relation.kind === 'with')
      Object.assign(relation, { kind: 'holding', from: looker });
}

export const atWindows: Rule = {
  name: 'who looks out of a window is at it, in whichever room',
  example: {
    prompt: 'a cat looking out of a rainy window, cozy room',
    elements: ['cat', 'window'],
    brief: { places: [], weather: 'rain' },
  },
  apply(draft, prompt) {
    if (draft.template || !LOOKS_OUT.test(prompt) || OF_VEHICLE.test(prompt)) return;
    const window = draft.elements.find(({ concept }) => isOfSort(concept, 'looked-out-of'));
    if (!window || window.attributes.includes(WITH_VIEW)) return;
    standAt(draft, window.id);
    const [room, ...others] = draft.places;
    const hasFurniture = draft.elements.some(
      ({ id }) => id !== window.id && draft.kindOf(id) === 'furniture',
    );
    if (!room || others.length > 0 || hasFurniture || !ROOM.test(room.phrase)) return;
    draft.dropPlace(room);
    draft.fate(room.phrase, 'ignored', 'the room at whose window it is');
  },
};
