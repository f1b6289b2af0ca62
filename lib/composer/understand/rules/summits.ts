import { remove } from './imply';
import type { Rule } from './rule';

/** Words before the name of a top that say how it looks. */
const LOOKS = '(?:[a-z-]+ ){0,2}?';
const TOPS = `(?:mountain ?tops?|(?:mountain )?peaks?|summits?|pinnacles?|crest of (?:an?|the) ${LOOKS}mountain|(?:top|peak|summit) of (?:an?|the) ${LOOKS}mountain)`;
/** Who is there: on it, and not before it. */
const UPON = new RegExp(
  `\\b(?:on(?: top of)?|atop|upon|reach(?:es|ing)?|at) (?:an?|the|his|her|their|one)? ?${LOOKS}(?<top>${TOPS})\\b|\\b(?:on top of|atop) (?:an?|the) (?<mountain>${LOOKS}mountain)\\b`,
  'i',
);
/** What lies on peaks, and what a mountain is a picture of. */
const ONLY_SEEN = /\b(?:snow|light|sun(?:light|rise|set)?|fog|mist|glow) (?:\w+ )?on (?:the )?/i;
const MOUNTAINS = /^(?:mountains|summit)$/;
/** What looks out from there. */
const STANDS = /^(?:person|fantasy|animal|building)$/;

const BELOW =
  /\bclouds? (?:all )?(?:below|beneath|under|underneath|at (?:his|her|their) feet)\b|\b(?:above|over) (?:the |a sea of )?clouds\b/i;

export const summits: Rule = {
  name: 'who is on the top of a mountain stands on its rock, with clouds and other peaks below',
  example: {
    prompt: 'a woman meditating on a mountain top',
    elements: ['woman'],
    brief: { places: [{ concept: 'summit', phrase: 'mountain top', attributes: [], colors: [] }] },
  },
  apply(draft, prompt) {
    if (draft.camera === 'isometric' || ONLY_SEEN.test(prompt)) return;
    const found = UPON.exec(prompt)?.groups;
    const said = found?.top ?? found?.mountain;
    const place = draft.places.find(({ concept }) => MOUNTAINS.test(concept));
    if (said === undefined || !place) return;
    if (!draft.elements.some(({ id }) => STANDS.test(draft.kindOf(id) ?? ''))) return;
    place.concept = 'summit';
    place.phrase = said.toLowerCase();
    for (const word of draft.words)
      if (word.fate === 'place' && word.note === 'mountains') word.note = 'summit';
    // Clouds below are those that lie about it.
    for (const { id, concept } of [...draft.elements])
      if (concept === 'cloud' && BELOW.test(prompt)) remove(draft, (one) => one === id);
    // Above the clouds, which lie under it.
    const rest = draft.places.filter((one) => one !== place && one.concept !== 'clouds');
    draft.places.splice(0, draft.places.length, place, ...rest);
  },
};
