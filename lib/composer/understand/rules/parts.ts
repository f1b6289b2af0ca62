import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** Where somebody is who is at a part of a house: upon it, or before it. */
const ON_PARTS: Readonly<Record<string, 'on' | 'in-front-of'>> = {
  roof: 'on',
  door: 'in-front-of',
  porch: 'in-front-of',
  driveway: 'in-front-of',
};

export const parts: Rule = {
  name: 'what is on the roof is on the house',
  example: {
    prompt: 'a hospital with a helicopter on the roof',
    elements: ['hospital', 'helicopter'],
  },
  apply(draft) {
    const buildings = draft.elements.filter(
      ({ id, concept = '' }) => draft.kindOf(id) === 'building' && !(concept in ON_PARTS),
    );
    const [house, another] = buildings;
    if (!house || another || draft.template?.id === 'logo') return;
    for (const relation of [...draft.relations]) {
      const kind = ON_PARTS[draft.element(relation.to)?.concept ?? ''];
      const isThere = /^(?:on|at|in)$/.test(relation.kind) && relation.from !== house.id;
      const isPart = (draft.element(relation.from)?.concept ?? '') in ON_PARTS;
      if (
        !kind ||
        !isThere ||
        isPart ||
        isOfSort(draft.element(relation.from)?.concept, 'fixed-to-a-house')
      )
        continue;
      draft.relations.splice(draft.relations.indexOf(relation), 1);
      draft.relate(kind, relation.from, house.id);
    }
  },
};
