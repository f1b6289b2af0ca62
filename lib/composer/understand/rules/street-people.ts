import type { Rule } from './rule';

/** Whose trade is told by the street is out in it: a street musician has no stage. */
const ON_THE_STREET =
  /^(?:\p{L}+ )?street (?:food )?(?:musicians?|performers?|artists?|vendors?|sellers?|dancers?|singers?|magicians?|photographers?|sweepers?|cleaners?|jugglers?|violinists?|guitarists?|painters?|drummers?)$/iu;

export const streetPeople: Rule = {
  name: 'a street musician plays in the street',
  example: {
    prompt: 'a street musician playing the violin',
    brief: { places: [{ concept: 'street', phrase: 'street', attributes: [], colors: [] }] },
  },
  apply(draft) {
    const isOut = draft.elements.some(({ phrase }) => ON_THE_STREET.test(phrase));
    if (isOut && draft.places.length === 0) draft.addPlace('street', 'street');
  },
};
