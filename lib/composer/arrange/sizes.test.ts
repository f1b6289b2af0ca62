import { describe, expect, it } from 'vitest';
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
