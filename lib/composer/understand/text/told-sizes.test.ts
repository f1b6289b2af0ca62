import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { liftSizes } from './told-sizes';

describe('sizes that are told by other things', () => {
  it.each([
    ['an ant the size of a dog carrying a backpack', 'an ant carrying a backpack', 'dog', 1],
    ['a mouse as tall as a building', 'a mouse', 'building', 1],
    ['a girl beside a sunflower twice her height', 'a girl beside a sunflower', '', 2],
    ['boots bigger than the child', 'boots beside the child', 'child', 1.3],
    ['a man pushing a peach larger than a house', 'a man pushing a peach', 'house', 1.3],
  ])('%s', (prompt, rest, measure, times) => {
    const lifted = liftSizes(prompt);
    expect(lifted.rest).toBe(rest);
    expect(lifted.sizes).toMatchObject([{ measure, times }]);
  });

  it('leaves what is as big as possible, and whoever is larger than life', () => {
    for (const prompt of ['text as big as possible', 'a hero larger than life'])
      expect(liftSizes(prompt)).toEqual({ rest: prompt, sizes: [] });
  });

  it('shows what a thing is as large as, where nobody else shows how large it is', () => {
    const seen = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);
    expect(seen('a toothbrush as big as a tram')).toEqual(['toothbrush', 'tram']);
    expect(seen('a man pushing a peach larger than a house')).toEqual(['man', 'peach']);
  });

  it('reads English where two words could be Portuguese', () => {
    expect(understand('a mouse as tall as a house').elements[0]).toMatchObject({
      concept: 'mouse',
      measured: { concept: 'house', isHeight: true },
    });
  });
});
