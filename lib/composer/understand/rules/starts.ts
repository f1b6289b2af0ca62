import { isOfSort } from '../../concepts/sorts';
import type { Rule } from './rule';

export const starts: Rule = {
  name: 'a rocket that takes off stands on the cloud of its start',
  example: { prompt: 'a rocket taking off', elements: ['rocket'] },
  apply(draft) {
    for (const { verb, agent } of draft.actions) {
      const element = draft.element(agent);
      if (verb === 'launch' && isOfSort(element?.concept, 'started-upright'))
        element?.attributes.push('launched');
    }
  },
};
