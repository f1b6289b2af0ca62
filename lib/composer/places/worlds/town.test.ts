import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';
import { OLD_TOWNS, TOWNS } from './towns.data';

const placesOf = (prompt: string) => understand(prompt).places.map(({ concept }) => concept);

describe('towns of a style', () => {
  it.each([
    ['Haussmann apartment building with iron balconies', 'paris-street'],
    ['half-timbered houses with flower boxes', 'timbered-town'],
    ['brutalist apartment tower', 'concrete-estate'],
    ['Amsterdam canal houses at night', 'canal-town'],
    ['Moroccan riad courtyard with a fountain', 'riad'],
  ])('%s is drawn as %s', (prompt, town) => {
    expect(placesOf(prompt)).toEqual([town]);
    expect(town in TOWNS).toBe(true);
  });

  it('has the colour that its house is asked to have', () => {
    const [place] = understand('a pink Victorian house').places;
    expect(place?.attributes).toContain('single');
    expect(place?.colors).toHaveLength(1);
  });

  it('knows cities of roofs and spires', () => {
    expect(OLD_TOWNS.test('the skyline of Istanbul')).toBe(true);
    expect(OLD_TOWNS.test('the skyline of Chicago')).toBe(false);
  });

  it('leaves rooms alone', () => {
    expect(placesOf('art deco hotel lobby interior')).not.toContain('deco-avenue');
  });
});
