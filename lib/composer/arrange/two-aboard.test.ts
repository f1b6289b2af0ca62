import { describe, expect, it } from 'vitest';
import { illustrate, understand } from '..';

const missing = (prompt: string) =>
  illustrate({
    brief: understand(prompt),
    prompt,
    widthPx: 512,
    heightPx: 512,
    seed: 11,
    variant: 0,
  }).notDrawn;

describe('two of unequal size on one thing', () => {
  it.each([
    'a boy and a bear sitting on an iceberg',
    'a monkey and an elephant sitting on a bench',
    'a witch flying over a village with her cat on the broom',
  ])('are both seen: %s', (prompt) => {
    expect(missing(prompt)).toEqual([]);
  });
});
