import { describe, expect, it } from 'vitest';
import { illustrate, understand } from '../..';

function layersOf(prompt: string) {
  return illustrate({
    brief: understand(prompt),
    prompt,
    widthPx: 512,
    heightPx: 384,
    seed: 3,
    variant: 0,
  }).layers;
}
const ids = (prompt: string) => layersOf(prompt).map(({ id }) => id);

describe('open country', () => {
  it('lifts a building that is on a hill, and nothing that is among hills', () => {
    expect(ids('a castle on a hill at sunset')).toContain('hill');
    expect(ids('a farmhouse among green hills')).not.toContain('hill');
    expect(ids('a sheep on a hill')).not.toContain('hill');
  });

  it('gives mountains back in the lake before them', () => {
    expect(ids('a mountain lake')).toContain('lake-mirror');
  });

  it('mirrors fronts in a street where it has rained', () => {
    expect(ids('a wet street at night')).toContain('wet-ground');
    expect(ids('a street on a sunny day')).not.toContain('wet-ground');
  });

  it('has leaves on the ground in autumn where flowers were', () => {
    const found = ids('a park in autumn');
    expect(found).toContain('fallen-leaves');
    expect(found).not.toContain('flowers');
  });

  it('lays snow on what is called snowy, and not where only the peaks are', () => {
    expect(ids('a road through green hills towards snowy mountains')).toContain('flowers');
    expect(ids('a snowy mountain cabin')).not.toContain('flowers');
  });
});
