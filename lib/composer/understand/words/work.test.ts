import { describe, expect, it } from 'vitest';
import { CONCEPTS } from '../../concepts';
import { understand } from '../understand';
import { WORKS_DONE } from './work';

const ids = new Set(CONCEPTS.map(({ id }) => id));

describe('work', () => {
  it('is done at stations, with tools and by people that the catalogue has', () => {
    for (const { frame, station, extra } of WORKS_DONE)
      for (const concept of [station, extra, frame.tool])
        if (concept) expect(ids, frame.id).toContain(concept);
  });

  it('is the trade’s own where the same verb means several', () => {
    const stationOf = (prompt: string) =>
      understand(prompt).elements.find(({ because }) => because?.startsWith('needed to'))?.concept;
    expect(stationOf('a dj mixing music')).toBe('dj-desk');
    expect(stationOf('a bartender mixing a cocktail')).toBe('bar-counter');
  });
});
