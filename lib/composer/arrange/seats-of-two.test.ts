import { expect, it } from 'vitest';
import { svgOf } from '..';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ seed: 3 });
const seatsIn = (prompt: string): number => svgOf(drawn(prompt)).split('data-e="e2"').length - 1;

it('four who sit on benches share two of them, and are no specks in a row', () => {
  expect(seatsIn('four people sitting on benches')).toBe(
    seatsIn('two people sitting on two benches'),
  );
});

it('three who sit on stools have one each', () => {
  expect(seatsIn('three kids sitting on stools')).toBe(
    seatsIn('three kids sitting on three stools'),
  );
});
