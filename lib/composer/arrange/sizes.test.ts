import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';
import { castOf } from './cast';
import { understand } from '../understand';
import { sized } from './sizes';

const heightOf = (prompt: string): number => {
  const thing = castOf(understand(prompt)).things[0];
  return thing ? sized(thing).concept.heightCm : 0;
};

describe('what is said to be giant', () => {
  it.each(['a giant pencil', 'a huge price tag', 'a gigantic cup', 'an enormous mushroom'])(
    'is as large as whoever stands beside it: %s',
    (prompt) => {
      expect(heightOf(prompt)).toBeGreaterThan(100);
    },
  );

  it('is an ordinary thing where nothing is said', () => {
    expect(heightOf('a pencil')).toBeLessThan(30);
  });
});

describe('whatever lives or walks is drawn at any size', () => {
  const drawn = drawnWith();

  it.each([
    ['a massive robot', 'massive robot'],
    ['a woman as tall as a skyscraper', 'woman'],
    ['a robot as small as an ant', 'robot'],
    ['a giant bear', 'giant bear'],
  ])('%s', (prompt, told) => {
    expect(drawn(prompt).drew).toContain(told);
  });
});
