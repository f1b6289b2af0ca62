import { describe, expect, it } from 'vitest';
import { rootsIn } from './testing/planned';

describe('a ladder that somebody works from', () => {
  it.each([
    ['an electrician on a ladder fixing a street lamp', 'street-lamp'],
    ['a painter on a ladder painting a house', 'house'],
    ['a worker on a ladder repairing a billboard', 'billboard'],
  ])('leans on what is worked on: %s', (prompt, work) => {
    const root = rootsIn(prompt).find(({ thing }) => thing.concept.id === work);
    const [ladder] = root?.children ?? [];
    expect(ladder?.bond).toBe('leant');
    expect(ladder?.children[0]?.doing.pose).not.toBe('kneel');
  });
});

describe('who mends a car', () => {
  it.each(['a mechanic fixing an old red truck', 'a woman repairing a blue car'])(
    'has the hands under its open hood: %s',
    (prompt) => {
      const [root] = rootsIn(prompt);
      expect(root?.children.some(({ contact }) => contact === 'hood')).toBe(true);
    },
  );

  it('mends a bicycle at its side', () => {
    const [root] = rootsIn('a man repairing a bicycle');
    expect(root?.children.some(({ contact }) => contact === 'hood')).toBe(false);
  });
});
