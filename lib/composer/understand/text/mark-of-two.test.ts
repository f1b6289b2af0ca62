import { expect, it } from 'vitest';
import { markOfTwo } from './mark-of-two';

it.each([
  ['fox lantern logo', 'logo of a fox and a lantern'],
  [
    'a minimalist owl book logo for a library',
    'a minimalist logo of an owl and a book for a library',
  ],
  ['cloud lock icon', 'icon of a cloud and a lock'],
  ['drum crown logo', 'logo of a drum and a crown'],
  ['rabbit kite shop logo', 'logo of a rabbit and a kite'],
  ['cat and fox friendship poster', 'poster of a cat and a fox, friendship'],
])('%s: both are in the mark', (prompt, told) => {
  expect(markOfTwo(prompt)).toBe(told);
});

it.each([
  'coffee shop logo',
  'palm tree logo',
  'gold crown icon',
  'fox logo',
  'a fox lantern on a shelf',
  'bear claw logo',
  'guitar pick logo',
])('%s: stays one name', (prompt) => {
  expect(markOfTwo(prompt)).toBe(prompt);
});
