import { describe, expect, it } from 'vitest';
import { liftHostParts } from './host-parts';

describe('a part that is told as a place', () => {
  it.each([
    ['a cat on the hood of a red car', 'a cat on a red car', 'hood'],
    ['a crow perched on a scarecrow’s hat', 'a crow perched on a scarecrow', 'figure-head'],
    ['a bus with a surfboard on its roof', 'a bus with a surfboard on the bus', 'vehicle-roof'],
    ['a coat hanging over the back of a chair', 'a coat hanging over a chair', 'backrest'],
  ])('%s is on its host, there', (text, rest, spot) => {
    const lifted = liftHostParts(text);
    expect(lifted.rest).toBe(rest);
    expect(lifted.spots.map((told) => told.spot)).toEqual([spot]);
  });

  it('is before, in or beside it where that is meant', () => {
    expect(liftHostParts('a bear at the mouth of a cave').rest).toBe('a bear in front of a cave');
    expect(liftHostParts('a girl waving from a train window').rest).toBe(
      'a girl waving in a train',
    );
    expect(liftHostParts('a bike at the foot of a tree').rest).toBe('a bike next to a tree');
  });

  it('leaves a thing of its own, and whose part it is not', () => {
    for (const text of [
      'a roof of red tiles',
      'a man with a hat',
      'the edge of the forest',
      'a bowl, chopsticks on the rim',
    ])
      expect(liftHostParts(text)).toEqual({ rest: text, spots: [] });
  });
});
