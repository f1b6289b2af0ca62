import { describe, expect, it } from 'vitest';
import { boxesIn } from './testing/seen';

const widthsIn = (prompt: string) => {
  const { boxWhere } = boxesIn(prompt);
  const flowers = boxWhere(({ concept }) => /rose|tulip|sunflower/.test(concept ?? ''));
  const vessel = boxWhere(({ concept }) => /vase|jar|bucket/.test(concept ?? ''));
  return { flowers, vessel };
};

describe('flowers in a vase', () => {
  it.each([
    'a bouquet of sunflowers in a blue vase on a table',
    'red roses in a glass vase',
    'tulips in a jar on a windowsill',
  ])('are broader than it and over its rim: %s', (prompt) => {
    const { flowers, vessel } = widthsIn(prompt);
    expect(flowers.width).toBeGreaterThan(vessel.width);
    expect(flowers.top).toBeLessThan(vessel.top);
  });

  it('hang over nothing: they are not much higher than it', () => {
    const { flowers, vessel } = widthsIn('tulips in a vase');
    expect(flowers.height).toBeLessThan(vessel.height * 1.6);
  });
});
