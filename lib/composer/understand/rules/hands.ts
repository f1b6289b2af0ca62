import { conceptOf } from '../../concepts';
import type { Rule } from './rule';

/** Larger things are held by somebody who is seen. */
const LARGEST_CM = 45;

export const handsAlone: Rule = {
  name: 'a hand that holds something is what is seen of whose hand it is',
  example: {
    prompt: "a woman's hand holding a tube of cream",
    elements: ['hand', 'tube of cream'],
    without: ['woman'],
  },
  apply(draft) {
    const hand = draft.elements.find(({ concept }) => concept === 'hand');
    if (!hand || draft.template) return;
    const held = draft.relations.find(({ kind, from }) => kind === 'holding' && from === hand.id);
    const { heightCm = Infinity } = conceptOf(draft.element(held?.to ?? '')?.concept ?? '') ?? {};
    if (!held || heightCm > LARGEST_CM) return;
    const at = draft.actions.findIndex(({ verb, agent }) => verb === 'hold' && agent === hand.id);
    if (at >= 0) draft.actions.splice(at, 1);
    hand.count = 1;
    hand.several = false;
    const owner = draft.relations.find(({ kind, from }) => kind === 'part-of' && from === hand.id);
    const isBusy = draft.actions.some(({ agent }) => agent === owner?.to);
    if (!owner || isBusy) return;
    draft.unrelate(({ from, to }) => from === owner.to || to === owner.to);
    const index = draft.elements.findIndex(({ id }) => id === owner.to);
    if (index >= 0) draft.elements.splice(index, 1);
  },
};
