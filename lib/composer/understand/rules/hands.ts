import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** Larger things are held by somebody who is seen. */
const LARGEST_CM = 45;

/** `a bottle held by two hands`. */
const HELD_BY = /\bheld (?:up |out )?(?:by|in|with) (?:\w+(?:'s)? ){0,3}hands?\b/iu;

function takeHeld(draft: Draft, hand: BriefElement, prompt: string): void {
  const [goods] = draft.elements;
  if (!goods || goods === hand || draft.isAnimate(goods.id) || !HELD_BY.test(prompt)) return;
  const at = draft.actions.findIndex(({ verb, agent }) => verb === 'hold' && agent === goods.id);
  if (at >= 0) draft.actions.splice(at, 1);
  draft.unrelate(({ from, to }) => from === goods.id && to === hand.id);
  draft.relate('holding', hand.id, goods.id);
}

export const handsAlone: Rule = {
  name: 'a hand that holds something is what is seen of whose hand it is',
  example: {
    prompt: "a woman's hand holding a tube of cream",
    elements: ['hand', 'tube of cream'],
    without: ['woman'],
  },
  apply(draft, prompt) {
    const hand = draft.elements.find(({ concept }) => concept === 'hand');
    if (!hand || draft.template) return;
    takeHeld(draft, hand, prompt);
    const held = draft.relations.find(({ kind, from }) => kind === 'holding' && from === hand.id);
    const { heightCm = Infinity } = conceptOf(draft.element(held?.to ?? '')?.concept ?? '') ?? {};
    if (!held || heightCm > LARGEST_CM) return;
    const at = draft.actions.findIndex(({ verb, agent }) => verb === 'hold' && agent === hand.id);
    if (at >= 0) draft.actions.splice(at, 1);
    // One hand is drawn, and no more is told.
    hand.phrase = hand.phrase.replace(/^(?:two|both) /iu, '').replace(/\bhands$/iu, 'hand');
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
