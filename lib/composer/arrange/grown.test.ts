import { describe, expect, it } from 'vitest';
import { illustrate, svgOf, understand } from '..';

function drawn(prompt: string) {
  const brief = understand(prompt);
  const picture = illustrate({
    brief,
    prompt,
    widthPx: 512,
    heightPx: 384,
    seed: 3,
    variant: 0,
  });
  return { ...picture, svg: svgOf(picture) };
}

describe('what a place draws itself', () => {
  it('makes the trees that are named the trees of the wood, and tells them as drawn', () => {
    const { drew, svg, layers } = drawn('a birch forest in spring');
    expect(drew).toContain('birch');
    expect(svg).toContain('trunks-1');
    expect(layers.some(({ role }) => role === 'subject')).toBe(false);
  });

  it('spans the sky with a bow and hangs no small one beside the land', () => {
    const { drew, layers } = drawn('a rainbow over green hills with a barn');
    expect(drew).toContain('rainbow');
    expect(layers.some(({ id }) => id === 'rainbow')).toBe(true);
  });

  it('takes a pool under a waterfall for the water that falls', () => {
    const { drew, layers } = drawn('jungle waterfall with a pool');
    expect(drew).toEqual(expect.arrayContaining(['pool', 'jungle']));
    expect(layers.some(({ role }) => role === 'subject')).toBe(false);
  });
});

describe('woods', () => {
  it('are leafy, bare or of conifers as the words and the season tell', () => {
    const ids = (prompt: string) => drawn(prompt).layers.map(({ id }) => id);
    expect(ids('a snowy forest')).toContain('conifers-1');
    expect(ids('a forest in summer')).toContain('trunks-1');
    expect(ids('an autumn forest')).toContain('falling');
    expect(ids('mountains behind a forest')).not.toContain('trunks-1');
  });
});
