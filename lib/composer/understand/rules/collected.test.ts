import { describe, expect, it } from 'vitest';
import { understand } from '..';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('what is named before a colon', () => {
  it('is no thing where it calls the things of the list', () => {
    expect(conceptsOf('gardening tools: trowel, watering can and gloves')).not.toContain('toolbox');
    expect(conceptsOf('fishing gear: rod, bucket and hat')).not.toContain('gear');
  });

  it('stays where it is a thing itself', () => {
    expect(conceptsOf('breakfast table: eggs, coffee and a newspaper')).not.toHaveLength(0);
    expect(conceptsOf('a woman: hat, coat and gloves')).toContain('woman');
  });
});

describe('names of pages', () => {
  it.each(['mobile wallpaper with stacked donuts', 'instagram story with perfume and peonies'])(
    'are no phone and no book: %s',
    (prompt) => {
      const concepts = conceptsOf(prompt);
      expect(concepts).not.toContain('phone');
      expect(concepts).not.toContain('book');
    },
  );
});
