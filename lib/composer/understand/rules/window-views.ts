import { isOfSort } from '../../concepts/sorts';
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
    if (window && !isOut && draft.places.length > 0) mark(window, 'with-view');
  },
};
