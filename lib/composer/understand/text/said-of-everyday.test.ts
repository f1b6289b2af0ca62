import { describe, expect, it } from 'vitest';
import { understand } from '../../index';
import { saidOfEveryday } from './said-of-everyday';

describe('what people say in short of sports, boats and houses', () => {
  it.each([
    ['two kayakers paddling through rapids', 'two people in a kayak paddling on a rapid river'],
    ['a kayaker in a red kayak', 'a kayaker in a red kayak'],
    ['a cyclist climbing a steep road', 'a cyclist cycling up a steep road'],
    ['an owl peeking out of a hole in a tree trunk', 'an owl peeking in a hollow tree'],
    ['a cabin with skis leaning by the door', 'a cabin with skis leaning against the cabin'],
    ['narrow houses along a canal', 'canal houses'],
    ['a row of colorful houses along a canal', 'painted quay houses'],
    [
      'cross-section of a tooth with labels for enamel and pulp',
      'cross-section of a tooth showing enamel and pulp',
    ],
    ['a loaf of sliced bread', 'a sliced loaf'],
    ['a lighthouse at night with a beam over rocks', 'a lighthouse at night, rocks'],
    ['a player serving with spectators in the stands', 'a player serving in a stadium'],
    ['a study with a desk', 'a home office with a desk'],
    ['a cyclist waiting at a light', 'a cyclist on a bicycle waiting at a light'],
    ['a tree with a swing hanging from a branch', 'a tree with a rope swing'],
    ['a crab in a tide pool', 'a crab on a rocky beach'],
    ['a waterfall dropping into a turquoise pool', 'a waterfall dropping into a turquoise lake'],
    ['a castle surrounded by a moat', 'a castle on an island in a lake'],
    ['a bee on a purple lavender flower', 'a bee on a purple lavender'],
  ])('%s', (said, plain) => {
    expect(saidOfEveryday(said)).toBe(plain);
  });
});

it('colourful houses along a canal are the painted fronts of a quay', () => {
  const { places } = understand('a row of colorful houses along a canal with boats');
  expect(places.map(({ concept }) => concept)).toEqual(['painted-quay']);
});
