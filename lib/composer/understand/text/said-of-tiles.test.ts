import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { saidOfTiles } from './said-of-tiles';

describe('an isometric picture that is cut open', () => {
  it('is of what is cut', () => {
    expect(saidOfTiles('isometric cutaway of a bakery with two bakers')).toBe(
      'isometric a bakery with two bakers',
    );
    expect(saidOfTiles('isometric hotel floor cutaway, beds, reception')).toBe(
      'isometric hotel, beds, reception desk',
    );
  });

  it('is drawn on its tile, and no diagram or flat icon', () => {
    for (const prompt of [
      'isometric cross section of an office with four desks',
      'isometric icon of a delivery van',
    ])
      expect(understand(prompt).template?.id).toBe('isometric');
  });

  it('leaves other pictures as they are', () => {
    expect(saidOfTiles('cutaway of a volcano')).toBe('cutaway of a volcano');
  });
});
