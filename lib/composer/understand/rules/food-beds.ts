import type { BriefElement } from '../../brief';
import { ON_A_BED, STUFF_OF } from '../../concepts/food/filled';
import type { Draft } from '../read/draft';
import { filled, stuffOf } from './filled';
import { mergeInto } from './merging';
import { cooked } from './plating';
import type { Rule } from './rule';

/** A bed of rice is rice, spread on a plate under what is served on it, and nobody sleeps in it. */

const BED = /^(?:bed|layer|mound|pile|heap|nest)$/i;
const OF_BED = /^(?:with|full-of|on|part-of|made-of)$/;
/** What is cooked has a taste of fish and is none; what is alive is in its own bed. */
const EATEN = /^(?:food|animal|plant)$/;

/** The bed of a dish, and of what it is. */
function bedsIn(draft: Draft): { bed: BriefElement; food: BriefElement }[] {
  return draft.relations.flatMap(({ kind, from, to }) => {
    const [bed, food] = [draft.element(from), draft.element(to)];
    const isBed = bed?.concept === 'bed' && BED.test(bed.phrase.split(' ').at(-1) ?? '');
    return OF_BED.test(kind) && isBed && food && stuffOf(food) ? [{ bed, food }] : [];
  });
}

function lay(draft: Draft, main: BriefElement): void {
  const as = [...main.attributes, main.concept ?? ''].flatMap((one) => ON_A_BED[one] ?? [])[0];
  if (!as) return;
  main.concept = draft.lexicon.conceptNamed(as);
  main.count = 1;
  main.several = false;
  main.attributes = main.attributes.filter((one) => !STUFF_OF[one] && !ON_A_BED[one]);
}

const foodBeds: Rule = {
  name: 'what is served on a bed of rice lies on rice',
  example: {
    prompt: 'grilled salmon on a bed of rice',
    elements: ['fillet on top', 'plateful'],
    without: ['bed', 'salmon'],
    brief: { relations: [{ kind: 'on', from: 'e1', to: 'e3' }] },
  },
  apply(draft) {
    for (const { bed, food } of bedsIn(draft)) {
      const mains = draft.relations.flatMap(({ kind, from, to }) =>
        kind === 'on' && to === bed.id ? [from] : [],
      );
      const main = mains.map((id) => draft.element(id)).find((one) => one && one !== food);
      if (!main || !EATEN.test(draft.kindOf(main.id) ?? '')) continue;
      const stuff = stuffOf(food);
      food.concept = draft.lexicon.conceptNamed('filled-plate');
      food.attributes = [`garnish-${String(stuff)}`];
      food.count = 1;
      food.several = false;
      lay(draft, main);
      mergeInto(draft, bed.id, food.id);
      const own = new Set([main.id, food.id]);
      draft.unrelate(({ from, to }) => from === to || (own.has(from) && own.has(to)));
      draft.relate('on', main.id, food.id);
      draft.actions.splice(
        0,
        draft.actions.length,
        ...draft.actions.filter(
          ({ agent, verb }) => agent !== main.id || !/^(?:lie|sleep|rest)$/.test(verb),
        ),
      );
    }
  },
};

/** How food is cooked, and on and in what it is served without a vessel of its own. */
export const FILLED_RULES: readonly Rule[] = [cooked, foodBeds, filled];
