import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { toldTurned } from './told-turned';

it.each([
  ['a chair on which a cat sleeps next to a bag', 'a cat sleeps on a chair next to a bag'],
  ['a rug on which a cat and a dog sleep', 'a cat and a dog sleeping on a rug'],
  ['a frog whose boat is a cup', 'a frog in a cup'],
  ['a mouse whose hat is a nut', 'a mouse with a nut on its head'],
  ['a rug on which a drum and an old map lie', 'a drum and an old map lying on a rug'],
  ['a boy with a bucket for a hat and a dog', 'a boy with a bucket on his head and a dog'],
  ['a box out of which a dog climbs', 'a dog climbs out of a box'],
  ['a chef to whom a horse brings a pumpkin', 'a horse brings a pumpkin to a chef'],
  ['hidden behind a bench, a fox watches a boy', 'a fox hidden behind a bench watches a boy'],
  ['from a basket peeks a frog', 'a frog peeks out of a basket'],
  ['in a sailor’s hand a shell', 'a sailor holding a shell'],
  ['a kite-holding fox sitting on a rock', 'a fox holding a kite sitting on a rock'],
  ['a man with both hands around a cup', 'a man holding a cup'],
  ['a fox as a doctor examining a bear', 'a fox dressed as a doctor examining a bear'],
  ['a cat in a sailor costume', 'a cat dressed as a sailor'],
  ['one cat holds a cup, the other a book', 'one cat holds a cup and another cat holds a book'],
  ['a frog riding on the back of a fox', 'a frog riding a fox'],
  ['a fox trying to fit into a box', 'a fox squeezing into a box'],
  ['a ring of rabbits around a candle', 'several rabbits around a candle'],
  ['two owls, each on its own rock', 'an owl on a rock and another owl on another rock'],
  ['a boot used as a vase for a rose', 'a boot with a rose growing from it'],
  ['a fox with a lamp instead of a head', 'a fox with a lamp for a head'],
  ['a mouse whose umbrella is a mushroom', 'a mouse under a mushroom'],
  ['the walls are red and the sofa is blue', 'a room with red walls and the sofa is blue'],
])('%s: is told in the order that the tables read', (prompt, told) => {
  expect(toldTurned(prompt)).toBe(told);
});

it.each([
  'a cat on the back of a sofa',
  'a boy in a dinosaur costume',
  'a soldier with a helmet under his arm',
  'a woman with her hand on his shoulder',
  'a man working as a team with a dog',
])('%s: stays as it is', (prompt) => {
  expect(toldTurned(prompt)).toBe(prompt);
});

describe('colours that stand for themselves', () => {
  const colored = (prompt: string) =>
    understand(prompt).elements.map(({ concept, colors }) => `${concept ?? ''} ${colors.length}`);
  it.each([
    'the cat is black and the chair is red',
    'a cat that is black and a chair that is red',
    'a cat on a chair. The chair is red. The cat is black.',
    'a cat and a chair, both in blue',
  ])('%s: each has its own', (prompt) => {
    expect(colored(prompt)).toEqual(['cat 1', 'chair 1']);
  });
});

describe('who is told together after `with`', () => {
  it.each([
    'poster with a boy and a girl sitting on a bench',
    'poster of a boy and a girl sitting on a bench',
    'a bench with a boy and a girl sitting on it',
  ])('%s: both sit there', (prompt) => {
    const { actions, relations } = understand(prompt);
    expect(actions).toHaveLength(2);
    expect(relations.filter(({ kind }) => kind === 'on')).toHaveLength(2);
  });
});

it('is looked for in linear time', () => {
  const long = `a crate on which ${'a leaf '.repeat(2_000)}${'one cat with a '.repeat(500)}`;
  const start = performance.now();
  toldTurned(long);
  expect(performance.now() - start).toBeLessThan(500);
});
