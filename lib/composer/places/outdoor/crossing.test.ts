import { expect, it } from 'vitest';
import { understand } from '../..';
import { drawnWith } from '../../testing/drawn';
import { crossingOf } from './crossing';

const drawn = drawnWith({ sidePx: 256 });
const placesOf = (prompt: string) => understand(prompt).places.map(({ concept }) => concept);

it.each([
  [['van', 'dog'], 'road'],
  [['steam-train', 'car'], 'railway'],
  [['sled', 'horse'], undefined],
] as const)('is what %s go on', (things, kind) => {
  expect(crossingOf({ things: new Set<string>(things) })).toBe(kind);
});

it('is under the wheels of what drives, with no place told', () => {
  expect(drawn('a van driving through heavy rain').drew).toContain('road');
  expect(placesOf('two vans stopped at a traffic light')).toContain('street');
  expect(placesOf('a van parked by a big tree')).toContain('road');
});

it('is a runway for an airplane, and no hall', () => {
  expect(placesOf('a small airplane parked on the runway of an airport')).toEqual(['runway']);
});
