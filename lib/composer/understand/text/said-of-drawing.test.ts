import { expect, it } from 'vitest';
import { understand } from '..';
import { saidOfDrawing } from './said-of-drawing';

it.each([
  ['a girl drawing a cat', 'a girl painting a picture of a cat'],
  ['a bear draws the sea on a sheet of paper', 'a bear painting a picture of the sea'],
  ['a robot painting a sunflower', 'a robot painting a picture of a sunflower'],
  ['a bear painting a self-portrait', 'a bear painting a picture of a bear'],
  ['a boy sketching a ship at a desk', 'a boy painting a picture of a ship, a desk beside it'],
  [
    'a girl holding a crayon and drawing a house',
    'a girl holding a crayon, who paints a picture of a house',
  ],
])('what is drawn is in a picture: %s', (said, plain) => {
  expect(saidOfDrawing(said)).toBe(plain);
});

it.each([
  'a man painting a fence',
  'a knight drawing his sword',
  'a teacher drawing a star on the blackboard',
  'line drawing of a cat',
  'an architect drawing plans at a desk',
])('what is drawn on, drawn out or a way of drawing stays: %s', (said) => {
  expect(saidOfDrawing(said)).toBe(said);
});

it('no cat stands beside whoever draws one', () => {
  const { elements } = understand('a girl drawing a cat');
  expect(elements.map(({ concept }) => concept)).not.toContain('cat');
  expect(elements.find(({ depicts }) => depicts)?.depicts?.things[0]?.concept).toBe('cat');
});
