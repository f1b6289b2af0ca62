import type { Hex } from '@/lib/color/hex';
import type { Draft } from '../read/draft';
import { poured } from './merging';
import type { Rule } from './rule';

/** What falls in specks where it is dusted or sprinkled, by its colour, and out of what. */
const POWDERS: readonly (readonly [RegExp, 'sieve' | 'salt-shaker', Hex])[] = [
  [/\b(?:salt|sesame|oregano|herbs|parsley)$/i, 'salt-shaker', '#fbfaf6'],
  [/\b(?:pepper|poppy seeds?)$/i, 'salt-shaker', '#4a4450'],
  [/\b(?:cocoa|cocoa powder|cinnamon|chocolate|nutmeg)$/i, 'sieve', '#7a4a2e'],
  [/\b(?:flour|(?:icing|powdered|caster )?\s?sugar|powder|snow)$/i, 'sieve', '#ffffff'],
];

const DUSTING = /\bdust(?:s|ed|ing)?\b/i;

/** What it falls on: what it, or who sprinkles it, is said to be over. */
const targetOf = ({ relations }: Draft, powder: string, agent: string): string | undefined =>
  relations.find(
    ({ kind, from, to }) =>
      /^(?:above|on|over|in)$/.test(kind) && (from === powder || from === agent) && to !== powder,
  )?.to;

export const sprinkled: Rule = {
  name: 'sugar that is dusted over a cake falls on it out of a sieve',
  example: {
    prompt: 'a baker dusting sugar over a cake',
    elements: ['baker', 'sieve', 'cake'],
    brief: { actions: [{ verb: 'sprinkle', agent: 'e1', patient: 'e3', instrument: 'e2' }] },
  },
  apply(draft, prompt) {
    for (const action of draft.actions) {
      const isTold =
        action.verb === 'sprinkle' || (action.verb === 'clean' && DUSTING.test(prompt));
      const powder = draft.element(action.patient ?? '');
      const found = powder && POWDERS.find(([pattern]) => pattern.test(powder.phrase));
      const target = powder && targetOf(draft, powder.id, action.agent);
      if (!isTold || !powder || !found || !target || draft.kindOf(action.agent) !== 'person')
        continue;
      const [, vessel, color] = found;
      powder.concept = draft.lexicon.conceptNamed(vessel);
      powder.colors = [color];
      powder.because = 'what it falls out of';
      powder.count = 1;
      for (const word of draft.words)
        if (word.fate === 'action' && word.note === action.verb) word.note = 'sprinkle';
      draft.unrelate(
        ({ from, to }) => to === target && (from === powder.id || from === action.agent),
      );
      Object.assign(action, { verb: 'sprinkle', patient: target, instrument: powder.id });
    }
  },
};

/** What falls in specks, and then what runs. */
export const POURING_RULES: readonly Rule[] = [sprinkled, poured];
