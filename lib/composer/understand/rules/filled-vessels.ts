import { isOfSort } from '../../concepts';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** What is said of what bears a vessel, and meant of the vessel. */

const onto = (draft: Draft, to: string) =>
  draft.relations.filter(({ kind, to: on }) => kind === 'on' && on === to).map(({ from }) => from);

export const filledVessels: Rule = {
  name: 'jars on a counter filled with rice are full of it, and the counter is not',
  example: {
    prompt: 'five jars on a wooden counter filled with rice',
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e2' },
        { kind: 'full-of', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      if (relation.kind !== 'full-of' || draft.kindOf(relation.from) !== 'furniture') continue;
      if (isOfSort(draft.element(relation.from)?.concept, 'vessel')) continue;
      const vessel = onto(draft, relation.from).find((id) =>
        isOfSort(draft.element(id)?.concept, 'vessel'),
      );
      if (vessel) relation.from = vessel;
    }
  },
};
