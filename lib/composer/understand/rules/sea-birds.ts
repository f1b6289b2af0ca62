import { isOfSort } from '../../concepts/sorts';
import type { Rule } from './rule';

/** Where there is nothing but water and rock. */
const OPEN = /^(?:sea|cliff)$/;
/** Who swims on water. */
const SWIMS = /^(?:duck|swan|goose)$/;

export const seaBirds: Rule = {
  name: 'birds that are only listed with the open sea fly, as there is nothing to stand on',
  example: {
    prompt: 'a lighthouse on a rocky island, seagulls',
    brief: { actions: [{ verb: 'fly', agent: 'e3' }] },
  },
  apply({ template, places, elements, relations, actions }) {
    if (template && template.id !== 'poster') return;
    if (places.length === 0 || !places.every(({ concept }) => OPEN.test(concept))) return;
    for (const { id, concept = '' } of elements) {
      const isBound =
        relations.some(({ from, to }) => from === id || to === id) ||
        actions.some(({ agent, patient }) => agent === id || patient === id);
      if (!isBound && isOfSort(concept, 'winged') && !SWIMS.test(concept))
        actions.push({ verb: 'fly', agent: id });
    }
  },
};
