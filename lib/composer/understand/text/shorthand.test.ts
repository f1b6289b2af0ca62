import { expect, it } from 'vitest';
import { spelledOut } from './shorthand';

it('reads w/ as with and w/o as without, and leaves other strokes alone', () => {
  expect(spelledOut('a forge w/ anvil and w/o smoke')).toBe('a forge with anvil and without smoke');
  expect(spelledOut('24/7 diner and/or cafe')).toBe('24/7 diner and/or cafe');
});
