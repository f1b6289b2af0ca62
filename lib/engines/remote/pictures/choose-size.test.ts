import { describe, expect, it } from 'vitest';
import { SIZE_TABLES, parseExactSize } from '@/lib/models/sizes';
import { chooseSize, nearestListed } from './choose-size';

const SDXL = { multiple: 64, minSidePx: 512, maxSidePx: 2048, maxPixels: 1_310_720 };
const SD15 = { multiple: 8, minSidePx: 256, maxSidePx: 1024, maxPixels: 393_216 };

describe('the size a backend is asked for', () => {
  it('is the asked one where the backend can draw it', () => {
    expect(chooseSize({ widthPx: 1024, heightPx: 1024 }, SDXL)).toEqual({
      widthPx: 1024,
      heightPx: 1024,
    });
  });

  it('keeps multiple, sides and area for every size that we offer, and nearly its shape', () => {
    const sizes = Object.values(SIZE_TABLES)
      .flat()
      .map((text) => parseExactSize(text));
    for (const wanted of sizes) {
      if (!wanted) throw new Error('a size of the tables is no size');
      for (const rules of [SDXL, SD15]) {
        const { widthPx, heightPx } = chooseSize(wanted, rules);
        expect([widthPx % rules.multiple, heightPx % rules.multiple]).toEqual([0, 0]);
        expect(widthPx * heightPx).toBeLessThanOrEqual(rules.maxPixels);
        expect(Math.max(widthPx, heightPx)).toBeLessThanOrEqual(rules.maxSidePx);
        const squeeze = widthPx / heightPx / (wanted.widthPx / wanted.heightPx);
        expect(Math.abs(Math.log(squeeze))).toBeLessThan(0.09);
      }
    }
  });

  it('is larger than a picture that is too small for the backend', () => {
    expect(chooseSize({ widthPx: 100, heightPx: 200 }, SDXL)).toEqual({
      widthPx: 512,
      heightPx: 1024,
    });
  });

  it('is the listed size of the nearest shape, and of those the nearest area', () => {
    const only = ['512x512', '1024x1024', '1536x1024', '1024x1536'].flatMap(
      (text) => parseExactSize(text) ?? [],
    );
    expect(nearestListed({ widthPx: 2048, heightPx: 1024 }, only)).toMatchObject({ widthPx: 1536 });
    expect(nearestListed({ widthPx: 500, heightPx: 510 }, only)).toMatchObject({ widthPx: 512 });
    expect(nearestListed({ widthPx: 2048, heightPx: 2048 }, only)).toMatchObject({ widthPx: 1024 });
  });
});
