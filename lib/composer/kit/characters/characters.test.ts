import { describe, expect, it } from 'vitest';
import { drawnWith } from '../../testing/drawn';

const drawn = drawnWith({ sidePx: 400, seed: 4 });

describe('things as characters', () => {
  it.each([
    ['a taco mascot giving a thumbs up', 'giving a thumbs up'],
    ['angry coffee cup cartoon character with arms and legs', 'legs'],
    ['a crying cloud with little arms', 'little arms'],
    ['a dancing avocado with arms and legs', 'arms'],
  ])('%s shows %s', (prompt, phrase) => {
    expect(drawn(prompt).drew).toContain(phrase);
  });

  it('stay in the place that they are in', () => {
    const { drew } = drawn('a happy pumpkin character in the forest');
    expect(drew).toEqual(expect.arrayContaining(['happy pumpkin', 'forest']));
  });

  it('things that nobody gives a face have none', () => {
    const limbs = (prompt: string) => JSON.stringify(drawn(prompt)).includes('#e8596a');
    expect(limbs('a taco on a plate')).toBe(false);
    expect(limbs('a smiling taco')).toBe(true);
  });
});
