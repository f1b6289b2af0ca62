import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ seed: 11 });

const missing = (prompt: string) => drawn(prompt).notDrawn;

describe('two of unequal size on one thing', () => {
  it.each([
    'a boy and a bear sitting on an iceberg',
    'a monkey and an elephant sitting on a bench',
    'a witch flying over a village with her cat on the broom',
  ])('are both seen: %s', (prompt) => {
    expect(missing(prompt)).toEqual([]);
  });
});
