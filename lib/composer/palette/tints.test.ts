import { describe, expect, it } from 'vitest';
import { tintFor } from './tints';

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
