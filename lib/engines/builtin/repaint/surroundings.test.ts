import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readImage } from '@/lib/imaging/decode';
import { IMAGE_RULES } from '@/lib/imaging/limits';
import { isDrawing } from '@/lib/imaging/drawn';

const PHOTOS = path.resolve(import.meta.dirname, '../../../../tests/fixtures/photos');

const photo = (name: string) =>
  readImage(readFileSync(path.join(PHOTOS, name)), IMAGE_RULES.edit, { param: 'image' });

describe('telling drawings from photos', () => {
  it.each(['astronaut.jpg', 'cat.jpg', 'coffee.jpg', 'rocket.jpg'])(
    '%s is a photo',
    async (name) => {
      expect(isDrawing(await photo(name))).toBe(false);
    },
  );

  it('flat shapes are a drawing', () => {
    const [widthPx, heightPx] = [320, 320];
    const data = new Uint8Array(widthPx * heightPx * 4).fill(255);
    for (let at = 0; at < widthPx * heightPx; at++)
      if (Math.hypot((at % widthPx) - 160, Math.floor(at / widthPx) - 160) < 90)
        data.set([220, 80, 40], at * 4);
    expect(isDrawing({ widthPx, heightPx, data })).toBe(true);
  });
});
