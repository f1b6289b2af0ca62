import { describe, expect, it } from 'vitest';
import { changeColors, colorChangeOf, keepsColors } from './adjust';
import { adjustmentContent } from './layer-content';

function adjusted(pixel: readonly number[], changes: Record<string, unknown>): number[] {
  const rgba = Uint8ClampedArray.from(pixel);
  changeColors(rgba, colorChangeOf(adjustmentContent.parse(changes)));
  return [...rgba];
}

describe('adjustments', () => {
  it('change nothing unless they are asked to', () => {
    expect(keepsColors(adjustmentContent.parse({}))).toBe(true);
    for (let value = 0; value < 256; value += 1) {
      expect(adjusted([value, 255 - value, 7, value], {})).toEqual([value, 255 - value, 7, value]);
    }
  });

  it('double the light with each stop', () => {
    // sRGB 128 is 0.2158 of the light; twice that is sRGB 176.
    expect(adjusted([128, 128, 128, 255], { exposure: 1 })).toEqual([176, 176, 176, 255]);
    expect(adjusted([176, 176, 176, 255], { exposure: -1 })).toEqual([128, 128, 128, 255]);
  });

  it('spread values from the middle with contrast, and gather them there without', () => {
    const [dark = 0, , light = 0] = adjusted([100, 128, 156, 255], { contrast: 0.4 });
    expect(dark).toBeLessThan(80);
    expect(light).toBeGreaterThan(176);
    expect(adjusted([10, 100, 250, 9], { contrast: -1 })).toEqual([128, 128, 128, 9]);
  });

  it('take colour away, or double it', () => {
    const [red, green, blue] = adjusted([200, 100, 50, 255], { saturation: -1 });
    expect([green, blue]).toEqual([red, red]);
    const [more = 0, , less = 255] = adjusted([150, 100, 80, 255], { saturation: 1 });
    expect(more).toBeGreaterThan(150);
    expect(less).toBeLessThan(80);
  });

  it('warm and cool', () => {
    const [red = 0, green, blue = 0] = adjusted([128, 128, 128, 255], { temperature: 1 });
    expect(green).toBe(128);
    expect(red).toBeGreaterThan(128);
    expect(blue).toBeLessThan(128);
  });

  it('stretch from black to white and bend the middle', () => {
    const levels = { black: 0.2, white: 0.8 };
    expect(adjusted([51, 204, 128, 255], { levels })).toEqual([0, 255, 128, 255]);
    expect(adjusted([64, 0, 255, 255], { levels: { gamma: 2 } })).toEqual([128, 0, 255, 255]);
  });
});
