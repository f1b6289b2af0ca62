import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { liftParts } from './told-parts';

const lifted = (prompt: string) => liftParts(prompt, { isDrawn: () => true });

describe('parts of things that are other things', () => {
  it.each([
    ['a bicycle whose wheels are slices of orange', 'a bicycle', 'wheels', 'slices of orange'],
    ["a lion's mane made of flames", 'a lion', 'mane', 'flames'],
    ['a house with a roof made of chocolate by a lake', 'a house by a lake', 'roof', 'chocolate'],
    ['a hedgehog with pencils for spines', 'a hedgehog', 'spines', 'pencils'],
  ])('%s', (prompt, rest, part, shown) => {
    expect(lifted(prompt)).toMatchObject({ rest, parts: [{ part, shown }] });
  });

  it('leaves parts as they are of which nothing else is told', () => {
    for (const prompt of ['a car with big wheels', 'a woman whose hair is long'])
      expect(liftParts(prompt, { isDrawn: (words) => !/long/.test(words) })).toEqual({
        rest: prompt,
        parts: [],
      });
  });

  it.each(['a girl with a basket full of apples', 'a car with a roof full of luggage'])(
    '%s: what a vessel holds is in it, and it is there',
    (prompt) => {
      expect(lifted(prompt)).toEqual({ rest: prompt, parts: [] });
    },
  );

  it('is one thing with another for its part', () => {
    expect(understand('a car with donuts for wheels').elements).toMatchObject([
      { concept: 'car', swaps: [{ part: 'wheels', concept: 'donut' }] },
    ]);
  });
});
