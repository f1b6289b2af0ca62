import { describe, expect, it } from 'vitest';
import { illustrate, understand } from '..';

const drawn = (prompt: string) =>
  illustrate({
    brief: understand(prompt),
    prompt,
    widthPx: 384,
    heightPx: 288,
    seed: 3,
    variant: 0,
  });

describe('rooms that have what is named', () => {
  it('draw it in its place and in the colour that is told', () => {
    const { layers, drew, notDrawn } = drawn('living room with a purple sofa and plants');
    expect(layers.some(({ role }) => role === 'subject')).toBe(false);
    expect(drew).toEqual(expect.arrayContaining(['purple sofa', 'plants']));
    expect(notDrawn).toEqual([]);
  });

  it('leave the floor to who is in them', () => {
    const { layers } = drawn('a cat on a sofa in the living room');
    expect(layers.some(({ role }) => role === 'subject')).toBe(true);
  });
});
