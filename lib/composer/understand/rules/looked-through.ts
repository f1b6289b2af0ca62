import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

const THROUGH = /\b(?:through|with|using) (?:a|an|the|his|her|their|its)\b/i;

/** Who looks: whoever does something to what is seen through it, else who was told of before. */
function lookerOf(draft: Draft, lens: string, seen: string): string | undefined {
  const doer = draft.actions.find(({ patient }) => patient === seen)?.agent;
  const at = draft.elements.findIndex(({ id }) => id === lens);
  return doer ?? draft.elements.slice(0, at).findLast(({ id }) => draft.isAnimate(id))?.id;
}

export const lookedThrough: Rule = {
  name: 'what somebody examines through a magnifying glass is before it, and the glass in the hand',
  example: {
    prompt: 'a detective examining footprints through a magnifying glass',
    brief: { relations: [{ kind: 'holding', from: 'e1', to: 'e3' }] },
  },
  apply(draft, prompt) {
    if (!THROUGH.test(prompt)) return;
    for (const relation of [...draft.relations]) {
      const { kind, from, to } = relation;
      const isLens = isOfSort(draft.element(to)?.concept, 'looked-through');
      if (kind !== 'in' || !isLens) continue;
      const looker = lookerOf(draft, to, from);
      if (!looker || looker === from) continue;
      draft.unrelate((one) => one === relation);
      draft.relate('holding', looker, to);
      for (const action of draft.actions) {
        const isExamining = action.agent === looker && action.patient === from;
        if (isExamining && /^(?:operate|examine|look|search)$/.test(action.verb))
          action.instrument ??= to;
      }
    }
  },
};

export const atSea: Rule = {
  name: 'a pirate or a sailor looks through a spyglass, and through no telescope on legs',
  example: {
    prompt: 'a pirate looking through a telescope',
    elements: ['pirate', 'spyglass'],
    without: ['telescope'],
  },
  apply(draft) {
    for (const element of draft.elements) {
      if (element.concept !== 'telescope') continue;
      const lookers = [
        ...draft.actions.flatMap(({ agent, patient }) => (patient === element.id ? [agent] : [])),
        ...draft.relations.flatMap(({ kind, from, to }) =>
          kind === 'holding' && to === element.id ? [from] : [],
        ),
      ].filter((id) => isOfSort(draft.element(id)?.concept, 'seafarer'));
      if (lookers.length === 0) continue;
      element.concept = draft.lexicon.conceptNamed('spyglass');
      // The hand that has it has nothing that was only thought of.
      const held = draft.relations.filter(
        ({ kind, from, to }) =>
          kind === 'holding' && lookers.includes(from) && draft.element(to)?.because !== undefined,
      );
      remove(draft, (id) => held.some(({ to }) => to === id));
    }
  },
};
