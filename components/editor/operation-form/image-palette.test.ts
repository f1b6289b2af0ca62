import { describe, expect, it } from 'vitest';
import { weightSum } from './color-weights';
import { paletteOf } from './image-palette';

type Rgba = [number, number, number, number];

function pixels(...runs: [number, Rgba][]): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    runs.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()),
  );
}

describe('the palette of a picture', () => {
  it('holds its colours by how much of it they fill', () => {
    const palette = paletteOf(pixels([70, [255, 0, 0, 255]], [30, [0, 0, 255, 255]]), 5);
    expect(palette).toEqual([
      { hex: '#ff0000', weight: 0.7 },
      { hex: '#0000ff', weight: 0.3 },
    ]);
  });

  it('counts shades of one colour as one', () => {
    const palette = paletteOf(pixels([5, [250, 0, 0, 255]], [5, [230, 10, 10, 255]]), 5);
    expect(palette).toHaveLength(1);
  });

  it('leaves out what is transparent, and what is beyond the wanted number', () => {
    const data = pixels(
      [9, [255, 255, 255, 0]],
      [3, [255, 0, 0, 255]],
      [2, [0, 255, 0, 255]],
      [1, [0, 0, 255, 255]],
    );
    expect(paletteOf(data, 2).map(({ hex }) => hex)).toEqual(['#ff0000', '#00ff00']);
  });

  it('has weights that sum to 1', () => {
    const runs = Array.from({ length: 6 }, (_, at): [number, Rgba] => [
      7,
      [at * 50, 255 - at * 50, (at % 2) * 255, 255],
    ]);
    expect(weightSum(paletteOf(pixels(...runs), 6))).toBe(1);
  });
});
