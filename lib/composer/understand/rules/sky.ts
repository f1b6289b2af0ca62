import { imply } from './imply';
import type { Rule } from './rule';

const MOONLIT =
  /moonlight|moonlit|mondlicht|mondschein|clair de lune|luz de la luna|chiaro di luna|luar|лунн|月明/i;

export const moonlight: Rule = {
  name: 'moonlight comes from a moon',
  example: { prompt: 'a fox on a hill in the moonlight', elements: ['moon'] },
  apply(draft) {
    const word = draft.words.find(({ word, fate }) => fate === 'hour' && MOONLIT.test(word))?.word;
    if (word) imply(draft, { concept: 'moon', because: `seen by ${word}` });
  },
};
