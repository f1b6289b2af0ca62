import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ seed: 11 });

describe('who is portrayed with something in the hands', () => {
  it.each([
    ['portrait of a woman holding a cup of tea', 'cup of tea'],
    ['portrait of a boy holding a frog', 'frog'],
  ])('is seen with it: %s', (prompt, thing) => {
    expect(drawn(prompt).drew).toContain(thing);
  });
});

describe('medusa', () => {
  it('is a gorgon, and no jellyfish', () => {
    expect(drawn('a medusa looking into a mirror').drew).toEqual(
      expect.arrayContaining(['medusa', 'mirror']),
    );
  });
});
