import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { mark } from './mark';
import type { Rule } from './rule';

/** Blossoms of a place are on its trees; those in a vase, in a hand or on a card are twigs. */

/** What flowers on trees, and the tree that bears it. */
const BORNE_BY: Readonly<Record<string, string>> = { 'cherry-blossom': 'cherry-tree' };

const isBound = ({ relations, actions }: Draft, id: string) =>
  relations.some(({ from, to, kind }) => (from === id || to === id) && kind !== 'with') ||
  actions.some(({ agent, patient }) => agent === id || patient === id);

export const inBloom: Rule = {
  name: 'the cherry blossoms of a park are trees in bloom',
  example: { prompt: 'a park with cherry blossoms', elements: ['cherry-tree'] },
  apply(draft) {
    const isOutdoors = draft.places.some(({ concept }) => isOfSort(concept, 'has-trees'));
    if (!isOutdoors || draft.template) return;
    for (const element of draft.elements) {
      const tree = BORNE_BY[element.concept ?? ''];
      if (!tree || !element.several || isBound(draft, element.id)) continue;
      element.concept = tree;
      mark(element, 'blooming');
    }
  },
};
