import { expect, it } from 'vitest';
import { svgOf } from '..';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ sidePx: 384, seed: 5 });

it.each([
  ['a jar labelled TIPS', 'TIPS'],
  ['a mover pushing a crate marked FRAGILE', 'FRAGILE'],
  ['a boulder labelled STRESS', 'STRESS'],
  ['a man holding a sign that says "OPEN"', 'OPEN'],
])('%s has the words on the thing, and no title', (prompt, text) => {
  const picture = drawn(prompt);
  expect(picture.drew).toContain(text);
  expect(svgOf(picture)).toContain('data-letters=');
  expect(picture.layers.some(({ id }) => id === 'title')).toBe(false);
});

it('words on clothes, which are part of a figure, are a title', () => {
  const picture = drawn('a woman wearing a t-shirt that says "RUN"');
  expect(picture.drew).toContain('RUN');
  expect(picture.layers.some(({ id }) => id === 'title')).toBe(true);
});
