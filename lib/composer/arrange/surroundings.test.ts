import { expect, it } from 'vitest';
import { seen } from './testing/seen';

const topsOf = (prompt: string) => seen(prompt, ['e1', 'e2']).map(({ top }) => top);

it('a fence behind somebody is as high as fences are, and a wall goes over their head', () => {
  const [man = 0, fence = 0] = topsOf('a man painting a fence');
  expect(fence).toBeGreaterThan(man + 0.1);
  const [other = 0, wall = 0] = topsOf('a man standing in front of a brick wall');
  expect(wall).toBeLessThan(other + 0.02);
});
