import { describe, expect, it } from 'vitest';
import { keptRectangle } from './extend';

function frame(widthPx: number, heightPx: number, left: number, right: number) {
  const data = new Uint8Array(widthPx * heightPx);
  for (let at = 0; at < data.length; at += 1) {
    const x = at % widthPx;
    data[at] = x < left || x >= widthPx - right ? 255 : 0;
  }
  return { widthPx, heightPx, data };
}

describe('the rectangle a mask keeps', () => {
  it('is found when everything around it is to be painted', () => {
    expect(keptRectangle(frame(40, 20, 10, 4))).toEqual({
      leftPx: 10,
      topPx: 0,
      widthPx: 26,
      heightPx: 20,
    });
  });

  it('is none for a hole in the middle, and for a mask of nothing', () => {
    const hole = frame(40, 20, 0, 0);
    hole.data[5 * 40 + 5] = 255;
    expect(keptRectangle(hole)).toBeUndefined();
    expect(keptRectangle(frame(40, 20, 0, 0))).toBeUndefined();
  });
});
