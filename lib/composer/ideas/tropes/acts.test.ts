import { describe, expect, it } from 'vitest';
import { growthOf, LINEAR_GROWTH } from '@/tests/support/growth';
import { understand } from '../../understand';
import { takenIdea } from '../taken';
import { tropesIn } from './read';

const takenOf = (prompt: string) => takenIdea(understand(prompt));

describe('what is done with symbols', () => {
  it.each([
    ['four people fitting together big puzzle pieces', 'assembled'],
    ['a team building a giant light bulb', 'assembled'],
    ['hands of different skin colors holding up a globe', 'hands-up'],
    ["arrows and letters flying into a person's head", 'into-head'],
    ['a head silhouette with puzzle pieces falling out', 'out-of-head'],
    ['a red paper boat leading white paper boats', 'leading'],
    ['a light bulb as a hot air balloon', 'as-balloon'],
    ['a woman breaking free from her chains', 'chains-broken'],
    ['a hand pulling a plug out of a socket', 'unplugging'],
    ['a person holding a mask in front of their face', 'masked'],
    ['coins stacked like stairs with a plant on top', 'made-of'],
    ['a woman buried under a pile of papers with only her hand sticking out', 'buried-in'],
    ['a man standing at a fork in the road', 'at-fork'],
    ['mindfulness illustration with a woman meditating inside a soap bubble', 'inside'],
    ['a house balancing on a coin', 'balancing'],
  ])('is drawn as it is told: %s', (prompt, id) => {
    expect(takenOf(prompt)?.id).toBe(id);
  });

  it('has as many people as are told', () => {
    const [picture = []] =
      takenOf('four people fitting together big puzzle pieces')?.pictures ?? [];
    expect(picture.filter(({ what }) => /^(?:wo)?man\b/.test(what))).toHaveLength(4);
  });

  it.each([
    'people carrying shopping bags',
    'two hands holding a cup of tea',
    'kids building a sandcastle',
  ])('is none where it is what there is: %s', (prompt) => {
    expect(takenOf(prompt)).toBeUndefined();
  });

  it.each([
    'four people fitting together ',
    'hands of different ',
    'a head with ',
    'one boat leading ',
  ])('is read in time that grows with the length: %s', (lead) => {
    const read = (length: number) => {
      for (const rest of ['x'.repeat(length), 'a '.repeat(length / 2)]) tropesIn(lead + rest);
    };
    expect(growthOf(read)).toBeLessThan(LINEAR_GROWTH);
  });
});
