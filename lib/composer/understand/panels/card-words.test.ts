import { describe, expect, it } from 'vitest';
import { cardOf } from './card-words';

describe('what is written on a card of one picture', () => {
  it.each([
    ['an otter, simple, white background', 'otter', 'an otter'],
    [
      'a viking with an axe and a helmet, standing still, flat colors, plain background, for 5th grade',
      'viking',
      'a viking with an axe and a helmet, standing still',
    ],
    ['an ant carrying a leaf', 'ant carrying a leaf', 'an ant carrying a leaf'],
  ])('is the name of what it shows: %s', (sentence, caption, text) => {
    expect(cardOf(sentence)).toEqual({ caption, text });
  });
});
