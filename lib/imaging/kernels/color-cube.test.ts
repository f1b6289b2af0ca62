import { describe, expect, it } from 'vitest';
import { type Pixels } from '@/lib/engines/engine';
import { mapColors } from './color-cube';

const COLORS = [
  [0, 0, 0, 255],
  [255, 255, 255, 255],
  [13, 200, 77, 128],
  [254, 1, 130, 255],
  [90, 90, 90, 0],
];
const PICTURE: Pixels = {
  widthPx: COLORS.length,
  heightPx: 1,
  data: Uint8Array.from(COLORS.flat()),
};

describe('mapping colours through a cube', () => {
  it('changes nothing by the map that changes nothing', () => {
    expect(mapColors(PICTURE, (r, g, b) => [r, g, b]).data).toEqual(PICTURE.data);
  });

  it('is exact for linear maps, clamps, and leaves alpha and the invisible', () => {
    const { data } = mapColors(PICTURE, (r, g, b) => [255 - r, g * 2, (r + b) / 2]);
    expect([...data]).toEqual([
      ...[255, 0, 0, 255],
      ...[0, 255, 255, 255],
      ...[242, 255, 45, 128],
      ...[1, 2, 192, 255],
      ...[90, 90, 90, 0],
    ]);
  });

  it('is near a smooth map between its samples', () => {
    const curve = (value: number) => 255 * (value / 255) ** 1.7;
    const { data } = mapColors(PICTURE, (r, g, b) => [curve(r), curve(g), curve(b)]);
    expect(Math.abs(data[8]! - curve(13))).toBeLessThan(2);
    expect(Math.abs(data[9]! - curve(200))).toBeLessThan(2);
  });
});
