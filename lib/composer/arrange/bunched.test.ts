import { expect, it } from 'vitest';
import { understand } from '../understand';
import { castOf } from './cast';

const balloonsOf = (prompt: string) => {
  const { things } = castOf(understand(prompt));
  return things.find(({ element }) => element.phrase.includes('balloons'));
};

it('three balloons that somebody holds are a bunch of three', () => {
  const held = balloonsOf('a bear holding three balloons');
  expect(held?.element.count).toBe(1);
  expect(held?.parameters.count).toBe(3);
});

it('three balloons that nobody holds are three', () => {
  expect(balloonsOf('three balloons over a house')?.element.count).toBe(3);
});
