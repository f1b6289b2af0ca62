import { describe, expect, it } from 'vitest';
import { createBitmap, PAINTED } from './bitmap';
import { fillRectangle } from './kernels/shapes';
import { packRgba, rasterizeMask, type DeviceView } from './rasterize';

const TINT = packRgba(62, 106, 242, 128);
const LOOK = { tint: TINT, phasePx: 0, outlinePx: 1, dashPx: 4 };

function show(view: DeviceView, region = { left: 0, top: 0, right: 60, bottom: 50 }) {
  const mask = createBitmap(20, 20);
  fillRectangle(mask, { left: 5, top: 5, right: 15, bottom: 12 }, PAINTED);
  const screen = { widthPx: 60, heightPx: 50, pixels: new Uint32Array(60 * 50).fill(7) };
  rasterizeMask(mask, view, screen, region, LOOK);
  return (x: number, y: number) => screen.pixels[y * 60 + x];
}

describe('the mask on the screen', () => {
  it('is one flat tint inside, nothing outside, and black or white on its edge', () => {
    const at = show({ scale: 2, x: 4, y: 6 });
    expect(at(4 + 20, 6 + 17)).toBe(TINT);
    expect(at(2, 2)).toBe(0);
    expect([packRgba(0, 0, 0, 255), packRgba(255, 255, 255, 255)]).toContain(at(4 + 10, 6 + 17));
  });

  it('shows each pixel of the picture as a block when zoomed in', () => {
    const at = show({ scale: 8, x: -40, y: -40 });
    expect(at(30, 20)).toBe(TINT);
    expect(at(30, 49)).toBe(TINT);
  });

  it('draws on its region alone', () => {
    const at = show({ scale: 2, x: 0, y: 0 }, { left: 10, top: 10, right: 20, bottom: 20 });
    expect(at(9, 15)).toBe(7);
    expect(at(20, 15)).toBe(7);
    expect(at(15, 15)).toBe(TINT);
  });

  it('shows the same whether it is drawn whole or in parts', () => {
    const view = { scale: 1.7, x: 3.3, y: 5.1 };
    const whole = show(view);
    const left = show(view, { left: 0, top: 0, right: 31, bottom: 50 });
    const right = show(view, { left: 31, top: 0, right: 60, bottom: 50 });
    for (let y = 0; y < 50; y++) {
      for (let x = 0; x < 60; x++) expect((x < 31 ? left : right)(x, y)).toBe(whole(x, y));
    }
  });
});
