import { expect, it } from 'vitest';
import { clustersOf } from './copies';
import { rootsIn } from './testing/planned';

const clustersIn = (prompt: string): number[] => rootsIn(prompt).map(clustersOf);

it.each([
  ['two kids on bikes', 2],
  ['two friends on camels', 2],
  ['a kid on a bike', 1],
])('as many bear somebody as there are riders: %s', (prompt, count) => {
  expect(clustersIn(prompt)[0]).toBe(count);
});
