import { describe, expect, it } from 'vitest';
import { extend } from '@/lib/engines/builtin/repaint/extend';
import { frameMask } from './pictures';

const context = { signal: new AbortController().signal, onProgress: () => undefined };

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
});
