import { conceptOf, isOfSort } from '../../concepts';
import type { Concept } from '../../concepts/concept';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** Who has something in the hands, and who is where, where a sentence could mean another. */

/** Who is said to come out of a thing that is said to hold another. */
const whoLeaves = (draft: Draft, thing: string) =>
  draft.relations.find(
    ({ kind, from, to }) => kind === 'out-of' && to === thing && draft.isAnimate(from),
  )?.from;

/** Coffins, boxes and nests that somebody comes out of have no hands. */
const isLeft = (draft: Draft, id: string) =>
  isOfSort(draft.element(id)?.concept, 'peeked-out-of') &&
  draft.relations.some(({ kind, to }) => kind === 'out-of' && to === id);

const holders: Rule = {
  name: 'who climbs out of a coffin with a lantern has it, and no coffin holds one',
  example: {
    prompt: 'a vampire climbing out of his coffin holding a lantern',
    brief: {
      relations: [
        { kind: 'out-of', from: 'e1', to: 'e2' },
        { kind: 'holding', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      if (kind !== 'holding') continue;
      const who = whoLeaves(draft, from);
      if (!who || who === to || !isLeft(draft, from)) continue;
      relation.from = who;
      for (const action of draft.actions)
        if (action.verb === 'hold' && action.agent === from && action.patient === to)
          action.agent = who;
    }
  },
};

/** `with a seagull on a post beside him`: what is beside somebody does not bear them. */
const besides: Rule = {
  name: 'on a post that is beside somebody is who is told with them',
  example: {
    prompt: 'a fisherman mending his net on the pier with a seagull on a post beside him',
    brief: {
      relations: [
        { kind: 'with', from: 'e1', to: 'e4' },
        { kind: 'on', from: 'e4', to: 'e5' },
        { kind: 'beside', from: 'e5', to: 'e1' },
      ],
    },
  },
  apply(draft) {
    for (const relation of [...draft.relations]) {
      const { kind, from, to } = relation;
      if (kind !== 'on' || !draft.isAnimate(from)) continue;
      const isBeside = draft.relations.some(
        (one) => one.kind === 'beside' && one.from === to && one.to === from,
      );
      const other = draft.relations.find((one) => one.kind === 'with' && one.from === from)?.to;
      if (isBeside && other && other !== to) relation.from = other;
    }
  },
};

/** What has no hands, though somebody is on it. */
const HANDLESS = /^(?:plant|nature)$/;
/** Who hangs head down has no hand for it. */
const UPON = /^(?:on|in|at)$/;

/** Of what stands on tables, what fits into a hand, in centimetres. */
const HANDY_CM = 32;
const isHandy = ({ habitat, kind, heightCm }: Concept) =>
  !HANDLESS.test(kind) && (habitat === 'hand' || (habitat === 'table' && heightCm <= HANDY_CM));

const uponBranches: Rule = {
  name: 'a banana told after the tree that somebody is in is in their hand',
  example: {
    prompt: 'a monkey in a tree with a banana',
    brief: {
      relations: [
        { kind: 'in', from: 'e1', to: 'e2' },
        { kind: 'holding', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const relation of [...draft.relations]) {
      const { kind, from, to } = relation;
      if (kind !== 'with' || !HANDLESS.test(draft.kindOf(from) ?? '')) continue;
      const thing = conceptOf(draft.element(to)?.concept ?? '');
      const isOne = draft.element(to)?.count === 1;
      if (!isOne || !thing || !isHandy(thing)) continue;
      const who = draft.relations.find(
        (one) => UPON.test(one.kind) && one.to === from && draft.isAnimate(one.from),
      )?.from;
      if (!who) continue;
      draft.unrelate((one) => one === relation);
      draft.relate('holding', who, to);
    }
  },
};

/** Taken up, a book is held whatever its size. */
const TAKEN = /^(?:read|hold|carry|hug|write|show)$/;
/** A giant pencil is as tall as whoever holds it; of these verbs no other size is told. */
const CLASPED = /^(?:hold|carry|hug)$/;
const SMALL_CM = 62;

/** What is huge and in somebody's hands (`arrange/sizes.ts`). */
const HUGE_IN_HANDS = 'huge-in-hands';

const huge: Rule = {
  name: 'a huge book that somebody reads is large and in the hands',
  example: {
    prompt: 'a wizard reading a huge book',
    elements: ['wizard', 'book'],
  },
  apply(draft) {
    for (const { verb, agent, patient } of draft.actions) {
      const thing = draft.element(patient ?? '');
      const concept = conceptOf(thing?.concept ?? '');
      if (!thing || !concept || !TAKEN.test(verb) || !draft.isAnimate(agent)) continue;
      if (draft.kindOf(agent) === 'animal') continue;
      if (concept.heightCm > SMALL_CM || !/^(?:tool|food|toy|container)$/.test(concept.kind))
        continue;
      if (
        concept.kind === 'tool' &&
        CLASPED.test(verb) &&
        !isOfSort(concept.id, 'looked-at-in-hand')
      )
        continue;
      thing.attributes = thing.attributes.map((one) => (one === 'giant' ? HUGE_IN_HANDS : one));
    }
  },
};

/** Larger ones are not carried with something in them. */
const CARRIED_CM = 75;

const carriedIn: Rule = {
  name: 'who carries a cat in a basket carries the basket, with the cat in it',
  example: {
    prompt: 'a boy carrying a cat in a basket',
    brief: {
      relations: [
        { kind: 'in', from: 'e2', to: 'e3' },
        { kind: 'holding', from: 'e1', to: 'e3' },
      ],
      actions: [{ verb: 'hold', agent: 'e1', patient: 'e3' }],
    },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient } = action;
      const within = draft.relations.find(({ kind, from }) => kind === 'in' && from === patient);
      const container = conceptOf(draft.element(within?.to ?? '')?.concept ?? '');
      if (verb !== 'hold' || !within || !patient || container?.kind !== 'container') continue;
      if (container.heightCm > CARRIED_CM || !draft.isAnimate(agent)) continue;
      draft.unrelate(
        ({ kind, from, to }) => kind === 'holding' && from === agent && to === patient,
      );
      action.patient = within.to;
      draft.relate('holding', agent, within.to);
      if (!draft.isAnimate(patient))
        Object.assign(within, { kind: 'full-of', from: within.to, to: patient });
    }
  },
};

export const WHOSE_HANDS: readonly Rule[] = [holders, uponBranches, besides, huge, carriedIn];
