import { isLivingKind } from '../../concepts/concept';
import type { Rule } from './rule';

/** What is told as of stained glass and is no window is a picture in that look. */
export const inStainedGlass: Rule = {
  name: 'an animal, a person or a flower of stained glass is drawn as a window of it',
  example: { prompt: 'stained glass dragon', brief: { media: ['stained glass'] } },
  apply(draft) {
    if (draft.media.length > 0) return;
    const isGlazed = draft.elements.some(
      ({ id, attributes }) =>
        attributes.includes('stained-glass') &&
        (isLivingKind(draft.kindOf(id)) || draft.kindOf(id) === 'plant'),
    );
    if (isGlazed) draft.media.push('stained glass');
  },
};
