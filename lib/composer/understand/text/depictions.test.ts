import { describe, expect, it } from 'vitest';
import { growthOf, LINEAR_GROWTH } from '@/tests/support/growth';
import { understand } from '..';
import { liftDepictions } from './depictions';

const anything = { isDrawn: () => true, isMotif: () => true };
const lifted = (prompt: string) => liftDepictions(prompt, anything);

describe('pictures on things', () => {
  it.each([
    ['a mug with a cat printed on it', 'a mug', 'a cat'],
    [
      'a man looking at a painting of a ship in a museum',
      'a man looking at a picture frame in a museum',
      'a ship',
    ],
    [
      'a mural of whales and dolphins on the wall of a café',
      'a mural on the wall of a café',
      'whales and dolphins',
    ],
    ['a billboard showing a burger beside a road', 'a hoarding beside a road', 'a burger'],
    ['a drawing of a house taped to the fridge', 'a paper drawing on the fridge', 'a house'],
    ['a girl painting a picture of a horse at an easel', 'a girl painting at an easel', 'a horse'],
    ['a flag with a lion on a castle', 'a flag on a castle', 'a lion'],
    ['graffiti of an octopus on a train', 'a train', 'an octopus'],
    ['a tote bag on a hook, a crab printed on it', 'a tote bag on a hook', 'a crab'],
    [
      'a kid’s room with a dinosaur poster over the bed',
      'a kid’s room with a wall poster over the bed',
      'dinosaur',
    ],
    ['a girl reading a book whose cover has a dragon on it', 'a girl reading a book', 'a dragon'],
  ])('are taken out of %s', (prompt, rest, shown) => {
    const found = lifted(prompt);
    expect(found.rest).toBe(rest);
    expect(found.depictions.map((one) => one.shown)).toEqual([shown]);
  });

  it.each([
    'an oil painting of a ship in a storm',
    'a picture of a cat on a table',
    'poster of a fox in the woods',
    'a photo of two friends at a café',
    'a cat sitting on a mug',
    'a laptop showing a bar chart',
  ])('are not looked for where the whole picture is meant: %s', (prompt) => {
    expect(lifted(prompt)).toEqual({ rest: prompt, depictions: [] });
  });

  it('are read with what is told of them', () => {
    const { elements } = understand('a red t-shirt with a yellow banana on it');
    expect(elements).toMatchObject([
      {
        concept: 't-shirt',
        depicts: { things: [{ concept: 'banana', colors: [expect.any(String)] }] },
      },
    ]);
  });

  it('are found in linear time', () => {
    const read = (length: number) => {
      lifted('a mural of '.repeat(length / 11));
      lifted(`a mug with ${'x'.repeat(length)}`);
      lifted(`a mug with ${'a '.repeat(length / 2)}`);
      lifted('old framed '.repeat(length / 11));
    };
    expect(growthOf(read)).toBeLessThan(LINEAR_GROWTH);
  });
});
