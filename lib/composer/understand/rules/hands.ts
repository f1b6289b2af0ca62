import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import type { Draft } from '../read/draft';
import { isOfSort } from '../../concepts/sorts';
import { imply, remove } from './imply';
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

const AT_WRIST =
  /\b(?:on|around|worn on) (?:(?:an?|the|his|her|their|my|your|someone's|somebody's|[a-z]+(?:'s|s')) ){1,2}(?:slim |tattooed |left |right )?(?:wrist|arm)\b/iu;

const wrists: Rule = {
  name: "a watch on a man's wrist is seen on the arm, without the man",
  example: { prompt: "a smartwatch on a man's wrist", elements: ['smartwatch'], without: ['man'] },
  apply(draft, prompt) {
    const [watch] = draft.elements;
    if (!watch || !isOfSort(watch.concept, 'worn-at-the-wrist') || !AT_WRIST.test(prompt)) return;
    const told = draft.elements.find(({ concept }) => concept === 'hand');
    const [wearer, ...others] = draft.elements.filter(({ id }) => draft.isAnimate(id));
    if (others.length > 0 || draft.actions.some(({ agent }) => agent === wearer?.id)) return;
    if (wearer) remove(draft, (id) => id === wearer.id);
    const because = `under the ${watch.phrase}`;
    const arm = told?.id ?? imply(draft, { concept: 'hand', because });
    const element = draft.element(arm ?? '');
    if (!element) return;
    element.phrase = wearer ? `${wearer.phrase}'s wrist` : 'wrist';
    draft.unrelate(({ from, to }) => from === element.id || to === element.id);
    draft.relate('on', watch.id, element.id);
  },
};

/** What one hand does with what it holds. */
const HELD_BY_ONE = /^(?:hold|pour|serve|offer|drink|sprinkle|give|show|present|carry)$/;

const handsBusy: Rule = {
  name: 'hands that do something are what is seen of whose they are',
  example: {
    prompt: "a woman's hands kneading dough",
    elements: ['hand', 'dough'],
    without: ['woman'],
  },
  apply(draft) {
    const hands = draft.elements.find(({ concept }) => concept === 'hand');
    const deed = draft.actions.find(({ agent }) => agent === hands?.id);
    if (!hands || draft.template || !deed?.patient || draft.isAnimate(deed.patient)) return;
    if (HELD_BY_ONE.test(deed.verb)) return;
    const { heightCm = Infinity } = conceptOf(draft.element(deed.patient)?.concept ?? '') ?? {};
    const owner = draft.relations.find(({ kind, from }) => kind === 'part-of' && from === hands.id);
    const isBusy = draft.actions.some(({ agent }) => agent === owner?.to);
    if (!owner || isBusy || heightCm > LARGEST_CM) return;
    hands.phrase = `${draft.element(owner.to)?.phrase ?? ''}'s ${hands.phrase}`;
    remove(draft, (id) => id === owner.to);
  },
};

const handsAlone: Rule = {
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

/** Hands of whom nothing else is seen. */
export const HANDS_ALONE: readonly Rule[] = [wrists, handsBusy, handsAlone];
