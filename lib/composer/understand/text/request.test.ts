import { describe, expect, it } from 'vitest';
import { withoutRequest } from './request';

describe('words of a request', () => {
  it.each([
    ['can you design a web banner', 'a web banner'],
    ["I'd like a set of icons", 'a set of icons'],
    ['We need a flyer, please', 'a flyer'],
    ['Could you please make me a poster of a whale?', 'a poster of a whale?'],
    ["We're looking for a logo, thanks!", 'a logo'],
    ['Please create a logo', 'a logo'],
  ])('are no part of the picture: %s', (prompt, rest) => {
    expect(withoutRequest(prompt)).toBe(rest);
  });

  it.each(['a can of soup', 'I love you', 'two kids looking for a dog'])(
    'are not taken from what is told: %s',
    (prompt) => {
      expect(withoutRequest(prompt)).toBe(prompt);
    },
  );
});

describe('an essay about why something matters', () => {
  it('is about that', () => {
    expect(withoutRequest('why sleep matters, blog header')).toBe('sleep, blog header');
    expect(withoutRequest('how a car engine works')).toBe('how a car engine works');
  });
});
