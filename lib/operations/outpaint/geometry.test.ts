import { describe, expect, it } from 'vitest';
import { outpaintGeometry } from './geometry';

const image = { widthPx: 600, heightPx: 400 };

describe('the canvas of an outpainting', () => {
  it('grows by the pixels of each side', () => {
    const expand = { left: 10, right: 20, top: 30, bottom: 40 };
    expect(outpaintGeometry({ expand, zoomOutPercentage: 0 }, image)).toEqual({
      canvas: { widthPx: 630, heightPx: 470 },
      source: image,
      leftPx: 10,
      topPx: 30,
    });
  });

  it('keeps the size of the picture when it only zooms out', () => {
    expect(outpaintGeometry({ zoomOutPercentage: 50 }, image)).toEqual({
      canvas: image,
      source: { widthPx: 300, heightPx: 200 },
      leftPx: 150,
      topPx: 100,
    });
  });

  it('is the smallest of a ratio that holds the picture', () => {
    const { canvas, source, topPx } = outpaintGeometry(
      { size: '1:1', zoomOutPercentage: 0 },
      image,
    );
    expect(canvas).toEqual({ widthPx: 600, heightPx: 600 });
    expect(source).toEqual(image);
    expect(topPx).toBe(100);
  });

  it('shrinks a picture only where an exact size can not hold it', () => {
    const inside = outpaintGeometry({ size: '1024x1024', zoomOutPercentage: 0 }, image);
    expect(inside.source).toEqual(image);
    const large = { widthPx: 2048, heightPx: 1024 };
    const shrunk = outpaintGeometry({ size: '1024x1024', zoomOutPercentage: 0 }, large);
    expect(shrunk.source).toEqual({ widthPx: 1024, heightPx: 512 });
  });

  it('zooms out within the frame that expansion adds to', () => {
    const expand = { left: 100, right: 0, top: 0, bottom: 0 };
    const geometry = outpaintGeometry({ expand, zoomOutPercentage: 50 }, image);
    expect(geometry.canvas).toEqual({ widthPx: 700, heightPx: 400 });
    expect(geometry.leftPx).toBe(250);
  });

  it('is refused past 4096 px a side', () => {
    const expand = { left: 3600, right: 0, top: 0, bottom: 0 };
    expect(() => outpaintGeometry({ expand, zoomOutPercentage: 0 }, image)).toThrow('4200x400');
  });
});
