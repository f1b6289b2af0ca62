import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';
import { itemsOf } from '../idea';
import { propOf } from '../props';
import { takenIdea } from '../taken';
import { tropePicture } from './build';
import { tropesIn } from './read';
import { SYMBOLS } from './symbols.data';
import { growthOf, LINEAR_GROWTH } from '@/tests/support/growth';

const pictureOf = (prompt: string) => takenIdea(understand(prompt))?.pictures[0] ?? [];
const thingsOf = (prompt: string) => pictureOf(prompt).map(({ what }) => what);

describe('metaphors with ends that nobody can see', () => {
  it('show a symbol at each end', () => {
    expect(thingsOf('a bridge between idea and product')).toEqual(
      expect.arrayContaining(['arch-bridge', 'lightbulb', 'cardboard box']),
    );
    expect(thingsOf('ladder leading from data to insight')).toEqual(
      expect.arrayContaining(['ladder', 'server rack', 'lightbulb']),
    );
    expect(thingsOf('the key to customer trust')).toEqual(
      expect.arrayContaining(['big-lock', 'key', 'handshake']),
    );
    expect(thingsOf('a scale with money on one side and time on the other')).toEqual(
      expect.arrayContaining(['scale', 'banknotes', 'clock']),
    );
  });

  it('are no design for a word in them that names one', () => {
    expect(understand('a bridge between idea and product').template).toBeUndefined();
  });

  it('leave what stands between real things to the scene', () => {
    for (const prompt of [
      'a bridge between two mountains',
      'a path from the house to the lake',
      'a door to the garden',
      'a key to the car',
    ])
      expect(pictureOf(prompt), prompt).toEqual([]);
  });

  it('are drawn of props that there are', () => {
    const lines = ['bridge', 'gap', 'wall', 'maze', 'ladder', 'stairs', 'road', 'arrow'].flatMap(
      (host) =>
        tropePicture('between-two', { host, left: 'idea', right: 'growth' }, { read: understand })
          ?.lines ?? [],
    );
    const props = itemsOf(lines.join('\n')).filter(({ isProp }) => isProp);
    expect(props.filter(({ what }) => !propOf(what))).toEqual([]);
  });

  it('have symbols that the kit draws', () => {
    const unknown = [...new Set(SYMBOLS.values())].filter(
      (phrase) => !understand(phrase).elements.some(({ concept }) => concept !== undefined),
    );
    expect(unknown).toEqual([]);
  });

  it('take no time over long words', () => {
    const leads = ['a bridge between ', 'the key to ', 'a scale with ', 'a tree turning into '];
    const read = (length: number) => {
      for (const lead of leads)
        for (const rest of ['x'.repeat(length), 'a '.repeat(length / 2)]) tropesIn(lead + rest);
    };
    expect(growthOf(read, 300)).toBeLessThan(LINEAR_GROWTH);
  });
});
