import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { liftGrowth } from './told-growth';

const lifted = (prompt: string) => liftGrowth(prompt, { isDrawn: () => true });

describe('what comes up out of things', () => {
  it.each([
    ['a shoe with a tree growing from it', 'a shoe', 'tree'],
    ['a camera with a sunflower growing out of the top', 'a camera', 'sunflower'],
    ['a violin slowly turning into a tree', 'a violin', 'tree'],
    ['a storm in a teacup', 'a teacup', 'storm'],
    ['a moose with a forest on its antlers', 'a moose', 'forest'],
  ])('%s', (prompt, rest, shown) => {
    expect(lifted(prompt)).toMatchObject({ rest, parts: [{ part: 'opening', shown }] });
  });

  it('leaves what is drawn open anyway, and who only has something', () => {
    for (const prompt of ['a book with a castle rising out of it', 'a man with a dog from town'])
      expect(lifted(prompt)).toEqual({ rest: prompt, parts: [] });
  });

  it('is part of the one thing that it grows out of', () => {
    expect(understand('a typewriter with flowers growing out of it').elements).toMatchObject([
      { concept: 'typewriter', swaps: [{ part: 'opening', concept: 'flower' }] },
    ]);
  });
});
