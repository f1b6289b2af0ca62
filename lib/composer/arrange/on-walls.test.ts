import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { conceptOf } from '../concepts';
import { toldOfPlaces } from './place-told';

const placesOf = (prompt: string) => understand(prompt).places.map(({ concept }) => concept);

describe('what is on a wall', () => {
  it.each([
    'a clock on the wall',
    'a poster on the wall',
    'a guitar hanging on the wall',
    'a shelf on the wall',
    'an old clock hanging on a stone wall',
  ])('hangs in a room: %s', (prompt) => {
    expect(placesOf(prompt)).toEqual(['living-room']);
  });

  it.each(['a cat on a wall', 'ivy on a brick wall', 'a bicycle leaning on a wall'])(
    'is on a wall outside where nothing hangs: %s',
    (prompt) => {
      expect(placesOf(prompt)).not.toContain('living-room');
    },
  );

  it('hangs on what the wall is told to be made of', () => {
    expect(toldOfPlaces(understand('a painting on a brick wall')).wallStyle).toBe('brick');
    expect(toldOfPlaces(understand('a painting on the wall')).wallStyle).toBeUndefined();
  });
});

describe('what is on a tree or a roof', () => {
  it.each([
    ['red apples on a tree', 'apple-tree'],
    ['lemons hanging on a tree', 'lemon-tree'],
    ['a tree full of cherries', 'cherry-fruit-tree'],
  ])('is borne by the tree that it tells: %s', (prompt, tree) => {
    expect(understand(prompt).elements.map(({ concept }) => concept)).toEqual([tree]);
    expect(conceptOf(tree)?.kind).toBe('plant');
  });

  it.each(['snow on the roof', 'snow on a red car', 'a bench with snow on it'])(
    'lies on it: %s',
    (prompt) => {
      expect(understand(prompt).elements[0]?.attributes).toContain('snowy');
    },
  );

  it('is its state where it is a film on it, and a thing where it is one', () => {
    expect(understand('frost on a window').elements.map(({ concept }) => concept)).toEqual([
      'window',
    ]);
    expect(understand('ice cubes on a table').elements).toHaveLength(2);
  });
});

describe('what is behind glass, a trunk or clouds', () => {
  it('is a fish of a fish bowl, and no dish', () => {
    expect(understand('two goldfish in a bowl').elements[1]?.concept).toBe('fish-bowl');
    expect(understand('a fish in a soup bowl').elements[1]?.concept).not.toBe('fish-bowl');
  });
});
