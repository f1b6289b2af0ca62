import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { itemsOf } from './idea';
import { TOPICS } from './pictures';
import { propOf } from './props';
import { takenIdea } from './taken';

describe('topics of editors', () => {
  it('are drawn of things that there are', () => {
    const missing = TOPICS.flatMap(({ id, pictures }) =>
      pictures.flatMap((picture) =>
        itemsOf(picture).flatMap(({ what, isProp }) => {
          const isKnown = isProp
            ? propOf(what) !== undefined
            : understand(what).elements.some(({ concept }) => concept !== undefined);
          return isKnown ? [] : [`${id}: ${what}`];
        }),
      ),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['illustration about food waste', 'food-waste'],
    ['editorial illustration on student debt', 'student-debt'],
    ['quiet quitting', 'quiet-quitting'],
    ['spot illustration for an article about rising rents', 'rent-prices'],
    ['product launch', 'product-launch'],
    ['overfishing', 'overfishing'],
  ])('are pictures of their own: %s', (prompt, id) => {
    expect(takenIdea(understand(prompt))?.id).toBe(id);
  });

  it('leave alone what is told in things', () => {
    expect(takenIdea(understand('a whale, a harbour crane and two tax clerks'))).toBeUndefined();
  });
});
