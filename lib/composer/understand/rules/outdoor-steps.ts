import { isIndoors } from '../../places';
import { isOfSort } from '../../concepts/sorts';
import type { Rule } from './rule';

export const outdoorSteps: Rule = {
  name: 'steps in a street are of stone, and no staircase with a banister',
  example: { prompt: 'a cat on the stairs in a village', elements: ['cat', 'stone steps'] },
  apply(draft) {
    if (draft.places.length === 0 || draft.places.some(({ concept }) => isIndoors(concept))) return;
    for (const element of draft.elements)
      if (isOfSort(element.concept, 'staircase'))
        element.concept = draft.lexicon.conceptNamed('stone steps');
  },
};
