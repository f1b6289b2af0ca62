import { expect, it } from 'vitest';
import { illustrate, svgOf, understand } from '..';
import { markOf, sightsOf } from '../sight';

const SIZE = { widthPx: 320, heightPx: 320 };

function topsOf(prompt: string) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 11, variant: 0 });
  const parts = ['e1', 'e2'].map((id) => ({ id, marks: [markOf(id)] }));
  const sights = sightsOf(svgOf(picture), parts, SIZE);
  return ['e1', 'e2'].map((id) => sights.get(id)?.box?.top ?? Number.NaN);
}

it('a fence behind somebody is as high as fences are, and a wall goes over their head', () => {
  const [man = 0, fence = 0] = topsOf('a man painting a fence');
  expect(fence).toBeGreaterThan(man + 0.1);
  const [other = 0, wall = 0] = topsOf('a man standing in front of a brick wall');
  expect(wall).toBeLessThan(other + 0.02);
});
