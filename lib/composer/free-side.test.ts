import { expect, it } from 'vitest';
import { withFreeSide } from './free-side';
import { understand } from './understand';

const sideOf = (prompt: string, widthPx: number) =>
  withFreeSide({ brief: understand(prompt), prompt, widthPx, heightPx: 600, seed: 1, variant: 0 })
    .clearSide;

it('a wide header leaves a side to words, and a square one does where it is asked to', () => {
  expect(sideOf('blog header: a cat on a sofa', 1200)).toBe('left');
  expect(sideOf('blog header: a cat on a sofa', 600)).toBeUndefined();
  expect(sideOf('blog header with copy space on the left, a cat on a sofa', 600)).toBe('left');
});
