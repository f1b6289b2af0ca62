import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';
import { takenIdea } from '../taken';
import { tropesIn } from './read';
import { growthOf, LINEAR_GROWTH } from '@/tests/support/growth';

const takenOf = (prompt: string) => takenIdea(understand(prompt))?.id;

describe('a scene that cannot be', () => {
  it('has what somebody does in a head beside them', () => {
    const taken = takenIdea(understand('a gardener watering flowers inside a human head'));
    const shown = taken?.pictures[0]?.map(({ what }) => what);
    expect(shown).toContain('gardener holding a watering can');
    expect(taken?.told).toContain('flowers');
  });

  it('has who moves others on strings large behind them', () => {
    const taken = takenIdea(understand('a politician moving voters on strings'));
    expect(taken?.id).toBe('on-strings');
    expect(taken?.pictures[0]?.[0]?.what).toBe('politician standing');
  });

  it.each([
    ['a woman casting the shadow of a lioness', 'shadow'],
    ['a kitten whose shadow is a tiger', 'shadow'],
    ['a man in a suit whose shadow on the wall wears a jester hat', 'shadow'],
    ['a man rowing a boat in a coffee cup', 'in-basin'],
    ['a girl walking through a forest of pencils', 'land-of'],
    ['a man lost in a sea of papers', 'sea-of'],
    ['a businessman under a rain of coins', 'rain-of'],
    ['a wave of emails crashing over an office worker', 'wave-of'],
    ['an elephant balancing on a stack of papers', 'balancing'],
    ['a man running from a giant clock', 'chased'],
    ['a brain and a heart on a scale', 'weighing'],
    ['an umbrella protecting a family from rain', 'sheltered'],
    ['a giant hand pulling the strings of an office worker', 'on-strings'],
    ['a woman juggling clocks on a tightrope', 'juggling-on-rope'],
    ['an older woman on a ledge pulling a younger one up by the hand', 'pulled-up'],
    ['two heads connected by a tangled thread', 'linked'],
    ['a matchstick person bent over a desk', 'match-person'],
    ['a man carrying a huge clock on his back up a hill', 'uphill'],
  ])('is drawn as it is told: %s', (prompt, id) => {
    expect(takenOf(prompt)).toBe(id);
  });

  it.each(['a forest of pine trees', 'a field of sunflowers', 'a man balancing on a bicycle'])(
    'is none where it is what there is: %s',
    (prompt) => {
      expect(takenOf(prompt)).toBeUndefined();
    },
  );

  it('has as many people as are told', () => {
    const [picture = []] =
      takenIdea(understand('four people carrying a giant puzzle piece up a hill'))?.pictures ?? [];
    const people = picture.filter(({ what }) => /^(?:wo)?man\b/.test(what));
    expect(people).toHaveLength(4);
  });

  it('has on top what is told there', () => {
    const [picture = []] =
      takenIdea(understand('books stacked like a tree with a star on top'))?.pictures ?? [];
    expect(picture.map(({ what }) => what)).toContain('star');
  });

  it('is looked for in linear time', () => {
    const read = (length: number) => {
      tropesIn(`a ${'a'.repeat(length)} balancing`);
      tropesIn('whose shadow is a '.repeat(length / 18));
    };
    expect(growthOf(read, 300)).toBeLessThan(LINEAR_GROWTH);
  });
});
