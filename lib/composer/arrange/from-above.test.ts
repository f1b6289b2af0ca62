import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { takenFromAbove } from './from-above';

describe('dishes', () => {
  it('are taken from above in one of four pictures', () => {
    const brief = understand('a bowl of ramen');
    const cameras = [0, 1, 2, 3].map((variant) => takenFromAbove(brief, variant).camera);
    expect(cameras).toEqual([undefined, undefined, undefined, 'top']);
  });

  it.each(['a cheeseburger and fries', 'a fox', 'a cup of tea in a cafe'])(
    'stay as they are where something has no such view or a place is told: %s',
    (prompt) => {
      expect(takenFromAbove(understand(prompt), 3).camera).toBeUndefined();
    },
  );
});
