import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const placesOf = (prompt: string) => understand(prompt).places.map(({ concept }) => concept);
const thingsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('what is said of country', () => {
  it.each([
    ['lavender rows leading to a stone hut', 'lavender-field'],
    ['endless rows of tulips under a wide sky', 'tulip-field'],
    ['tea plantations wrapped in fog', 'tea-plantation'],
    ['badlands at sunrise', 'badlands'],
    ['an astronaut planting a flag on a purple planet', 'mars-surface'],
  ])('is a field or a land of its own: %s', (prompt, place) => {
    expect(placesOf(prompt)).toContain(place);
    expect(thingsOf(prompt)).not.toContain(place.split('-')[0]);
  });

  it('leaves rows that stand in something what they are', () => {
    expect(placesOf('a basket of lavender rows')).toEqual([]);
  });

  it('has no rain any more after the rain', () => {
    expect(understand('a street after the rain').weather).toBeUndefined();
    expect(understand('a street in the rain').weather).toBe('rain');
  });

  it('is a mirror where water is, and a thing on a wall', () => {
    expect(thingsOf('mountain lake at dawn, perfect mirror')).not.toContain('mirror');
    expect(thingsOf('a bathroom with a giant mirror')).toContain('mirror');
  });

  it('has ponds where nobody built a pool', () => {
    expect(placesOf('desert oasis at night, palms around a small pool')).toContain('lake');
    expect(thingsOf('a hotel with a small pool')).toContain('swimming-pool');
  });

  it('is no mosaic for what is laid in mosaic', () => {
    expect(understand('metro station with a mosaic ceiling').media).toEqual([]);
    expect(understand('a metro station, mosaic').media).toEqual(['mosaic']);
  });

  it('has ice on its shore, and no cubes', () => {
    expect(thingsOf('black beach with ice chunks')).not.toContain('ice-cubes');
  });
});
