import { expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';
import { understand } from '../understand';

const drawn = drawnWith({ seed: 11, sidePx: 384 });

it.each([
  'a cake topped with a tiny carousel',
  'a burger with a flag on top',
  'an upside-down umbrella with a kitten in it',
  'a wrist with a watch',
  'an ear with an earring',
  'a round window',
  'a square watermelon',
  'an open drawer full of socks',
  'a village inside a snow globe on a desk',
  'a chair whose legs are carrots',
  'a dandelion whose seeds are tiny umbrellas',
  'an open book with a castle rising from its pages',
])('%s: all of it is seen', (prompt) => {
  expect(drawn(prompt).notDrawn).toEqual([]);
});

it('who is in an upturned hat does not wear it', () => {
  const { relations } = understand('an upside-down hat with a rabbit in it');
  expect(relations.map(({ kind }) => kind)).toEqual(['in']);
});

it('what is tiny on a cake is as long as the cake at most', () => {
  const [, carousel] = understand('a cake topped with a tiny carousel').elements;
  expect(carousel?.measured).toMatchObject({ concept: 'cake', isHeight: false });
});

it('a bench that is covered with leaves has them all over, and a table bears what it is covered with', () => {
  expect(understand('a bench covered with autumn leaves').elements[0]?.blend?.way).toBe('covered');
  expect(understand('a table covered with apples').elements).toHaveLength(2);
});
