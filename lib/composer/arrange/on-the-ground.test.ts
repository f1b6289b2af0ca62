import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ sidePx: 512 });

describe('what is on the ground', () => {
  it.each([
    ['a canoe lying on a beach', 'sea'],
    ['a guard standing on top of a tower', 'mountains'],
    ['a pirate looking through a telescope', 'telescope'],
  ])('%s has its ground and what it needs', (prompt, thing) => {
    expect(drawn(prompt).drew).toContain(thing);
  });

  it('a woman who waves at a ship is on the shore', () => {
    expect(drawn('a woman waving at a ship').drew).toEqual(
      expect.arrayContaining(['woman', 'ship', 'waving', 'beach']),
    );
  });
});
