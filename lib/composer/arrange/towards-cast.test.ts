import { describe, expect, it } from 'vitest';
import { illustrate, svgOf, understand } from '..';
import { markOf, sightsOf } from '../sight';

const SQUARE = { widthPx: 320, heightPx: 320 };
const WIDE = { widthPx: 480, heightPx: 200 };

function firstIn(prompt: string, size = SQUARE) {
  const picture = illustrate({ brief: understand(prompt), prompt, ...size, seed: 11, variant: 0 });
  const sights = sightsOf(svgOf(picture), [{ id: 'e1', marks: [markOf('e1')] }], size);
  const box = sights.get('e1')?.box;
  if (!box) throw new Error('nobody is seen');
  return { ...box, height: box.bottom - box.top, width: box.right - box.left };
}

describe('who a picture is about', () => {
  it.each([
    'a grandmother knitting in an armchair by the fireplace',
    'a mechanic repairing a car in the garage',
    'a baker taking bread out of the oven in a bakery',
    'a programmer working at his desk in the office',
  ])('is large, and no nearer to a side than what they are at: %s', (prompt) => {
    const { height, left, right } = firstIn(prompt);
    expect(height).toBeGreaterThan(0.4);
    expect((left + right) / 2).toBeGreaterThan(0.2);
    expect((left + right) / 2).toBeLessThan(0.8);
  });

  it('is seen over a counter with the head, and the counter goes out of the picture', () => {
    const { top, height } = firstIn('a barista pouring milk behind the counter');
    expect(top).toBeGreaterThan(0.02);
    expect(height).toBeGreaterThan(0.3);
  });

  it('is no speck under a tree on a wide page', () => {
    expect(firstIn('kids reading under a tree', WIDE).height).toBeGreaterThan(0.35);
  });

  it('lies under a sink with the head, and the legs are seen beside it', () => {
    const { width, height } = firstIn('a plumber lying under a sink');
    expect(width).toBeGreaterThan(height * 2);
  });
});
