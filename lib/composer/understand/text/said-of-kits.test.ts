import { describe, expect, it } from 'vitest';
import { understand } from '../..';
import { KITS_OF } from '../words/kits-of.data';
import { saidOfKits } from './said-of-kits';

describe('things of an occupation', () => {
  it('are those that belong to it', () => {
    expect(saidOfKits('a poster with some camping stuff')).toBe(
      'a poster with a tent, a lantern, a backpack and a campfire',
    );
  });

  it('are left as they are where a list tells them, or a shop sells them', () => {
    for (const prompt of ['school supplies: pens and books', 'logo of an art supplies store'])
      expect(saidOfKits(prompt)).toBe(prompt);
  });

  it.each(Object.values(KITS_OF))('are known to the kit: %s', (things) => {
    const { elements } = understand(things);
    const missing = elements.filter(({ concept }) => concept === undefined);
    expect(missing.map(({ phrase }) => phrase)).toEqual([]);
    expect(elements.length).toBeGreaterThanOrEqual(things.split(/,| and /).length - 1);
  });
});
