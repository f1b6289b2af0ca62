import { describe, expect, it } from 'vitest';
import { cutout } from './cutout';

describe('cutout', () => {
  /** A red subject on green, with an edge that is soft over 12 px. */
  const [widthPx, heightPx] = [400, 40];
  const alphaAt = (x: number) => Math.min(1, Math.max(0, (66 - x) / 12));
  const image = { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx * 4) };
  const matte = { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx) };
  for (let at = 0; at < matte.data.length; at++) {
    const alpha = alphaAt(at % widthPx);
    image.data.set([200 * alpha, 180 * (1 - alpha), 40, 255], at * 4);
    matte.data[at] = Math.round(alpha * 255);
  }

  it('takes the old background out of soft edges', () => {
    const { data } = cutout(image, matte);
    for (let x = 55; x < 65; x++) {
      const at = (20 * widthPx + x) * 4;
      const alpha = data[at + 3]! / 255;
      expect(data[at + 3]).toBe(matte.data[20 * widthPx + x]);
      // Weighted by alpha, which is what is seen: the picture itself would be off by up to 100.
      expect(Math.abs(data[at]! - 200) * alpha).toBeLessThan(16);
      expect(data[at + 1]! * alpha).toBeLessThan(16);
    }
  });

  it('leaves the colours of opaque pixels as they were', () => {
    const { data } = cutout(image, matte);
    expect([...data.slice(0, 40 * 4)]).toEqual([...image.data.slice(0, 40 * 4)]);
  });
});
