import { isOfSort } from '../../concepts/sorts';
import type { Rule } from './rule';

/** Boxes of which nobody told the number, so that each of them is seen. */
const USUAL_IN_ARMS = 3;
/** More than arms hold. */
const MOST_IN_ARMS = 5;

export const armfuls: Rule = {
  name: 'several boxes in somebody’s arms lie one on the other',
  example: {
    prompt: 'a boy carrying three boxes',
    elements: ['boy', 'box'],
    brief: { relations: [{ from: 'e1', kind: 'holding', to: 'e2' }] },
  },
  apply(draft) {
    for (const { verb, agent, patient = '' } of draft.actions) {
      const load = draft.element(patient);
      const isOne = (draft.element(agent)?.count ?? 1) === 1;
      if (verb !== 'hold' || !load || !isOne || !isOfSort(load.concept, 'stacked-in-arms'))
        continue;
      if (load.several && load.attributes.includes('pile')) load.count = USUAL_IN_ARMS;
      const isSeveral = load.count > 1 && load.count <= MOST_IN_ARMS;
      if (isSeveral && !load.attributes.includes('pile')) load.attributes.push('stacked');
    }
  },
};
