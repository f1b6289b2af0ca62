import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import type { Draft } from '../read/draft';
import { mark } from './mark';
import { isOfSort } from '../../concepts/sorts';
import type { Rule } from './rule';

/** Where things are of which a sentence says two places at once: on what is behind somebody, above whom a queue stands. */

const BEARS = /^(?:on|in|at)$/;

/** What was told right before something, and is no body that could be meant by `him`. */
function toldBefore(draft: Draft, id: string, somebody: string): BriefElement | undefined {
  const at = draft.elements.findIndex((one) => one.id === id);
  const before = draft.elements[at - 1];
  return before && before.id !== somebody && !draft.isAnimate(before.id) ? before : undefined;
}

const bornBehind: Rule = {
  name: 'the jars on the shelves behind somebody are on them, and nobody stands on what is behind',
  example: {
    prompt: 'a man at a desk with books on a shelf behind him',
    brief: {
      relations: [
        { kind: 'at', from: 'e1', to: 'e2' },
        { kind: 'behind', from: 'e4', to: 'e1' },
        { kind: 'on', from: 'e3', to: 'e4' },
      ],
    },
  },
  apply(draft) {
    for (const { kind, from: support, to: somebody } of [...draft.relations]) {
      if (kind !== 'behind' || !draft.isAnimate(somebody) || draft.isAnimate(support)) continue;
      const wrong = draft.relations.find(
        (one) => BEARS.test(one.kind) && one.from === somebody && one.to === support,
      );
      if (!wrong) continue;
      draft.unrelate((one) => one === wrong);
      const borne = toldBefore(draft, support, somebody);
      if (!borne || draft.relations.some(({ kind: on, from }) => on === 'on' && from === borne.id))
        continue;
      draft.unrelate((one) => /^(?:with|holding)$/.test(one.kind) && one.to === borne.id);
      draft.relate(wrong.kind, borne.id, support);
    }
  },
};

const ALOFT = /^(?:sky|air|wall|ceiling)$/;
const hovers = ({ concept = '' }: BriefElement) =>
  ALOFT.test(conceptOf(concept)?.habitat ?? '') || conceptOf(concept)?.kind === 'celestial';

const aboveAlone: Rule = {
  name: 'of a queue and lights above, the lights are above, and the queue stands there',
  example: {
    prompt: 'a food truck with people queuing and string lights above',
    brief: {
      relations: [
        { kind: 'with', from: 'e1', to: 'e2' },
        { kind: 'above', from: 'e3', to: 'e1' },
      ],
    },
  },
  apply(draft, prompt) {
    if (!/\b(?:above|overhead)\s*(?:[,.;]|$)/i.test(prompt)) return;
    for (const upper of draft.relations.filter(({ kind }) => kind === 'above')) {
      const one = draft.element(upper.from);
      if (!one || hovers(one)) continue;
      const other = draft.relations.find(
        ({ kind, from, to }) => kind === 'above' && to === upper.to && from !== one.id,
      );
      const aloft = draft.element(other?.from ?? '');
      const isRow =
        draft.elements.indexOf(one) === draft.elements.findIndex((each) => each === aloft) - 1;
      if (aloft && isRow) upper.kind = 'with';
      if (upper.kind === 'with') Object.assign(upper, { from: upper.to, to: one.id });
    }
  },
};

const amidRing: Rule = {
  name: 'who is between those in a ring is in it with them',
  example: {
    prompt: 'two boxers in a boxing ring with a referee between them',
    brief: {
      relations: [
        { kind: 'in', from: 'e1', to: 'e2' },
        { kind: 'between', from: 'e3', to: 'e1' },
        { kind: 'in', from: 'e3', to: 'e2' },
      ],
    },
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      if (kind !== 'between' || !draft.isAnimate(from) || !draft.isAnimate(to)) continue;
      const within = draft.relations.find((one) => one.kind === 'in' && one.from === to);
      if (!within || draft.isAnimate(within.to)) continue;
      if (draft.relations.some((one) => one.kind === 'in' && one.from === from)) continue;
      draft.unrelate((one) => one.kind === 'with' && one.from === to && one.to === from);
      draft.relate('in', from, within.to);
    }
  },
};

const FIGHTS = /^(?:box|spar|fight|wrestle|punch|kick)$/;

const ringsFought: Rule = {
  name: 'who fights where a ring is told is in it',
  example: {
    prompt: 'two women sparring in a boxing ring',
    brief: { relations: [{ kind: 'in', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    const ring = draft.elements.find(({ concept }) => isOfSort(concept, 'fought-in'));
    if (!ring || draft.template) return;
    for (const action of draft.actions) {
      const { verb, agent } = action;
      // Nobody fights the ring.
      if (action.patient === ring.id) delete action.patient;
      const isThere = draft.relations.some(({ from, to }) => from === agent && to === ring.id);
      if (FIGHTS.test(verb) && draft.isAnimate(agent) && !isThere)
        draft.relate('in', agent, ring.id);
    }
  },
};

const WET = /^(?:sea|ocean|river|lake|pond|stream|lagoon|swamp|marsh)$/;
/** Told by the wording of `half submerged in`, or as one says it oneself. */
const SUNK =
  /\b(?:half|partly|partially|mostly)?[- ]?(?:sunk|submerged|wading deep) (?:up to \w+ \w+ )?in\b|\bup to (?:its|his|her|their) (?:eyes|nostrils|ears|neck|necks|chin)\b/i;

export const sunkenBeasts: Rule = {
  name: 'an animal that is half under water is in it, and on no shore',
  example: { prompt: 'a hippo half submerged in a river', elements: ['hippo'] },
  apply(draft, prompt) {
    if (draft.template || !SUNK.test(prompt)) return;
    const beast = draft.elements.find(({ id }) => draft.kindOf(id) === 'animal');
    if (!beast || !draft.places.some(({ concept }) => WET.test(concept))) return;
    mark(beast, 'wading');
    mark(beast, 'sunken');
  },
};

export const WHERE_BEHIND: readonly Rule[] = [bornBehind, aboveAlone, ringsFought, amidRing];
