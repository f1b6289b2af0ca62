import { expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith();

it.each([
  ['a desk with a laptop, city skyline at dusk', 'desk'],
  ['coffee on a wooden table, beach in the background', 'wooden table'],
])('a table stands under what is on it where a place is told: %s', (prompt, table) => {
  const { drew, notDrawn } = drawn(prompt);
  expect(drew).toContain(table);
  expect(notDrawn).toEqual([]);
});
