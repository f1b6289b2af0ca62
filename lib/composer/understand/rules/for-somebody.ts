import { remove } from './imply';
import type { Rule } from './rule';

/** `a gift for someone special`: whom it is for is nobody to be seen. */
const FOR = /\bfor (?:some(?:one|body)|any(?:one|body)|every(?:one|body))\b/i;
const ANYBODY = /^(?:some|any|every)(?:one|body)\b/i;

export const forSomebody: Rule = {
  name: 'whom something is for is not in the picture, where that is just anybody',
  example: { prompt: 'a gift for someone special', elements: ['gift'], without: ['person'] },
  apply(draft, prompt) {
    if (!FOR.test(prompt)) return;
    const meant = draft.elements.find(({ phrase }) => ANYBODY.test(phrase));
    const isActing = draft.actions.some(({ agent }) => agent === meant?.id);
    if (meant && !isActing) remove(draft, (id) => id === meant.id);
  },
};
