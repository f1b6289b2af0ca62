import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** What is in things that hold it by themselves: a vase, a hat turned over, a nest on a hat. */

const HOLDERS = /^(?:container|clothing)$/;
const isLifeless = (draft: Draft, id: string) => !draft.isAnimate(id);

const heldByThings: Rule = {
  name: 'a vase that holds a lily has it in it',
  example: {
    prompt: 'a vase holding a single lily',
    brief: { relations: [{ kind: 'in', from: 'e2', to: 'e1' }] },
  },
  apply(draft) {
    for (const relation of [...draft.relations]) {
      const { kind, from, to } = relation;
      const isVessel = conceptOf(draft.element(from)?.concept ?? '')?.kind === 'container';
      if (kind !== 'holding' || !isVessel || !isLifeless(draft, from)) continue;
      draft.unrelate((one) => one === relation);
      draft.relate('in', to, from);
      const kept = draft.actions.filter(
        ({ verb, agent, patient }) => verb !== 'hold' || agent !== from || patient !== to,
      );
      draft.actions.splice(0, draft.actions.length, ...kept);
    }
  },
};

const turnedOver: Rule = {
  name: 'who is in a hat that is upside down does not wear it',
  example: {
    prompt: 'an upside-down hat with a rabbit in it',
    brief: { relations: [{ kind: 'in', from: 'e2', to: 'e1' }] },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const worn = draft.element(relation.to);
      const isTurned = worn?.attributes.includes('upside-down') === true;
      if (relation.kind !== 'wearing' || !worn || !isTurned) continue;
      if (!HOLDERS.test(draft.kindOf(worn.id) ?? '')) continue;
      relation.kind = 'in';
      // For what is in it, it is turned over anyway.
      worn.attributes = worn.attributes.filter((one) => one !== 'upside-down');
    }
  },
};

const inNests: Rule = {
  name: 'eggs that are told after a nest are in it',
  example: {
    prompt: "a hat with a bird's nest on it and three eggs in it",
    elements: ['hat', 'nest', 'egg'],
  },
  apply(draft, prompt) {
    if (!/\bin (?:it|them)\b/i.test(prompt)) return;
    const nest = draft.elements.find(({ concept }) => isOfSort(concept, 'hatched-in'));
    for (const egg of nest ? draft.elements : []) {
      if (!nest || !isOfSort(egg.concept, 'egg')) continue;
      draft.unrelate(({ kind, from }) => from === egg.id && /^(?:in|on|wearing|at)$/.test(kind));
      draft.relate('in', egg.id, nest.id);
    }
  },
};

const onTheFloor: Rule = {
  name: 'of a window with a ball on the floor the ball lies there',
  example: {
    prompt: 'a broken window with a baseball on the floor',
    elements: ['window', 'baseball', 'floor'],
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      const habitat = conceptOf(draft.element(from)?.concept ?? '')?.habitat;
      if (kind !== 'on' || habitat !== 'wall' || !isOfSort(draft.element(to)?.concept, 'underfoot'))
        continue;
      const had = draft.relations.find((one) => one.kind === 'with' && one.from === from);
      if (!had || draft.isAnimate(had.to)) continue;
      relation.from = had.to;
      draft.unrelate((one) => one === had);
    }
  },
};

const onTheHeap: Rule = {
  name: 'a kitten on top of a crate of oranges is there once, and not on each orange',
  example: {
    prompt: 'a crate filled with oranges and a kitten on top',
    elements: ['crate', 'kitten'],
  },
  apply(draft, prompt) {
    if (!/\bon top\b/i.test(prompt)) return;
    for (const relation of draft.relations) {
      const [top, heap] = [draft.element(relation.from), draft.element(relation.to)];
      if (relation.kind !== 'on' || top?.count !== 1 || !heap?.several) continue;
      const vessel = draft.relations.find(({ kind, to }) => kind === 'full-of' && to === heap.id);
      if (vessel && vessel.from !== top.id) relation.to = vessel.from;
    }
  },
};

export const TOLD_INSIDES: readonly Rule[] = [
  heldByThings,
  turnedOver,
  inNests,
  onTheFloor,
  onTheHeap,
];
