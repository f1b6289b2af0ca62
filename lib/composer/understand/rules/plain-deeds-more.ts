import { isOfSort } from '../../concepts/sorts';
import { imply } from './imply';
import { mark } from './mark';
import type { Rule } from './rule';

/** Deeds of a plain sentence that say how somebody is while it is done: with the paws at the mouth, on the table, at its edge. */

const cracked: Rule = {
  name: 'an animal that cracks a nut has it at the mouth',
  example: {
    prompt: 'a squirrel cracking a nut',
    brief: { actions: [{ verb: 'eat', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const isBroken = action.verb === 'crash' && draft.kindOf(action.agent) === 'animal';
      if (!isBroken || !/^(?:food|plant)$/.test(draft.kindOf(action.patient ?? '') ?? '')) continue;
      for (const word of draft.words) if (word.note === 'crash') word.note = 'eat';
      action.verb = 'eat';
    }
  },
};

const operated: Rule = {
  name: 'who is operated on lies on a table',
  example: {
    prompt: 'a surgeon operating on a patient',
    elements: ['surgeon', 'patient', 'exam table'],
  },
  apply(draft) {
    for (const { verb, agent, patient } of [...draft.actions]) {
      const isOperation = verb === 'operate' && isOfSort(draft.element(agent)?.concept, 'operates');
      if (!isOperation || patient === undefined || !draft.isAnimate(patient)) continue;
      const isPlaced = draft.relations.some(
        ({ kind, from }) => from === patient && /^(?:on|in|at)$/.test(kind),
      );
      const table = isPlaced
        ? undefined
        : imply(draft, { concept: 'exam table', because: 'lain on in an operation' });
      if (table === undefined) continue;
      draft.relate('on', patient, table);
      if (draft.mayAct) draft.actions.push({ verb: 'lie', agent: patient });
    }
  },
};

const OFF = /\boff (?:of )?(?:the|an?|its|his|her) /i;

const pushedOff: Rule = {
  name: 'a cat that pushes a glass off a table is on it, and the glass tips over',
  example: {
    prompt: 'a cat pushing a glass off a table',
    brief: {
      relations: [{ kind: 'on', from: 'e1', to: 'e3' }],
      actions: [{ verb: 'knock-over', agent: 'e1', patient: 'e2' }],
    },
  },
  apply(draft, prompt) {
    if (!OFF.test(prompt)) return;
    for (const action of draft.actions) {
      const { verb, agent, patient } = action;
      const isCat = draft.kindOf(agent) === 'animal' && verb === 'push';
      const on = draft.relations.find(
        ({ kind, from, to }) =>
          kind === 'on' && from === patient && draft.kindOf(to) === 'furniture',
      );
      if (!isCat || !on) continue;
      draft.unrelate((one) => one === on);
      draft.relate('on', agent, on.to);
      action.verb = 'knock-over';
      for (const word of draft.words) if (word.note === verb) word.note = 'knock-over';
    }
  },
};

/** What a thing does by itself and is seen by how it is: by verbs, and by words where a verb has several senses. */
const SEEN_AS: readonly (readonly [verb: RegExp, said: RegExp, state: string])[] = [
  [/^melt$/, /./, 'melting'],
  [/^open-verb$/, /./, 'open'],
  [/^(?:crash|break)$/, /\b(?:break|shatter|smash|crack)/i, 'broken'],
];
const LIFELESS =
  /^(?:container|food|furniture|device|tool|toy|symbol|instrument|clothing|nature|building)$/;

const seenAsStates: Rule = {
  name: 'a door that opens is open, a glass that breaks is broken, and ice that melts is melting',
  example: {
    prompt: 'an ice cream cone melting in the sun',
    brief: { actions: [] },
  },
  apply(draft) {
    for (const action of [...draft.actions]) {
      const { verb, agent, patient, instrument } = action;
      const thing = draft.element(agent);
      const word = draft.words.find(({ fate, note }) => fate === 'action' && note === verb);
      const isAlone = patient === undefined && instrument === undefined;
      if (!thing || !word || !isAlone || !LIFELESS.test(draft.kindOf(agent) ?? '')) continue;
      const state = SEEN_AS.find(([of, said]) => of.test(verb) && said.test(word.word))?.[2];
      if (state === undefined) continue;
      mark(thing, state);
      draft.actions.splice(draft.actions.indexOf(action), 1);
      Object.assign(word, { fate: 'attribute', note: state });
    }
  },
};

const reachedFor: Rule = {
  name: 'what somebody reaches for on a shelf stays there',
  example: {
    prompt: 'a boy reaching for a jar on a shelf',
    brief: {
      relations: [
        { kind: 'on', from: 'e2', to: 'e3' },
        { kind: 'above', from: 'e3', to: 'e1' },
      ],
    },
  },
  apply(draft) {
    for (const action of draft.actions) {
      if (action.verb !== 'touch' || action.patient === undefined) continue;
      const on = draft.relations.find(
        ({ kind, from, to }) =>
          kind === 'on' &&
          from === action.patient &&
          isOfSort(draft.element(to)?.concept, 'stored-on'),
      );
      if (!on) continue;
      delete action.patient;
      draft.relate('beside', action.agent, on.to);
    }
  },
};

export const MORE_PLAIN_DEEDS: readonly Rule[] = [
  cracked,
  operated,
  pushedOff,
  seenAsStates,
  reachedFor,
];
