import { expect, it } from 'vitest';
import { drawnWith } from '../../testing/drawn';

const drawn = drawnWith({ sidePx: 256 });

it('has the country before its railing, and a town only where none is told', () => {
  expect(drawn('a terrace overlooking snowy mountains').drew).toEqual(
    expect.arrayContaining(['snowy mountains']),
  );
  expect(drawn('a deck with a view of the sea').drew).toContain('sea');
  expect(drawn('a rooftop terrace').drew).toContain('skyline');
});
