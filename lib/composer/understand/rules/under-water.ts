import { conceptOf } from '../../concepts';
import type { Rule } from './rule';

const SHOWS_A_PLACE = /^(?:poster|banner)$/;
/** Who may be down there with them. */
const DIVES = /^(?:diver|mermaid|scuba-diver|snorkeler|submarine|bubbles|seaweed|coral)$/;
const ON_LAND =
  /\b(?:bowl|tank|plate|ice|dish|beach|shore|restaurant|grill|menu|recipe|food|cook\w*|fishing|boat|ship|aquarium)\b/i;

/** Posters and banners of what lives in the sea show the sea around it; on a plain ground it would lie in the dry. */
export const underWater: Rule = {
  name: 'posters of animals of the sea are under water',
  example: {
    prompt: 'poster "Deep Blue", a diver facing a shark',
    brief: {
      places: [{ concept: 'underwater', phrase: 'underwater', attributes: [], colors: [] }],
    },
  },
  apply(draft, prompt) {
    if (!SHOWS_A_PLACE.test(draft.template?.id ?? '') || draft.places.length > 0) return;
    if (draft.elements.length === 0 || ON_LAND.test(prompt)) return;
    const concepts = draft.elements.map(({ concept = '' }) => conceptOf(concept));
    const lives = (one: (typeof concepts)[number]) =>
      one?.kind === 'animal' && one.habitat === 'underwater';
    if (!concepts.some(lives)) return;
    if (concepts.every((one) => lives(one) || DIVES.test(one?.id ?? '')))
      draft.addPlace('underwater', 'underwater');
  },
};
