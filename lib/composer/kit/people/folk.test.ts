import { describe, expect, it } from 'vitest';
import { bodyOf, type Proportions } from './body';

const shapeOf = (proportions: Proportions) => {
  const body = bodyOf({
    proportions,
    age: 'adult',
    gender: 'man',
    heightCm: 180,
    build: 1,
    belly: 0,
  });
  return {
    broad: (body.build * body.unit) / body.heightCm,
    legs: (body.legs * body.unit) / body.heightCm,
  };
};

describe('folk of tales', () => {
  it.each(['stout', 'brute'] as const)(
    'are broader on shorter legs than people: %s',
    (proportions) => {
      const [own, natural] = [shapeOf(proportions), shapeOf('natural')];
      expect(own.broad).toBeGreaterThan(natural.broad * 1.2);
      expect(own.legs).toBeLessThan(natural.legs * 0.85);
    },
  );
});
