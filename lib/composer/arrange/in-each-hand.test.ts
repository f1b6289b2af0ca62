import { expect, it } from 'vitest';
import { svgOf } from '../illustration';
import { markOf } from '../sight';
import { drawnWith } from '../testing/drawn';

it.each([
  ['a man carrying two cups of coffee', 'e2', 2],
  ['a waiter carrying three plates', 'e2', 3],
])('counted things are in both hands, and the third is along the arm: %s', (prompt, id, least) => {
  const picture = drawnWith({ sidePx: 320, seed: 11 })(prompt);
  const count = svgOf(picture).split(markOf(id)).length - 1;
  expect(count).toBeGreaterThanOrEqual(least);
});
