import type { BriefElement } from '../../brief';
import { NAMED_AGAIN } from '../words/named-again.data';
import { mergeInto } from './merging';
import type { Rule } from './rule';

/** Whether the prompt has `the dog`, and nowhere `a dog`. */
function isDefinite(prompt: string, word: string): boolean {
  const has = (articles: string) =>
    new RegExp(`\\b(?:${articles}) ${word}(?:['’]s)?\\b`, 'iu').test(prompt);
  return has('the|this|that') && !has('an?|another|one|the other|each|every');
}

const isOne = ({ count, several }: BriefElement) => count === 1 && !several;

export const namedAgain: Rule = {
  name: 'the dog is the beagle that was named before',
  example: {
    prompt: 'A beagle on a rug. The dog is wearing a hat.',
    elements: ['beagle', 'rug', 'hat'],
    without: ['dog'],
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e2' },
        { kind: 'wearing', from: 'e1', to: 'e4' },
      ],
    },
  },
  apply(draft, prompt) {
    if (draft.language !== 'en') return;
    for (const again of [...draft.elements]) {
      const row = NAMED_AGAIN.find(({ word }) => word.test(again.phrase));
      if (!row || !isOne(again) || !isDefinite(prompt, again.phrase)) continue;
      const before = draft.elements
        .slice(0, draft.elements.indexOf(again))
        .filter((one) => isOne(one) && row.kinds.test(one.concept ?? ''));
      const [meant] = before;
      if (!meant || before.length > 1) continue;
      mergeInto(draft, again.id, meant.id);
      for (const word of draft.words) if (word.note === again.id) word.note = meant.id;
    }
  },
};
