import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** What people do who are in or on what they steer. */
const STEERING = /^(?:sail|drive|ride|pilot|fly|launch|row-team|travel|float)$/;

/** How toys move by hand. */
const MOVED: Readonly<Record<string, string>> = {
  'paper-plane': 'throw',
  kite: 'fly-kite',
};

export const gadgets: Rule = {
  name: 'who plays with a phone has it in hand',
  example: {
    prompt: 'a man playing with his phone',
    brief: {
      actions: [{ verb: 'use', agent: 'e1', patient: 'e2' }],
      relations: [{ kind: 'holding', from: 'e1', to: 'e2' }],
    },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient = '' } = action;
      const isGadget = draft.kindOf(patient) === 'device';
      if (verb !== 'play-with' || !isGadget || draft.kindOf(agent) !== 'person') continue;
      action.verb = 'use';
      draft.relate('holding', agent, patient);
    }
  },
};

export const toys: Rule = {
  name: 'who sails a paper boat plays with it, and sits in no boat',
  example: {
    prompt: 'kids sailing a paper boat in a puddle',
    brief: {
      actions: [{ verb: 'play-with', agent: 'e1', patient: 'e2' }],
      relations: [{ kind: 'in', from: 'e2', to: 'e3' }],
      places: [],
    },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { agent, patient = '', verb } = action;
      const toy = draft.element(patient)?.concept ?? '';
      const isPerson = draft.kindOf(agent) === 'person';
      if (!STEERING.test(verb) || !isOfSort(toy, 'steered-toy') || !isPerson) continue;
      action.verb = MOVED[toy] ?? 'play-with';
      for (const word of draft.words) if (word.note === verb) word.note = action.verb;
      draft.unrelate(
        ({ kind, from, to }) => /^(?:in|on)$/.test(kind) && from === agent && to === patient,
      );
      // Where it floats is where it is.
      for (const relation of draft.relations)
        if (relation.from === agent && /^(?:in|on)$/.test(relation.kind) && !MOVED[toy])
          if (
            draft.kindOf(relation.to) === 'nature' ||
            /water|pool|bath|fountain/.test(draft.element(relation.to)?.concept ?? '')
          )
            relation.from = patient;
    }
  },
};
