import { expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ sidePx: 256 });

it('who surfs in the sea is on the water, and who sits on a board is on the beach', () => {
  expect(drawn('a girl surfing in the sea').drew).not.toContain('beach');
  expect(drawn('a girl sitting on her surfboard on the beach').drew).toContain('beach');
});
