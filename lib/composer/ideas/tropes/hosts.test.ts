import { describe, expect, it } from 'vitest';
import { growthOf, LINEAR_GROWTH } from '@/tests/support/growth';
import { understand } from '../../understand';
import { propOf } from '../props';
import { takenIdea } from '../taken';
import { HOSTS } from './hosts.data';

const taken = (prompt: string) => takenIdea(understand(prompt));
const things = (prompt: string) => taken(prompt)?.pictures[0]?.map(({ what }) => what) ?? [];

describe('a host has what is told in its slots', () => {
  it.each([
    [
      'a blog hero with a tiny house inside a glass jar half full of coins',
      'world-in',
      'tiny house',
    ],
    ['a jar filled with banknotes with a red car on top of the money', 'world-in', 'red car'],
    ['a village under a glass dome', 'world-in', 'church'],
    ['a lonely girl sitting in a jam jar', 'world-in', 'lonely girl sitting on the floor'],
    ['an hourglass in which a forest turns into a city', 'hourglass-of', 'skyscraper'],
    ['a seesaw with a kettle on one end and a boot on the other', 'at-ends', 'boot'],
    ["a seesaw, briefcase on one end, a child's teddy bear on the other", 'at-ends', 'teddy bear'],
    ['a lunchbox with a sandwich, cherry tomatoes and an apple', 'packed-box', 'cherry tomato'],
    ['a gardener watering light bulbs that grow out of a flower bed', 'on-stems', 'light bulb'],
    ['coins growing out of a flower pot', 'on-stems', 'single coin'],
  ])('%s', (prompt, id, what) => {
    expect(taken(prompt)?.id).toBe(id);
    expect(things(prompt)).toContain(what);
    for (const thing of taken(prompt)?.pictures[0] ?? [])
      if (thing.isProp) expect(propOf(thing.what), thing.what).toBeDefined();
  });

  it.each([
    'pickles in a jar',
    'fireflies in a jar',
    'a message in a bottle',
    'a ship in a bottle',
    'flowers in a glass bottle',
    'tomatoes growing in a garden bed',
    'sunflowers growing in a field',
    'two children on a seesaw',
    'a child looking at a car in a bottle',
  ])('what is told plainly is drawn plainly: %s', (prompt) => {
    expect(['world-in', 'on-stems', 'at-ends']).not.toContain(taken(prompt)?.id);
  });

  it('reads long prompts in time that grows as they do', () => {
    const patterns = HOSTS.map(({ pattern }) => new RegExp(pattern, 'u'));
    const leads = [
      'a jar with ',
      'a house in ',
      'an hourglass where ',
      'a seesaw with ',
      'coins growing ',
    ];
    const read = (length: number) => {
      for (const lead of leads)
        for (const rest of ['x'.repeat(length), 'a '.repeat(length / 2)])
          for (const pattern of patterns) pattern.exec(lead + rest);
    };
    expect(growthOf(read, 300)).toBeLessThan(LINEAR_GROWTH);
  });
});
