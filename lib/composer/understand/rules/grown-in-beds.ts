import { isOfSort } from '../../concepts/sorts';
import { AS_IT_GROWS } from '../words/as-it-grows.data';
import type { Rule } from './rule';

/** Who does this does it to what grows, and not to what is eaten. */
const GARDENING = /^(?:water|shear|plant|grow|weed|spray)$/;
/** Told with `plants` after it: `tomato plants` are no pots with a taste. */
const OWN = new RegExp(`^(?:.* )?(${Object.keys(AS_IT_GROWS).join('|')}) (?:plants?|vines?)$`, 'i');

export const grownInBeds: Rule = {
  name: 'tomatoes that are watered are plants with tomatoes on them',
  example: { prompt: 'a girl watering tomatoes', elements: ['tomato plant'], without: ['tomato'] },
  apply(draft) {
    for (const { verb, patient } of draft.actions) {
      const element = draft.element(patient ?? '');
      const plant = AS_IT_GROWS[element?.concept ?? ''];
      if (!element || !plant || !GARDENING.test(verb)) continue;
      element.concept = draft.lexicon.conceptNamed(plant);
    }
    for (const element of draft.elements) {
      if (!isOfSort(element.concept, 'plain-plant')) continue;
      const [, what = ''] = OWN.exec(element.phrase) ?? [];
      const plant = AS_IT_GROWS[what.toLowerCase()];
      if (plant) element.concept = draft.lexicon.conceptNamed(plant);
    }
  },
};
