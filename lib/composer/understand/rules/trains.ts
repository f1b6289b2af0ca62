import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** Who is led, on leashes or in a row. */

const isBeast = (draft: Draft, id: string) => draft.kindOf(id) === 'animal';
const isPerson = (draft: Draft, id: string) => draft.kindOf(id) === 'person';

export const walkedDogs: Rule = {
  name: 'who walks dogs has each of them on a leash',
  example: {
    prompt: 'a woman walking five dogs',
    brief: { actions: [{ verb: 'walk-dog', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of [...draft.actions]) {
      const { verb, agent, patient = '' } = action;
      const isWalk = /^(?:walk|walk-dog)$/.test(verb) && isPerson(draft, agent);
      if (!isWalk || !isBeast(draft, patient)) continue;
      action.verb = 'walk-dog';
      for (const word of draft.words) if (word.note === 'walk') word.note = 'walk-dog';
      const isIdle = (id: string) =>
        !draft.actions.some((one) => one.agent === id || one.patient === id) &&
        !draft.relations.some(({ from, to }) => from === id || to === id);
      for (const { id } of draft.elements)
        if (isBeast(draft, id) && isIdle(id) && draft.mayAct)
          draft.actions.push({ verb: 'walk-dog', agent, patient: id });
    }
  },
};

const IN_A_ROW =
  /\b(?:in (?:a |one )?(?:neat |long |straight |single )?(?:row|line|file)|in tow|single[- ]file|one behind the other|behind (?:her|him|it)|waddling after)\b/i;

export const inRows: Rule = {
  name: 'young ones in a row go behind who they are with',
  example: {
    prompt: 'a duck with five ducklings in a row',
    brief: { actions: [{ verb: 'lead', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft, prompt) {
    for (const action of draft.actions) {
      const ahead = draft.relations.find(({ kind, to }) => kind === 'with' && to === action.agent);
      const isTrain = action.verb === 'follow' && action.patient === undefined;
      if (isTrain && ahead && isBeast(draft, ahead.from)) action.patient = ahead.from;
    }
    if (!IN_A_ROW.test(prompt)) return;
    for (const relation of [...draft.relations]) {
      const { kind, from, to } = relation;
      const isTold = /^(?:with|beside)$/.test(kind) && isBeast(draft, from) && isBeast(draft, to);
      const [leader, train] = [draft.element(from), draft.element(to)];
      if (!isTold || leader?.count !== 1 || (train?.count ?? 1) < 2) continue;
      const acts = draft.actions.some(({ agent, verb }) => agent === from && verb === 'lead');
      if (acts || !draft.mayAct) continue;
      draft.actions.push({ verb: 'lead', agent: from, patient: to });
      draft.relations.splice(draft.relations.indexOf(relation), 1);
    }
  },
};
