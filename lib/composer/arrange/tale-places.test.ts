import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';
import { rootsIn } from './testing/planned';

const drawn = drawnWith({ seed: 11 });

describe('one of the little folk', () => {
  it('is smaller than the flower that it is in', () => {
    const things = rootsIn('a fairy sleeping inside a tulip').flatMap((root) => [
      root,
      ...root.children,
    ]);
    const heightOf = (id: string) =>
      things.find(({ thing }) => thing.concept.id === id)?.thing.concept.heightCm ?? 0;
    expect(heightOf('tulip')).toBeGreaterThan(heightOf('fairy'));
  });
});

describe('who is at the window of a house', () => {
  it('is in it, and the house is around', () => {
    const { drew, layers } = drawn('a haunted house with a ghost waving from the window');
    expect(drew).toEqual(expect.arrayContaining(['ghost', 'waving']));
    expect(layers.map(({ id }) => id)).toContain('house-front');
  });

  it('is in a room where no house is named', () => {
    expect(drawn('a cat at the window').layers.map(({ id }) => id)).not.toContain('house-front');
  });
});

describe('who is in a tree', () => {
  it('is where both are at home', () => {
    expect(drawn('an elf archer aiming her bow from a treetop').drew).not.toContain('city');
  });
});
