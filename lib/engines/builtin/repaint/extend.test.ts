import { describe, expect, it } from 'vitest';
import { frameMask } from '@/tests/engines/pictures';
import { keptRectangle } from './extend';

describe('the rectangle a mask keeps', () => {
  it('is found when everything around it is to be painted', () => {
    expect(keptRectangle(frameMask(40, 20, 10, 4))).toEqual({
      leftPx: 10,
      topPx: 0,
      widthPx: 26,
      heightPx: 20,
    });
  });

  it('is none for a hole in the middle, and for a mask of nothing', () => {
    const hole = frameMask(40, 20, 0, 0);
    hole.data[5 * 40 + 5] = 255;
    expect(keptRectangle(hole)).toBeUndefined();
    expect(keptRectangle(frameMask(40, 20, 0, 0))).toBeUndefined();
  });
});
