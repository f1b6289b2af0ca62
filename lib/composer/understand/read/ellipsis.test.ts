import { expect, it } from 'vitest';
import { understand } from '..';

const told = (prompt: string) =>
  understand(prompt).elements.map(({ concept = '?', count }) => `${String(count)} ${concept}`);

it.each([
  [
    'three women behind a fan while a fourth stands by the window',
    '3 woman,1 fan,1 woman,1 window',
  ],
  ['four friends at a table, one of them reading a book', '3 friend,1 table,1 friend,1 book'],
  ['two dogs on a couch, the bigger one holding a bone', '1 dog,1 sofa,1 dog,1 bone'],
  ['two birds on a branch, one flying, the other asleep', '1 bird,1 branch,1 bird'],
  ['a cat in a small box next to a bigger one', '1 cat,1 box,1 box'],
  ['three penguins, each holding a balloon', '3 penguin,3 balloon'],
])('one of several is told by its noun: %s', (prompt, elements) => {
  expect(told(prompt).join()).toBe(elements);
});

it('who is taken from a row is where they all are', () => {
  const { relations } = understand('four coworkers in a car, one waving');
  expect(relations).toContainEqual({ kind: 'in', from: 'e3', to: 'e2' });
});
