import { describe, expect, it } from 'vitest';
import { lightnessOf } from '@/lib/color/hex';
import { designTintFor, tintFor } from './tints';

const FREE = { paletteColors: [] as string[], background: undefined };

describe('the pictures of one request', () => {
  it('are each in a light of their own, the first in plain daylight', () => {
    const colors = [0, 1, 2, 3].map((variant) => tintFor(FREE, variant)?.('#4f9a5c') ?? '#4f9a5c');
    expect(colors[0]).toBe('#4f9a5c');
    expect(new Set(colors).size).toBe(4);
  });

  it('keep the colours that the prompt gives them', () => {
    expect(tintFor({ ...FREE, paletteColors: ['#123456'] }, 1)).toBeUndefined();
    expect(tintFor({ ...FREE, background: '#ffffff' }, 2)).toBeUndefined();
  });
});

describe('the colours of a design', () => {
  it('are stronger or softer in each picture, as light as they were, and stay where the prompt tells them', () => {
    const free = FREE;
    const others = [1, 2, 3].map((variant) => designTintFor(free, variant)?.('#c9503a') ?? '');
    expect(new Set(['#c9503a', ...others]).size).toBe(4);
    for (const color of others)
      expect(Math.abs(lightnessOf(color) - lightnessOf('#c9503a'))).toBeLessThan(0.03);
    expect(designTintFor({ ...free, paletteColors: ['#112233'] }, 1)).toBeUndefined();
  });
});
