import { describe, expect, it } from 'vitest';
import { saidOfBuildings } from './said-of-buildings';

describe('what people say in short of houses and of what is behind them', () => {
  it.each([
    ['a mill converted into a cafe', 'a mill '],
    ['a pavilion made of glass and iron', 'a pavilion made of glass'],
    ['a greenhouse made of glass and steel, palms inside', 'a greenhouse, palms inside'],
    [
      'a block of flats with laundry hanging from the balconies',
      'a block of flats with laundry and balconies',
    ],
    ['horses in a meadow, snowy peaks behind', 'horses in a meadow, snowy peaks in the background'],
    ['a tea house, stone lantern in front', 'a tea house, stone lantern in the foreground'],
    [
      'desert dunes with camels walking along the ridge',
      'desert dunes with camels walking on the sand',
    ],
    [
      'a campsite with tent, campfire and two chairs around it',
      'a campsite with tent, two chairs around a campfire',
    ],
    ['a glass museum reflected in a pool of water', 'a glass museum beside a lake'],
    ['a boat, dark storm clouds gathering over the sea', 'a boat, stormy sky over the sea'],
    ['a boat passing under a bridge', 'a boat under a bridge'],
    ['kayakers between red canyon walls', 'kayakers between red canyon'],
    ['sheep on a hill, a village below', 'sheep on a hill, a village in the distance'],
    ['a chalet with flower boxes under the windows', 'a chalet with flower boxes'],
    [
      'a house with a porch and a rocking chair on it',
      'a house with a porch, a rocking chair in front of it',
    ],
    ['a modern wooden cabin in a forest', 'a wooden modern house in a forest'],
    ['a cat walking on tiled rooftops at dusk', 'a cat walking on a roof at dusk'],
    ['a cafe with outdoor seating', 'a cafe with two tables and two parasols'],
    ['exterior of a small bakery at night', 'a small bakery storefront at night'],
    ['a small coffee shop exterior', 'a small coffee shop storefront'],
    ['a fisherman casting a line from a rock', 'a fisherman fishing from a rock'],
  ])('%s', (said, plain) => {
    expect(saidOfBuildings(said)).toBe(plain);
  });

  it.each([
    'a dog in front of a house',
    'a wizard casting a spell',
    'a boy hiding behind a tree',
    'hikers walking along the ridge',
    'a cat under a bridge',
    'a set of icons with storm clouds and suns',
  ])('leaves what it is said of: %s', (said) => {
    expect(saidOfBuildings(said)).toBe(said);
  });

  it.each([
    'made of glass and ',
    'laundry hanging from the ',
    ', snowy peaks ',
    'dunes along the ',
    'cast a fishing ',
  ])('is quick about a prompt of nothing but %j', (phrase) => {
    const startedAtMs = performance.now();
    saidOfBuildings(phrase.repeat(Math.ceil(4000 / phrase.length)));
    expect(performance.now() - startedAtMs).toBeLessThan(1000);
  });
});
