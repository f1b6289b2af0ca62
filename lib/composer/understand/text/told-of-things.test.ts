import { expect, it } from 'vitest';
import { understand } from '..';
import { toldOfThings } from './told-of-things';

it.each([
  ['ivy covering an old cottage', 'an old cottage covered in ivy'],
  ['snow covering a car in a street', 'a car covered in snow in a street'],
  ['a lamp hanging over a table', 'a hanging lamp over a table'],
  ['a rabbit nibbling on a carrot', 'a rabbit eating a carrot'],
  [
    'two players at the board in a chess tournament',
    'two people playing chess in a chess tournament',
  ],
  ['a waitress spilling coffee on a laptop', 'a waitress pouring coffee on a laptop'],
  ['a girl covering a wall with paint', 'a girl covering a wall with paint'],
  ['a blue square with a happy face', 'a blue square shape with a happy face'],
  ['a square table', 'a square table'],
  ['two overlapping circles', 'overlapping circles'],
  ['a boat with a red sail', 'a sailing boat with a red sail'],
  ['a sailing boat with a red sail', 'a sailing boat with a red sail'],
  ['a lion built from books', 'a lion made of books'],
  ['a frog formed by leaves', 'a frog made of leaves'],
  ['a castle built by robots', 'a castle built by robots'],
  ['an apple split in half', 'an apple cut in half'],
  ['a pear seen through a window', 'a pear behind a window'],
  ['a screen showing a cup', 'a  monitor showing a cup'],
  ['a cat with a bell on its collar', 'a cat with a bell around its neck'],
  ['a knight with a dragon on his shield', 'a knight with a shield with a dragon on it'],
])('%s is read as %s', (told, plain) => {
  expect(toldOfThings(told)).toBe(plain);
});

it('an animal that peeks out of a bag is in it, in no figure of speech', () => {
  const { relations } = understand('a kitten peeking out of a backpack');
  expect(relations).toEqual([{ kind: 'out-of', from: 'e1', to: 'e2' }]);
});

it('is looked for in linear time', () => {
  const long = `ivy covering a ${'leaf '.repeat(2_000)}${'a'.repeat(4_000)}`;
  const start = performance.now();
  toldOfThings(long);
  expect(performance.now() - start).toBeLessThan(500);
});
