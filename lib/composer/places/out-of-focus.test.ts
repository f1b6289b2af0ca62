import { describe, expect, it } from 'vitest';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { illustrate, svgOf, understand } from '..';

const SIZE = { widthPx: 320, heightPx: 320 };

function portrayed(prompt: string, seed: number): string {
  return svgOf(illustrate({ brief: understand(prompt), prompt, ...SIZE, seed, variant: 0 }));
}

/** Mean step between neighbours along a row of pixels, in levels. */
function sharpnessOf(svg: string, y: number): number {
  const { data } = rasterizeSvg(svg, SIZE);
  let sum = 0;
  for (let x = 1; x < SIZE.widthPx; x += 1) {
    const at = (y * SIZE.widthPx + x) * 4;
    sum += Math.abs((data[at] ?? 0) - (data[at - 4] ?? 0));
  }
  return sum / SIZE.widthPx;
}

describe('what is behind somebody who is portrayed', () => {
  it.each(['an office', 'a forest', 'a snowy city at night', 'a stormy beach', 'space'])(
    'is blurred once and rendered, whatever it is: %s',
    (place) => {
      for (const seed of [1, 2, 3]) {
        const svg = portrayed(`headshot of a woman in ${place}`, seed);
        expect(svg.match(/filter="url/g)).toHaveLength(1);
        expect(rasterizeSvg(svg, SIZE).data.some((value) => value > 0)).toBe(true);
      }
    },
  );

  it('is softer than the same place around whole figures', () => {
    const near = sharpnessOf(portrayed('headshot of a woman in an office', 2), 12);
    const far = sharpnessOf(portrayed('a woman in an office', 2), 12);
    expect(near).toBeLessThan(far);
  });
});
