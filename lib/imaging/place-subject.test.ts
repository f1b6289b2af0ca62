import { describe, expect, it } from 'vitest';
import { type Pixels, type Plane } from '@/lib/engines/engine';
import { placeBehind, placeSubject } from './place-subject';

const [W, H] = [160, 120];
type Rgb = readonly [number, number, number];

function filled(color: (x: number, y: number) => Rgb): Pixels {
  const data = new Uint8Array(W * H * 4);
  for (let pixel = 0; pixel < W * H; pixel++)
    data.set([...color(pixel % W, Math.floor(pixel / W)), 255], pixel * 4);
  return { widthPx: W, heightPx: H, data };
}

/** A block that stands in the middle of the picture, from `top` to `bottom`. */
function block(top: number, bottom: number): Plane {
  const data = new Uint8Array(W * H);
  for (let y = top; y < bottom; y++) data.fill(255, y * W + 60, y * W + 100);
  return { widthPx: W, heightPx: H, data };
}
const lumaAt = ({ data }: Pixels, x: number, y: number) =>
  data.subarray((y * W + x) * 4, (y * W + x) * 4 + 3).reduce((sum, value) => sum + value, 0) / 3;

const SUBJECT = filled(() => [170, 60, 50]);
const DAY = filled((_x, y) => (y < 60 ? [150, 200, 250] : [110, 170, 80]));
const NIGHT = filled((_x, y) => (y < 60 ? [10, 16, 50] : [20, 34, 30]));

describe('placing a subject before a background', () => {
  it('shows the subject inside its matte and the background far from it', () => {
    const placed = placeSubject(SUBJECT, block(30, 100), DAY);
    const [red = 0, green = 0] = placed.data.subarray((60 * W + 80) * 4);
    expect(red).toBeGreaterThan(green + 60);
    for (const [x, y] of [
      [5, 5],
      [150, 20],
      [150, 70],
    ] as const)
      expect(Math.abs(lumaAt(placed, x, y) - lumaAt(DAY, x, y))).toBeLessThan(3);
  });

  it('darkens the subject at night', () => {
    const day = placeSubject(SUBJECT, block(30, 100), DAY);
    const night = placeSubject(SUBJECT, block(30, 100), NIGHT);
    expect(lumaAt(night, 80, 60)).toBeLessThan(lumaAt(day, 80, 60) - 15);
  });

  it('lets it stand on the ground: darker under its foot', () => {
    const placed = placeSubject(SUBJECT, block(30, 100), DAY);
    expect(lumaAt(placed, 80, 101)).toBeLessThan(lumaAt(DAY, 80, 101) - 30);
  });

  it('casts no shadow in the sky, nor where the border cuts the subject, nor where none is wanted', () => {
    const below = (placed: Pixels, y: number) => lumaAt(placed, 80, y) - lumaAt(DAY, 80, y);
    expect(below(placeSubject(SUBJECT, block(10, 40), DAY), 42)).toBeGreaterThan(-3);
    expect(
      below(placeSubject(SUBJECT, block(30, 100), DAY, { hasGround: false }), 101),
    ).toBeGreaterThan(-3);
    const cut = placeSubject(SUBJECT, block(30, H), DAY);
    expect(lumaAt(cut, 50, H - 1)).toBeGreaterThan(lumaAt(DAY, 50, H - 1) - 3);
    expect(below(placeSubject(SUBJECT, block(10, 40), DAY, { hasGround: true }), 42)).toBeLessThan(
      -20,
    );
  });

  it('wraps bright ground around the edge and not into the middle', () => {
    const placed = placeSubject(SUBJECT, block(30, 100), DAY, { hasGround: false });
    expect(lumaAt(placed, 60, 60)).toBeGreaterThan(lumaAt(placed, 80, 60) + 4);
  });

  it('gives back the background when there is no subject', () => {
    const nothing: Plane = { widthPx: W, heightPx: H, data: new Uint8Array(W * H) };
    expect(placeSubject(SUBJECT, nothing, DAY).data).toEqual(DAY.data);
  });
});

describe('placing a background behind what a mask keeps', () => {
  const kept = block(30, 100);
  const mask: Plane = { ...kept, data: kept.data.map((value) => 255 - value) };

  it('keeps every byte under black', () => {
    const { data } = placeBehind(SUBJECT, mask, DAY);
    for (let pixel = 0; pixel < W * H; pixel++)
      if (mask.data[pixel] === 0)
        expect([...data.subarray(pixel * 4, pixel * 4 + 4)]).toEqual([170, 60, 50, 255]);
  });

  it('shows the background, with a shadow under what was kept', () => {
    const placed = placeBehind(SUBJECT, mask, DAY);
    const [red = 0, , blue = 0] = placed.data.subarray((20 * W + 20) * 4);
    expect(blue).toBeGreaterThan(red + 30);
    expect(lumaAt(placed, 80, 101)).toBeLessThan(lumaAt(placed, 140, 101) - 15);
  });
});
