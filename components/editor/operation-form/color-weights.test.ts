import { describe, expect, it } from 'vitest';
import { weightSum, withColor, withoutColor } from './color-weights';

const three = ['#c8642d', '#f2e8dc', '#5a3220'].reduce(withColor, []);

describe('weights of preferred colours', () => {
  it('are shared equally, and sum to exactly 1', () => {
    expect(three.map(({ weight }) => weight)).toEqual([0.34, 0.33, 0.33]);
    expect(weightSum(three)).toBe(1);
  });

  it('are shared out anew when a colour goes', () => {
    expect(withoutColor(three, 0).map(({ weight }) => weight)).toEqual([0.5, 0.5]);
  });

  it('stay as they were set by hand, and a new colour takes what is left', () => {
    const set = [
      { hex: '#000000', weight: 0.7 },
      { hex: '#ffffff', weight: 0.1 },
    ];
    expect(withColor(set, '#ff0000').map(({ weight }) => weight)).toEqual([0.7, 0.1, 0.2]);
    expect(withoutColor(set, 0)).toEqual([{ hex: '#ffffff', weight: 0.1 }]);
  });

  it('sum without floating-point dust', () => {
    expect(weightSum(Array.from({ length: 10 }, () => ({ hex: '#000000', weight: 0.1 })))).toBe(1);
  });
});
