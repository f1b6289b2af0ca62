import { expect, it } from 'vitest';
import { spelledOut } from './shorthand';

it('reads w/ as with and w/o as without, and leaves other strokes alone', () => {
  expect(spelledOut('a forge w/ anvil and w/o smoke')).toBe('a forge with anvil and without smoke');
  expect(spelledOut('24/7 diner and/or cafe')).toBe('24/7 diner and/or cafe');
});

it.each([
  ['camera + rocket + basket', 'camera, rocket, basket'],
  ['a balloon / a cup', 'a balloon, a cup'],
  ['not just a book but also a cake', 'a book and a cake'],
  ['a cake as well as a candle', 'a cake and a candle'],
])('%s: signs and turns that tell a list', (prompt, list) => {
  expect(spelledOut(prompt)).toBe(list);
});

it.each(['Salt + Pepper', '2 + 3', 'a sign that says "salt + pepper"', 'a 24/7 diner'])(
  '%s: names, sums and lettering stay',
  (prompt) => {
    expect(spelledOut(prompt)).toBe(prompt);
  },
);

it('reads quotations that are opened again and again no slower than others', () => {
  const prompt = `a cat + dog ${'“““x” '.repeat(200)}x"`;
  const startedAt = performance.now();
  expect(spelledOut(prompt)).toBe(prompt);
  // With each of them twice as long as before, this would take years.
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

it.each([
  ['a family at long table', 'a family at a long table'],
  ['a teacher points at chart', 'a teacher points at a chart'],
  ['a heron in a crescent shaped kayak', 'a heron in a crescent-shaped kayak'],
  ['a cup on a small table', 'a cup on a small table'],
  ['under table lamps', 'under table lamps'],
])('gives furniture that is told without it its article: %s', (prompt, told) => {
  expect(spelledOut(prompt)).toBe(told);
});
