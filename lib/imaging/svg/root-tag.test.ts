import { describe, expect, it } from 'vitest';
import { rasterizeSvg } from './rasterize';
import { resizeSvg } from './root-tag';

const SIZE = { widthPx: 512, heightPx: 256 };
const svg = (root: string) =>
  `<!-- a --><svg xmlns="http://www.w3.org/2000/svg" ${root}><rect width="32" height="32"/></svg>`;

describe('an SVG of another size', () => {
  it.each([
    'width="64" height="32"',
    'viewBox="0 0 64 32"',
    'width="64px" height="32px" viewBox="0 0 64 32"',
    'width="100%" viewBox="0 0 64 32" data-a="&lt;&quot;"',
  ])('says so and draws the same, from %s', (root) => {
    const resized = resizeSvg(svg(root), SIZE);
    expect(resized).toMatch(/width="512".* height="256"/);
    expect(resized.startsWith('<!-- a --><svg ')).toBe(true);
    const { widthPx, heightPx, data } = rasterizeSvg(resized, SIZE);
    expect({ widthPx, heightPx }).toEqual(SIZE);
    const alphaAt = (x: number, y: number) => data[(y * 512 + x) * 4 + 3];
    expect([alphaAt(10, 250), alphaAt(250, 250), alphaAt(262, 10)]).toEqual([255, 255, 0]);
  });

  it('stays to the letter where it has the size', () => {
    const text = svg('width="512.2" height="256"');
    expect(resizeSvg(text, SIZE)).toBe(text);
  });
});
