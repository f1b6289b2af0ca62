import type { Rule } from './rule';
import { remove } from './imply';

/** Where somebody is who is there, and what they do from there. */
const UPON = /^(?:on|at|in|in-front-of|beside|with|against)$/;
const DECK = 'pier';
/** A place of that name, as from where somebody fishes. */
const CALLED = /^(?:(?:wooden|old|fishing) )?(?:pier|jetty|dock|boat dock)$/i;
/** What rides on the water beside it is not on its boards. */
const AFLOAT = /^(?:vehicle)$/;

export const decks: Rule = {
  name: 'who is on a jetty stands large on its boards, with the water behind, and no far-off building',
  example: {
    prompt: 'a girl sitting at the end of a jetty with her dog',
    elements: ['girl', 'dog'],
    without: ['pier'],
    brief: { places: [{ concept: 'jetty', phrase: 'jetty', attributes: [], colors: [] }] },
  },
  apply(draft) {
    const isPeopled = draft.elements.some(({ id }) => draft.isAnimate(id));
    const called = draft.places.find(({ phrase }) => CALLED.test(phrase));
    if (called && isPeopled) called.concept = 'jetty';
    const deck = draft.elements.find(({ concept, count }) => concept === DECK && count === 1);
    if (!deck || draft.template !== undefined) return;
    const isThere = draft.relations.some(
      ({ kind, from, to }) =>
        to === deck.id &&
        UPON.test(kind) &&
        !AFLOAT.test(draft.kindOf(from) ?? '') &&
        (draft.isAnimate(from) || kind === 'on'),
    );
    const isUsed = draft.actions.some(
      ({ agent, patient, instrument }) =>
        draft.isAnimate(agent) && (patient === deck.id || instrument === deck.id),
    );
    if (!isThere && !isUsed) return;
    for (const action of draft.actions) {
      if (action.patient === deck.id) delete action.patient;
      if (action.instrument === deck.id) delete action.instrument;
    }
    remove(draft, (id) => id === deck.id);
    // The water is all about it; a harbour, a beach or the sea is seen from it.
    const others = draft.places.splice(0, draft.places.length);
    draft.addPlace('jetty', deck.phrase, deck.attributes, deck.colors);
    draft.places.push(
      ...others.filter(({ concept }) => !/^(?:beach|harbour|jetty)$/.test(concept)),
    );
  },
};
