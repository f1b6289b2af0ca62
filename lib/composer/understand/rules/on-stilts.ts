import { isOfSort } from '../../concepts/sorts';
import { remove } from './imply';
import { showWith } from './mark';
import type { Rule } from './rule';

/** Told of water that a house may stand in. */
const OVER_WATER =
  /\b(?:above|over|in|on) (?:an?|the) (?:[a-z]+ ){0,2}(?:water|lake|sea|river|lagoon|bay|pond|ocean|swamp|fjord)\b/i;

export const onStilts: Rule = {
  name: 'a house on stilts has posts under it, and nobody walks on them',
  example: {
    prompt: 'a fishing hut on stilts over a lake',
    elements: ['hut'],
    without: ['stilts'],
  },
  apply(draft, prompt) {
    const stilts = draft.elements.find(({ concept }) => concept === 'stilts');
    const stood = draft.relations.find(({ kind, to }) => kind === 'on' && to === stilts?.id);
    const house = draft.element(stood?.from ?? '');
    if (!stilts || !house || draft.kindOf(house.id) !== 'building' || draft.template) return;
    house.attributes.push('on-stilts');
    const shown = [stilts];
    if (
      OVER_WATER.test(prompt) &&
      draft.places.some(({ concept }) => isOfSort(concept, 'open-water'))
    )
      house.attributes.push('over-water');
    const ladder = draft.elements.find(({ concept }) => concept === 'ladder');
    const isClimbed = draft.relations.some(
      ({ from, to }) => to === ladder?.id && draft.isAnimate(from),
    );
    if (ladder && !isClimbed) {
      house.attributes.push('with-ladder');
      shown.push(ladder);
      const below = draft.relations.find(({ from }) => from === ladder.id)?.to;
      if (below && below !== house.id) draft.relate('beside', below, house.id);
    }
    showWith(house, ...shown.map(({ phrase }) => phrase));
    for (const word of draft.words)
      if (shown.some(({ id }) => id === word.note)) word.note = house.id;
    remove(draft, (id) => shown.some((one) => one.id === id));
  },
};
