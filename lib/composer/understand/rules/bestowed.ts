import type { BriefRelation } from '../../brief';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** Who is given what, and who has what in hand: words beside one another that belong to somebody further on. */

/** What is done with a thing and to somebody: `gives her mother tulips`. */
const BESTOWING = /^(?:give|show|serve|throw)$/;

/** The thing that stands right after somebody, where nothing else is said of it. */
function bestowedOn(draft: Draft, receiver: string): string | undefined {
  const thing = draft.elements[draft.elements.findIndex(({ id }) => id === receiver) + 1];
  if (!thing || draft.isAnimate(thing.id)) return undefined;
  const isTold =
    draft.relations.some(({ from, to }) => to === thing.id && from !== receiver) ||
    draft.actions.some(({ patient, instrument }) => [patient, instrument].includes(thing.id));
  return isTold ? undefined : thing.id;
}

export const bestowed: Rule = {
  name: 'who gives somebody a thing holds the thing, and nobody',
  example: {
    prompt: 'a boy giving his grandmother a flower',
    brief: {
      relations: [
        { kind: 'holding', from: 'e1', to: 'e3' },
        { kind: 'towards', from: 'e1', to: 'e2' },
      ],
      actions: [{ verb: 'give', agent: 'e1', patient: 'e3' }],
    },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { agent, patient: receiver, verb } = action;
      if (!BESTOWING.test(verb) || !receiver || !draft.isAnimate(receiver)) continue;
      const thing = bestowedOn(draft, receiver);
      if (!thing || receiver === agent) continue;
      action.patient = thing;
      draft.unrelate(
        ({ from, to }) =>
          (from === agent && to === receiver) || (from === receiver && to === thing),
      );
      draft.relate('holding', agent, thing);
      draft.relate('towards', agent, receiver);
    }
  },
};

/** How somebody is to what is ridden, sat or stood on. */
const BORNE = /^(?:on|in|under|at|beside|near|riding)$/;
/** What bears things or has them for its own, so that they are not its guest's. */
const BEARING = /^(?:furniture|building|container|food)$/;

const isHandy = (draft: Draft, id: string): boolean => {
  const { concept } = draft.element(id) ?? {};
  const habitat = draft.lexicon.factsOf(concept ?? '')?.habitat;
  return habitat === 'hand' || isOfSort(concept, 'carried-upright');
};

/** Somebody on a horse, a rock or a swing, and on a seat where what follows is carried. */
function guestOf(draft: Draft, host: string): string | undefined {
  const guests = draft.relations.filter(
    ({ kind, from, to }) => to === host && BORNE.test(kind) && draft.isAnimate(from),
  );
  const [only, ...others] = guests;
  if (!only || others.length > 0) return undefined;
  const isSeated =
    isOfSort(draft.element(host)?.concept, 'seat-of-one') && draft.kindOf(only.from) !== 'animal';
  return isSeated || !BEARING.test(draft.kindOf(host) ?? '') ? only.from : undefined;
}

/** Of this, it is somebody's who has it and not of what the words stand beside. */
function isMisplaced(draft: Draft, { kind, from, to }: BriefRelation): boolean {
  if (kind !== 'with' && kind !== 'holding') return false;
  if (draft.isAnimate(from) && draft.kindOf(from) === 'person') return false;
  return isHandy(draft, to) && !draft.isAnimate(to);
}

export const aloft: Rule = {
  name: 'what is named after the horse, the rock or the swing that somebody is on is in the hand of that one',
  example: {
    prompt: 'a fairy sitting on a mushroom with a wand',
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e2' },
        { kind: 'holding', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const relation of draft.relations.filter((one) => isMisplaced(draft, one))) {
      const guest = guestOf(draft, relation.from);
      if (!guest || guest === relation.to) continue;
      draft.unrelate((one) => one === relation);
      draft.relate('holding', guest, relation.to);
      for (const action of draft.actions)
        if (action.agent === relation.from && action.patient === relation.to) action.agent = guest;
    }
  },
};

/** A look at something that is no work on a patient: it is held to the eye. */
export const inspected: Rule = {
  name: 'what fits a hand is held by who checks or examines it',
  example: {
    prompt: 'a rabbit checking a pocket watch',
    brief: { actions: [{ verb: 'use', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, patient, instrument } = action;
      if (verb !== 'operate' || patient === undefined || instrument !== undefined) continue;
      if (isHandy(draft, patient) && !draft.isAnimate(patient)) action.verb = 'use';
    }
  },
};
