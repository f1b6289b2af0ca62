import { describe, expect, it } from 'vitest';
import { type Pixels } from '@/lib/engines/engine';
import { addGrain, blurPixels, measureGrain, measureSoftness } from './grain';

/** A gray gradient with a hard edge to black on its right half. */
function scene(): Pixels {
  const [widthPx, heightPx] = [200, 120];
  const data = new Uint8Array(widthPx * heightPx * 4).fill(255);
  for (let pixel = 0; pixel < widthPx * heightPx; pixel++) {
    const x = pixel % widthPx;
    data.fill(x < 100 ? 120 + x / 4 : 20, pixel * 4, pixel * 4 + 3);
  }
  return { widthPx, heightPx, data };
}

describe('grain', () => {
  it('is measured as it was added', () => {
    for (const deviation of [2, 5, 9]) {
      const measured = measureGrain(addGrain(scene(), deviation));
      expect(measured).toBeGreaterThan(deviation * 0.8);
      expect(measured).toBeLessThan(deviation * 1.2);
    }
    expect(measureGrain(scene())).toBeLessThan(0.6);
  });

  it('is looked for only where the weight says', () => {
    const noisy = addGrain(scene(), 8);
    const clean = scene();
    const weight = new Uint8Array(200 * 120);
    for (let y = 0; y < 120; y++) {
      weight.fill(255, y * 200, y * 200 + 70);
      noisy.data.set(clean.data.subarray(y * 800, y * 800 + 320), y * 800);
    }
    expect(measureGrain(noisy, weight)).toBeLessThan(1);
    expect(measureGrain(noisy)).toBeGreaterThan(1.5);
  });
});

describe('softness', () => {
  it('grows with the blur of a picture', () => {
    const sharp = measureSoftness(scene());
    const soft = measureSoftness(blurPixels(scene(), 2));
    expect(sharp).toBeLessThan(0.9);
    expect(soft).toBeGreaterThan(1.5);
  });

  it('keeps colours and lets alpha run out when it blurs a cutout', () => {
    const cut = scene();
    for (let pixel = 0; pixel < 200 * 120; pixel++)
      if (pixel % 200 >= 100) cut.data[pixel * 4 + 3] = 0;
    const { data } = blurPixels(cut, 3);
    const edge = (60 * 200 + 101) * 4;
    expect(data[edge + 3]).toBeGreaterThan(20);
    expect(data[edge + 3]).toBeLessThan(200);
    expect(data[edge]).toBeGreaterThan(130);
  });
});
