import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** Who reaches for what is high up: it is over them, and their arm goes up to it. */

const REACHING = /\breach(?:es|ing)?(?: (?:up|out|high))* (?:for|to|towards?)\b/i;
const SHELVES = /^(?:wall-shelf|bookshelf)$/;
const REACHES = /^(?:touch|tiptoe|stretch|take)$/;

/** The arm that is up, whatever was read of the words for it. */
function raisesArm(draft: Draft, agent: string): void {
  for (const action of draft.actions) {
    if (action.agent !== agent || !REACHES.test(action.verb)) continue;
    for (const word of draft.words) if (word.note === action.verb) word.note = 'raise-hand';
    action.verb = 'raise-hand';
    delete action.patient;
  }
}

const onHighShelves: Rule = {
  name: 'the shelf that a boy reaches up to is over his head',
  example: {
    prompt: 'a boy reaching for a cookie jar on a high shelf',
    elements: ['boy', 'cookie jar', 'wall shelf'],
    brief: {
      relations: [
        { kind: 'on', from: 'e2', to: 'e3' },
        { kind: 'above', from: 'e3', to: 'e1' },
      ],
      actions: [{ verb: 'raise-hand', agent: 'e1' }],
    },
  },
  apply(draft, prompt) {
    if (draft.template || !REACHING.test(prompt)) return;
    const shelf = draft.elements.find(({ concept = '' }) => SHELVES.test(concept));
    const agent = draft.actions.find(({ verb }) => REACHES.test(verb))?.agent;
    if (!shelf || agent === undefined || draft.kindOf(agent) !== 'person') return;
    shelf.concept = draft.lexicon.conceptNamed('wall shelf');
    shelf.attributes = shelf.attributes.filter((one) => one !== 'tall');
    draft.unrelate(({ from, to }) => from === agent && to === shelf.id);
    draft.relate('above', shelf.id, agent);
    raisesArm(draft, agent);
  },
};

const inTrees: Rule = {
  name: 'the apple that a girl reaches for is in the tree, and she is at it',
  example: {
    prompt: 'a girl reaching for an apple on a tree',
    brief: {
      relations: [
        { kind: 'on', from: 'e2', to: 'e3' },
        { kind: 'beside', from: 'e1', to: 'e3' },
      ],
      actions: [{ verb: 'raise-hand', agent: 'e1' }],
    },
  },
  apply(draft, prompt) {
    if (draft.template || !REACHING.test(prompt)) return;
    const action = draft.actions.find(({ verb, patient }) => REACHES.test(verb) && patient);
    if (!action || !draft.isAnimate(action.agent)) return;
    const { agent, patient = '' } = action;
    const on = draft.relations.find(
      ({ kind, from, to }) =>
        /^(?:on|in|hanging)$/.test(kind) &&
        (from === agent || from === patient) &&
        draft.kindOf(to) === 'plant' &&
        to !== patient,
    );
    const tree = draft.element(on?.to ?? '');
    if (!on || !tree || draft.isAnimate(patient)) return;
    // Trees of their kind have them in their leaves.
    const grown = draft.lexicon.conceptNamed(`${draft.element(patient)?.phrase} tree`);
    if (draft.lexicon.factsOf(grown)) tree.concept = grown;
    draft.unrelate(({ from, to }) => from === agent && to === on.to);
    if (on.from === agent) draft.relate('on', patient, on.to);
    draft.relate('beside', agent, on.to);
    raisesArm(draft, agent);
  },
};

const OVER_HEADS: Readonly<Record<string, string>> = {
  bookshelf: 'wall shelf',
  'wall-shelf': 'wall shelf',
  lamp: 'hanging lamp',
};

const underShelves: Rule = {
  name: 'somebody under a shelf or under lamps has them overhead, and is not hidden by them',
  example: {
    prompt: 'a boy under a shelf',
    elements: ['boy', 'wall shelf'],
    brief: { relations: [{ kind: 'above', from: 'e2', to: 'e1' }] },
  },
  apply(draft) {
    if (draft.template) return;
    for (const { kind, from, to } of [...draft.relations]) {
      const over = draft.element(to);
      const named = OVER_HEADS[over?.concept ?? ''];
      if (kind !== 'under' || !over || named === undefined || draft.kindOf(from) !== 'person')
        continue;
      // One lamp may stand on something over a child; a whole bookcase is nothing to be under.
      if (over.concept === 'lamp' && !over.several && over.count === 1) continue;
      if (over.concept === 'bookshelf' && !/^shel(?:f|ves)$/i.test(over.phrase)) continue;
      over.concept = draft.lexicon.conceptNamed(named);
      draft.unrelate((one) => one.kind === 'under' && one.from === from && one.to === to);
      draft.relate('above', to, from);
    }
  },
};

export const REACHING_RULES: readonly Rule[] = [onHighShelves, inTrees, underShelves];
