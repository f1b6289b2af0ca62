import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** What lies before somebody's feet with what is in it: neither worn, nor held, nor part of what they play. */

const BEFORE =
  /\b(?:in front of|before|at the feet of|by the feet of) (?:him|her|them)\b|\bat (?:his|her|their) feet\b/i;

/** What coins are thrown into. */
const HOLDS = /^(?:container|clothing|instrument|)$/;

/** Who is meant by `in front of her`: never the accordion. */
function whoIsMeant(draft: Draft, to: string): string | undefined {
  if (draft.isAnimate(to)) return to;
  return draft.actions.find(({ patient, instrument }) => patient === to || instrument === to)
    ?.agent;
}

export const beforeSomebody: Rule = {
  name: 'a hat with coins in front of a musician lies before him with the coins in it',
  example: {
    prompt: 'a street musician playing violin with a hat with coins in front of him',
    brief: {
      relations: [
        { kind: 'in', from: 'e4', to: 'e3' },
        { kind: 'in-front-of', from: 'e3', to: 'e1' },
      ],
    },
  },
  apply(draft, prompt) {
    if (!BEFORE.test(prompt)) return;
    for (const relation of draft.relations.filter(({ kind }) => kind === 'in-front-of')) {
      const who = whoIsMeant(draft, relation.to);
      if (who === undefined || draft.isAnimate(relation.from)) continue;
      relation.to = who;
      const thing = relation.from;
      const held = draft.relations.find(
        ({ kind, from, to }) =>
          /^(?:with|full-of)$/.test(kind) &&
          to === thing &&
          !draft.isAnimate(from) &&
          HOLDS.test(draft.kindOf(from) ?? ''),
      );
      const host = held?.from ?? thing;
      if (held) {
        Object.assign(relation, { kind: 'in', from: thing, to: host });
        draft.unrelate((one) => one === held);
        draft.relate('in-front-of', host, who);
      }
      draft.unrelate(({ kind, to }) => to === host && /^(?:with|wearing|holding)$/.test(kind));
    }
  },
};
