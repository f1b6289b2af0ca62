import { describe, expect, it } from 'vitest';
import { understand } from '..';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);
const placesIn = (prompt: string) => understand(prompt).places.map(({ concept }) => concept);

describe('what somebody is on or in', () => {
  it.each([
    ['a hiker crossing a rope bridge over a deep gorge', 'rope-bridge'],
    ['rabbits sleeping in their burrow', 'burrow'],
    ['a mouse family living inside a hollow tree', 'tree-hollow'],
    ['kids sitting on the grass', 'meadow'],
  ])('is the place of the picture: %s', (prompt, place) => {
    expect(placesIn(prompt)[0]).toBe(place);
  });

  it('stays a thing where it is a piece of it, or is only looked out of', () => {
    expect(conceptsOf('a snail on a blade of grass')).toContain('grass');
    expect(conceptsOf('an owl in a hollow tree')).toContain('hollow-tree');
  });
});

describe('what grows in a garden', () => {
  it('is plants, and what lies in a basket was picked', () => {
    expect(conceptsOf('tomatoes growing on a rooftop garden')).toContain('tomato-plant');
    expect(conceptsOf('a woman picking tomatoes in her rooftop garden')).toContain('tomato-plant');
    expect(conceptsOf('a girl with a basket of tomatoes in the garden')).toContain('tomato');
  });
});
