import { mark } from './mark';
import type { Rule } from './rule';

/** Of machines that are animals: in English the animal is named last, or before the machine. */
const MACHINE = /\b(?:robot|robotic|mechanical|clockwork|cyborg|android|steampunk|tin|wind-up)\b/iu;
const OF_METAL = new Set(['mechanical', 'robotic']);

export const robotBeasts: Rule = {
  name: 'a robot dog is a dog of metal, and no man of metal',
  example: { prompt: 'a robot dog', elements: ['dog'], without: ['robot'] },
  apply(draft) {
    for (const element of draft.elements) {
      const { attributes, phrase } = element;
      if (draft.kindOf(element.id) === 'animal') {
        if (attributes.some((one) => OF_METAL.has(one))) mark(element, 'metal');
        continue;
      }
      const beast = attributes.find(
        (one) => draft.lexicon.factsOf(draft.lexicon.conceptNamed(one))?.kind === 'animal',
      );
      const isNamed =
        beast !== undefined && phrase.toLowerCase().includes(beast.replaceAll('-', ' '));
      if (element.concept !== 'robot' || !isNamed || !MACHINE.test(phrase)) continue;
      element.concept = draft.lexicon.conceptNamed(beast);
      element.attributes = attributes.filter((one) => one !== beast);
      mark(element, 'metal');
    }
  },
};
