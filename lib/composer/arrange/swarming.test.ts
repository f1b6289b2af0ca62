import { describe, expect, it } from 'vitest';
import { illustrate, svgOf, understand } from '..';
import { sightsOf } from '../sight';

const SIZE = { widthPx: 320, heightPx: 320 };

/** Where the first two things of a prompt are seen in its picture. */
function boxesOf(prompt: string) {
  const brief = understand(prompt);
  const svg = svgOf(illustrate({ brief, prompt, ...SIZE, seed: 5, variant: 0 }));
  const [first, second] = brief.elements.map(({ id }) => id);
  const parts = [first, second].flatMap((id) => (id ? [{ id, marks: [`data-e="${id}"`] }] : []));
  const sights = sightsOf(svg, parts, SIZE);
  return [sights.get(first ?? '')?.box, sights.get(second ?? '')?.box] as const;
}

describe('what flies, floats or swirls around something', () => {
  it.each([
    'bees buzzing around a hive',
    'butterflies around a bush',
    'leaves swirling around a girl',
    'candles floating around an owl',
    'planets orbiting a sun',
    'satellites orbiting the earth',
  ])('is on all sides of it: %s', (prompt) => {
    const [swarm, middle] = boxesOf(prompt);
    if (!swarm || !middle) throw new Error('not seen');
    expect(swarm.left).toBeLessThan(middle.left);
    expect(swarm.right).toBeGreaterThan(middle.right);
    expect(swarm.top).toBeLessThan(middle.top + (middle.bottom - middle.top) / 2);
  });
});
