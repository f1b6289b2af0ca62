import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ seed: 11 });

const drew = (prompt: string): string[] => drawn(prompt).drew;

describe('what is lifted in tales', () => {
  it('is over the head, be it a house', () => {
    expect(drew('a giant lifting a cottage')).toEqual(
      expect.arrayContaining(['cottage', 'lifting']),
    );
  });
});

describe('what is shared', () => {
  it('is in the hands of who shares it', () => {
    expect(drew('two elves sharing a loaf of bread')).toContain('loaf of bread');
  });
});

describe('what is pushed', () => {
  it('goes along the ground, and no table is put under it', () => {
    const seen = drew('three mice pushing a big wheel of cheese up a hill');
    expect(seen).toContain('big wheel of cheese');
    expect(seen).not.toContain('table');
  });
});

describe('folk of tales', () => {
  it('act as people do, where people do it', () => {
    expect(drew('a vampire playing the violin on a rooftop')).toContain('playing the');
    expect(drew('a dwarf hammering a sword on an anvil')).toEqual(
      expect.arrayContaining(['dwarf', 'anvil', 'hammering']),
    );
  });
});
