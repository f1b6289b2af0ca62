import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { extend } from '@/lib/engines/builtin/repaint/extend';
import { frameMask } from './pictures';

const context = { signal: new AbortController().signal, onProgress: () => undefined };

async function catPhoto() {
  const photo = sharp('tests/fixtures/photos/cat.jpg').ensureAlpha().raw();
  const { data, info } = await photo.toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data: new Uint8Array(data) };
}

describe('extending', () => {
  it('continues a horizon and keeps the source', async () => {
    const [widthPx, heightPx] = [520, 300];
    const data = new Uint8Array(widthPx * heightPx * 4);
    const mask = frameMask(widthPx, heightPx, 110, 110);
    for (let at = 0; at < mask.data.length; at += 1) {
      if (mask.data[at] === 255) continue;
      const sky = Math.floor(at / widthPx) < 150;
      data.set(sky ? [90, 150, 230, 255] : [60, 130, 60, 255], at * 4);
    }
    const source = { leftPx: 110, topPx: 0, widthPx: 300, heightPx };
    const extended = await extend({ widthPx, heightPx, data }, mask, source, 1, context);
    const pixel = (x: number, y: number) => [
      ...extended.data.subarray((y * widthPx + x) * 4, (y * widthPx + x) * 4 + 4),
    ];
    expect(pixel(200, 40)).toEqual([90, 150, 230, 255]);
    for (const x of [12, 60, 460, 508]) {
      const [, , skyBlue] = pixel(x, 40);
      const [, groundGreen, groundBlue] = pixel(x, 260);
      expect(skyBlue).toBeGreaterThan(180);
      expect(groundGreen).toBeGreaterThan((groundBlue ?? 0) + 20);
    }
  }, 60_000);

  it('takes the tone of a photo over its border, keeps its bytes and repeats itself', async () => {
    const photo = await catPhoto();
    const [topPx, widthPx] = [60, photo.widthPx];
    const heightPx = photo.heightPx + topPx;
    const canvas = { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx * 4) };
    canvas.data.set(photo.data, topPx * widthPx * 4);
    const mask = { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx) };
    mask.data.fill(255, 0, topPx * widthPx);
    const source = { leftPx: 0, topPx, widthPx, heightPx: photo.heightPx };
    const extended = await extend(canvas, mask, source, 1, context);
    expect(extended.data.subarray(topPx * widthPx * 4)).toEqual(photo.data);
    const meanOfRow = (y: number) => {
      const row = extended.data.subarray(y * widthPx * 4, (y + 1) * widthPx * 4);
      return row.reduce((sum, value, at) => sum + (at % 4 === 3 ? 0 : value), 0) / (3 * widthPx);
    };
    expect(Math.abs(meanOfRow(topPx) - meanOfRow(topPx - 1))).toBeLessThan(2.5);
    const again = await extend(canvas, mask, source, 1, context);
    expect(again.data).toEqual(extended.data);
  }, 120_000);
});
