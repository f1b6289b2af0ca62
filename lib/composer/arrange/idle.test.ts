import { describe, expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { svgOf } from '../illustration';
import { understand } from '../understand';

const SIZE = { widthPx: 256, heightPx: 256 };
const VARIANTS = [0, 1, 2, 3];

const picturesOf = (prompt: string) =>
  VARIANTS.map((variant) =>
    illustrate({ brief: understand(prompt), prompt, ...SIZE, seed: 3, variant }),
  );

/** The widest outline of a figure tells its pose, whatever its place and colours. */
const lengthsOf = (prompt: string) => picturesOf(prompt).map((one) => svgOf(one).length);

describe('what a prompt leaves open of somebody', () => {
  it('is another pose in each picture of a request', () => {
    expect(new Set(lengthsOf('a fox')).size).toBe(4);
  });

  it('shows one of four where it is at home, and none where a ground was asked for', () => {
    const atHome = (prompt: string) =>
      picturesOf(prompt).filter(({ drew }) => drew.includes('forest')).length;
    expect(atHome('a fox')).toBe(1);
    expect(atHome('a fox on a white background')).toBe(0);
  });

  it('stays as it was told where a pose is told', () => {
    for (const { drew } of picturesOf('a sleeping fox')) expect(drew).toContain('sleeping fox');
  });
});
