import { expect, it } from 'vitest';
import { boxesIn } from './testing/seen';

it('who waits at a table stands behind it, between those who sit there', () => {
  const { boxWhere } = boxesIn('a waiter pouring wine for a couple at a table in a restaurant');
  const [waiter, woman, man] = ['waiter', 'woman', 'man'].map((one) =>
    boxWhere(({ concept }) => concept === one),
  );
  const middle = ((waiter?.left ?? 0) + (waiter?.right ?? 0)) / 2;
  const seats = [woman, man].map((box) => ((box?.left ?? 0) + (box?.right ?? 0)) / 2);
  expect(Math.min(...seats)).toBeLessThan(middle);
  expect(Math.max(...seats)).toBeGreaterThan(middle);
});
