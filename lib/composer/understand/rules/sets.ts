import { isOfSort } from '../../concepts/sorts';
import type { Rule } from './rule';

const COUNTED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|several|many|some|few|pair|sets|\d{1,3})\b/i;

export const sets: Rule = {
  name: 'drums and turntables are one thing to play on, though they are named as several',
  example: {
    prompt: 'a bear playing the drums',
    elements: ['bear', 'drum kit'],
  },
  apply(draft, prompt) {
    if (COUNTED.test(prompt)) return;
    for (const element of draft.elements)
      if (element.several && isOfSort(element.concept, 'named-as-several'))
        Object.assign(element, { count: 1, several: false });
  },
};
