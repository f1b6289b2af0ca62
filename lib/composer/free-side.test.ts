import { expect, it } from 'vitest';
import { withFreeSide } from './free-side';
import { understand } from './understand';

const sideOf = (prompt: string, { variant = 0, widthPx = 1200 } = {}) =>
  withFreeSide({ brief: understand(prompt), prompt, widthPx, heightPx: 600, seed: 1, variant })
    .clearSide;

it('a header leaves a side to words where that is asked for, and else has its picture from side to side', () => {
  expect(sideOf('blog header: a cat on a sofa')).toBeUndefined();
  expect(sideOf('blog header with copy space on the left, a cat on a sofa')).toBe('left');
  expect(sideOf('a woman in a yoga studio, room for a headline on the right')).toBe('right');
});

it('room for words whose side nobody chose is on either side of a wide page, and above on others', () => {
  const header = 'header with room for a headline, a dog with a ball';
  expect(sideOf(header)).toBe('left');
  expect(sideOf(header, { variant: 1 })).toBe('right');
  expect(sideOf(header, { widthPx: 600 })).toBe('top');
  const told = 'header with room for a headline on the left, a dog with a ball';
  expect(sideOf(told, { variant: 1, widthPx: 600 })).toBe('left');
});
