import type { BriefElement } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { PART_OF_FRONTS } from '../words/architecture.data';
import { remove } from './imply';
import { showWith } from './mark';
import type { Rule } from './rule';

/** The front of a shop has what is told of it: windows, an awning, boxes of flowers under its windows. */

const isFront = ({ concept }: BriefElement) => isOfSort(concept, 'street-front');
const SIGNS = /^(?:shop |store |small |wooden |hanging )*signs?$/i;

/** Somebody, or an animal, is on it or at it: it has to be there itself. */
const isUsed = (draft: Draft, id: string) =>
  draft.relations.some(({ from, to }) => to === id && draft.isAnimate(from)) ||
  draft.actions.some(({ patient }) => patient === id);

/** `a bakery storefront` is one house, and no shop beside a bakery. */
function joinNames(draft: Draft, fronts: readonly BriefElement[]): void {
  for (const plain of fronts)
    for (const named of fronts) {
      const isSame = plain !== named && named.phrase.includes(plain.phrase);
      if (!isSame || plain.concept === 'shop-building') continue;
      Object.assign(named, { concept: plain.concept });
      remove(draft, (id) => id === plain.id);
    }
}

export const shopFronts: Rule = {
  name: 'the windows and the awning of a shop are its own',
  example: {
    prompt: 'a cafe with a striped awning and lights in the windows',
    elements: ['cafe-building'],
    without: ['awning', 'window'],
  },
  apply(draft) {
    joinNames(draft, draft.elements.filter(isFront));
    const fronts = draft.elements.filter(isFront);
    const [house] = fronts;
    if (!house || fronts.length > 1) return;
    const told = draft.elements.filter(
      ({ id, phrase }) =>
        id !== house.id &&
        (PART_OF_FRONTS.test(phrase) || SIGNS.test(phrase)) &&
        !isUsed(draft, id),
    );
    const filling = draft.relations
      .filter(({ kind, from }) => kind === 'full-of' && told.some(({ id }) => id === from))
      .map(({ to }) => to);
    const own = [...told, ...draft.elements.filter(({ id }) => filling.includes(id))];
    if (own.length === 0) return;
    showWith(house, ...own.map(({ phrase }) => phrase));
    remove(draft, (id) => own.some((one) => one.id === id));
  },
};
