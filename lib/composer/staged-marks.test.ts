import { expect, it } from 'vitest';
import { stagedIn } from './staged-marks';
import { understand } from './understand';

const kindsOf = (prompt: string) =>
  stagedIn('logo', understand(prompt)).relations.map(({ kind }) => kind);

it('draws a fox that is curled around a bean and the bean as a sign of two, as large as each other', () => {
  expect(kindsOf('logo of a fox curled around a coffee bean')).toEqual([]);
});

it('winds a snake about what it is around', () => {
  expect(kindsOf('logo of a snake coiled around a sword')).toEqual(['around']);
});

it('has a cat in a basket look out of it, and a star in a hexagon within its lines', () => {
  expect(kindsOf('logo of a cat in a basket')).toEqual(['in']);
  expect(kindsOf('logo of a star in a hexagon')).toEqual([]);
});
