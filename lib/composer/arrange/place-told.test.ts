import { expect, it } from 'vitest';
import { understand } from '..';
import { toldOfPlaces } from './place-told';

it.each(['a fridge in a yellow kitchen', 'a bathroom with green walls'])(
  'paints the walls of a room as they are told: %s',
  (prompt) => {
    expect(toldOfPlaces(understand(prompt)).walls).toBeDefined();
  },
);

it('paints no room after what stands in it, and lets a winding road wind', () => {
  expect(toldOfPlaces(understand('a red sofa in a living room')).walls).toBeUndefined();
  expect(toldOfPlaces(understand('a car on a winding road')).isWinding).toBe(true);
});
