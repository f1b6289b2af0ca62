import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith();

describe('a land in lines', () => {
  it('shows mountain and sun in a few lines, and no meadow around them', () => {
    const { drew, notDrawn } = drawn('minimal line art of a mountain and a sun');
    expect(drew).toEqual(expect.arrayContaining(['mountain', 'sun']));
    expect(drew).not.toContain('meadow');
    expect(notDrawn).toEqual([]);
  });
});

describe('a name whose letter is a thing', () => {
  it('is written all the same', () => {
    const { drew, notDrawn } = drawn('logo for a bicycle repair shop called "SPOKE"');
    expect(drew).toEqual(expect.arrayContaining(['SPOKE', 'bicycle']));
    expect(notDrawn).not.toContain('SPOKE');
  });
});
