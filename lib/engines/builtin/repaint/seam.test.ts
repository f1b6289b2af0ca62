import { describe, expect, it } from 'vitest';
import { type Pixels, type Plane } from '@/lib/engines/engine';
import { joinSeam } from './seam';

const SIDE = 80;

function picture(color: (x: number, y: number) => number): Pixels {
  const data = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++)
    data.fill(color(pixel % SIDE, Math.floor(pixel / SIDE)), pixel * 4, pixel * 4 + 3);
  return { widthPx: SIDE, heightPx: SIDE, data };
}
const hole: Plane = {
  widthPx: SIDE,
  heightPx: SIDE,
  data: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    return Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) >= 8 ? 255 : 0;
  }),
};
const at = ({ data }: Pixels, x: number, y: number) => data[(y * SIDE + x) * 4]!;

const ground = picture((x) => 60 + x);
const withStar = picture((x, y) => (Math.hypot(x - 40, y - 40) < 3 ? 220 : 20));

describe('joining a scene to the picture around it', () => {
  it('gives an open scene the colours of the border throughout, and keeps its details', () => {
    const joined = joinSeam(ground, withStar, { hole, featherPx: 6, isOpen: true });
    for (const x of [12, 30, 55, 68])
      expect(Math.abs(at(joined, x, 20) - (60 + x))).toBeLessThan(9);
    expect(at(joined, 40, 40)).toBeGreaterThan(at(joined, 40, 50) + 100);
  });

  it('lets a closed scene keep its own colours in the middle', () => {
    const joined = joinSeam(ground, withStar, { hole, featherPx: 6, isOpen: false });
    expect(Math.abs(at(joined, 10, 30) - 70)).toBeLessThan(25);
    expect(Math.abs(at(joined, 30, 30) - 20)).toBeLessThan(3);
  });
});
