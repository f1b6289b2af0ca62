import { expect, it } from 'vitest';
import { boxesIn } from './testing/seen';

it.each([
  ['a teapot between two cups on a tray', 'teapot', 'cup'],
  ['a vase between two candles on a mantel', 'vase', 'candle'],
])('what is told between two is in their middle, on whatever bears all: %s', (prompt, one, two) => {
  const { boxWhere } = boxesIn(prompt);
  const inner = boxWhere(({ concept }) => concept === one);
  const outer = boxWhere(({ concept }) => concept === two);
  expect(outer.left).toBeLessThan(inner.left);
  expect(outer.right).toBeGreaterThan(inner.right);
});
