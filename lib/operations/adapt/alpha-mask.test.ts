import { describe, expect, it } from 'vitest';
import { maskFromAlpha } from './alpha-mask';

const pixels = (...alphas: number[]) => ({
  widthPx: alphas.length,
  heightPx: 1,
  data: Uint8Array.from(alphas.flatMap((alpha) => [200, 10, 10, alpha])),
});

describe('a mask that marks by transparency', () => {
  it('is white where it is transparent, and soft edges fall to the nearer side', () => {
    const mask = maskFromAlpha(pixels(0, 127, 128, 255), 'mask');
    expect([...mask.data]).toEqual([255, 255, 0, 0]);
  });

  it('is refused when nothing in it is transparent', () => {
    expect(() => maskFromAlpha(pixels(255, 255), 'mask')).toThrow(
      expect.objectContaining({ code: 'invalid_mask', param: 'mask' }),
    );
  });
});
