import { describe, expect, it } from 'vitest';
import { adjustmentContent } from '@/lib/projects/layer-content';
import { adjustPixels } from './adjust';

const row = (...pixels: number[][]) => ({
  widthPx: pixels.length,
  heightPx: 1,
  data: new Uint8ClampedArray(pixels.flat()),
});
const grey = (value: number, alpha = 255) => [value, value, value, alpha];

describe('an adjustment', () => {
  it('of nothing leaves every pixel', () => {
    const pixels = row([10, 200, 30, 255], [1, 2, 3, 0]);
    adjustPixels(pixels, adjustmentContent.parse({}), 1);
    expect([...pixels.data]).toEqual([10, 200, 30, 255, 1, 2, 3, 0]);
  });

  it('changes colours and keeps what is transparent so', () => {
    const pixels = row(grey(60), grey(60, 0));
    adjustPixels(pixels, adjustmentContent.parse({ exposure: 1 }), 1);
    expect(pixels.data[0]).toBeGreaterThan(75);
    expect(pixels.data[7]).toBe(0);
  });

  it('blurs by pixels of the frame: half as far in a picture of half the size', () => {
    const edge = () => row(...Array.from({ length: 40 }, (_, at) => grey(at < 20 ? 0 : 200)));
    const [whole, half] = [edge(), edge()];
    adjustPixels(whole, adjustmentContent.parse({ blurPx: 4 }), 1);
    adjustPixels(half, adjustmentContent.parse({ blurPx: 8 }), 0.5);
    expect(half.data).toEqual(whole.data);
    expect(whole.data[18 * 4]).toBeGreaterThan(20);
  });

  it('blurs no colour out of what can’t be seen', () => {
    const pixels = row(
      ...Array.from({ length: 12 }, (_, at) => (at < 6 ? [255, 0, 0, 255] : [0, 255, 0, 0])),
    );
    adjustPixels(pixels, adjustmentContent.parse({ blurPx: 2 }), 1);
    expect(Math.max(...pixels.data.filter((_, at) => at % 4 === 1))).toBe(0);
  });

  it('sharpens edges and leaves areas', () => {
    const pixels = row(...Array.from({ length: 20 }, (_, at) => grey(at < 10 ? 80 : 160)));
    adjustPixels(pixels, adjustmentContent.parse({ sharpen: 1 }), 1);
    expect(pixels.data[9 * 4]).toBeLessThan(75);
    expect(pixels.data[10 * 4]).toBeGreaterThan(165);
    expect(pixels.data[0]).toBe(80);
  });
});
