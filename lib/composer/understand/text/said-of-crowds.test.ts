import { describe, expect, it } from 'vitest';
import { saidOfCrowds } from './said-of-crowds';

describe('what people say of many who wait', () => {
  it.each([
    ['a van at the beach with kids lining up', 'a van at the beach with a queue of kids'],
    ['customers queueing for bread at a bakery', 'a queue of customers at a bakery'],
    ['three people waiting in line at a stall', 'a queue of three people at a stall'],
    ['a bakery with an oven and a long queue', 'a bakery with an oven and a long queue of people'],
    ['three boats, a boy sitting in one', 'three boats, a boy sitting in one of them'],
    [
      'a forklift carrying pallets and workers stacking boxes',
      'a forklift carrying pallets, workers stacking boxes',
    ],
  ])('%s', (said, plain) => {
    expect(saidOfCrowds(said)).toBe(plain);
  });

  it.each([
    'a queue of people at a bus stop',
    'two men, a ball in one hand',
    'a boy singing and dancing',
    'a man holding a cup and a woman with a book',
  ])('leaves %s alone', (said) => {
    expect(saidOfCrowds(said)).toBe(said);
  });
});
