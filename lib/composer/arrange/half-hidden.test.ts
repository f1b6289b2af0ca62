import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ seed: 11 });

const drew = (prompt: string): string[] => drawn(prompt).drew;

describe('who is half hidden', () => {
  it('is seen in the door that they look in at, and over the lamp that they rise from', () => {
    expect(drew('a ghost peeking out from behind a half open door')).toContain('ghost');
    expect(drew('a genie rising out of a lamp')).toEqual(expect.arrayContaining(['genie', 'lamp']));
    expect(drew('a vampire climbing out of his coffin')).toContain('climbing');
  });
});
