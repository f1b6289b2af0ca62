import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ sidePx: 256 });
const shownIn = (prompt: string) => drawn(prompt).drew;

describe('where somebody is of whom no place is told', () => {
  it.each([
    ['a vet examining a cat on a table', 'veterinary clinic'],
    ['a man cooking pasta', 'kitchen'],
    ['a woman reading in a bathtub', 'bathroom'],
    ['a carpenter sawing a plank', 'workshop'],
  ])('is told by what is done there: %s', (prompt, place) => {
    expect(shownIn(prompt)).toContain(place);
  });

  it.each([
    'a chef',
    'a doctor, close-up portrait',
    'mascot of a baker holding bread',
    'a red sofa',
  ])('is nowhere where nothing is done: %s', (prompt) => {
    expect(shownIn(prompt)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/kitchen|clinic|bakery|living/)]),
    );
  });

  it('has tools on the wall of a garage, and no masonry in it', () => {
    expect(shownIn('a mechanic repairing a car in a garage, tools on the wall')).toEqual(
      expect.arrayContaining(['garage', 'wall', 'tools']),
    );
  });
});
