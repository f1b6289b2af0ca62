import { describe, expect, it } from 'vitest';
import { understand } from '@/lib/composer';
import { landOf } from './land';

const land = (prompt: string) => landOf(understand(prompt));

describe('the land that a camera sees', () => {
  it.each([
    ['a lake in the mountains', { biome: 'alpine', hour: 'noon', water: true }],
    ['mountains at sunset', { biome: 'alpine', hour: 'dusk', water: false }],
    ['snowy mountains', { biome: 'snow', hour: 'noon', water: false }],
    ['rolling hills in winter', { biome: 'snow', hour: 'noon', water: false }],
    ['desert dunes at night', { biome: 'desert', hour: 'night', water: false }],
  ])('of "%s" is as it is told', (prompt, expected) => {
    expect(land(prompt)).toEqual(expected);
  });

  it('is behind what flies, and not under what stands', () => {
    expect(land('an eagle soaring above the mountains')).toBeDefined();
    expect(land('a dog in the mountains')).toBeUndefined();
  });

  it.each(['a road in the mountains', 'hills in the rain', 'a cat', 'a forest'])(
    'is left to the drawing where the rendering lacks something of "%s"',
    (prompt) => {
      expect(land(prompt)).toBeUndefined();
    },
  );
});
