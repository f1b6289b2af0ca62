import { expect, it } from 'vitest';
import { understand } from '../understand';
import { castOf } from './cast';

const colorOf = (prompt: string) => castOf(understand(prompt)).things[0]?.parameters.color;

it('gives soap the colour of what it is made with, where no colour is told', () => {
  expect(colorOf('a bar of charcoal soap')).toBe('#3c3d44');
  expect(colorOf('a lavender soap on a towel')).toBe('#b8a8e0');
  expect(colorOf('a bar of soap')).toBeUndefined();
});
