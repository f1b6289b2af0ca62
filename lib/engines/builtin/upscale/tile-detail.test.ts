import { describe, expect, it } from 'vitest';
import { detailOf } from './tile-detail';
import type { Colors } from './tiles';

const SIDE_PX = 64;

function tile(valueAt: (x: number, y: number) => number): Colors {
  const plane = Float32Array.from({ length: SIDE_PX ** 2 }, (_, at) =>
    valueAt(at % SIDE_PX, Math.floor(at / SIDE_PX)),
  );
  const data = new Float32Array(plane.length * 3);
  for (let channel = 0; channel < 3; channel++) data.set(plane, channel * plane.length);
  return { widthPx: SIDE_PX, heightPx: SIDE_PX, data };
}

const wave = (lengthPx: number) => (x: number) =>
  0.5 + 0.3 * Math.sin((2 * Math.PI * x) / lengthPx);

describe('what there is to see in a tile', () => {
  it('is nothing in one colour and in a gradient', () => {
    expect(detailOf(tile(() => 0.4))).toBe('even');
    expect(detailOf(tile((x, y) => (x + y) / 255))).toBe('even');
  });

  it('is soft where half as many pixels show it all', () => {
    expect(detailOf(tile(wave(32)))).toBe('soft');
  });

  it('is fine where single pixels count, if only in one place', () => {
    expect(detailOf(tile(wave(4)))).toBe('fine');
    expect(detailOf(tile((x, y) => (x === 40 && y > 20 && y < 50 ? 1 : 0.3)))).toBe('fine');
  });
});
