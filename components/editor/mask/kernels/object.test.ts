import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findInBox, findObject } from './object';
import type { RgbaPixels, Selection } from './similar';

async function photo(name: string): Promise<RgbaPixels> {
  const file = sharp(readFileSync(`tests/fixtures/photos/${name}.jpg`));
  const { data, info } = await file.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data: new Uint8ClampedArray(data) };
}

type Shape = (x: number, y: number) => boolean;

function ellipse(middleX: number, middleY: number, radiusX: number, radiusY: number): Shape {
  return (x, y) => ((x - middleX) / radiusX) ** 2 + ((y - middleY) / radiusY) ** 2 <= 1;
}

/** What a selection and a shape drawn by hand have in common, as a part of what either has. */
function overlap({ rect, data }: Selection, pixels: RgbaPixels, shape: Shape): number {
  const width = rect.right - rect.left;
  let [both, either] = [0, 0];
  for (let y = 0; y < pixels.heightPx; y++) {
    for (let x = 0; x < pixels.widthPx; x++) {
      const inside = x >= rect.left && x < rect.right && y >= rect.top && y < rect.bottom;
      const found = inside && data[(y - rect.top) * width + x - rect.left] === 255;
      const wanted = shape(x + 0.5, y + 0.5);
      if (found && wanted) both++;
      if (found || wanted) either++;
    }
  }
  return both / either;
}

/** Things of real photos, with their outlines by hand: the least overlap that counts as found. */
describe('finding a thing', () => {
  it.each([
    { name: 'coffee', click: { x: 290, y: 60 }, shape: ellipse(290, 113, 118, 95), least: 0.85 },
    { name: 'cat', click: { x: 155, y: 105 }, shape: ellipse(171, 115, 36, 30), least: 0.6 },
    { name: 'astronaut', click: { x: 220, y: 120 }, shape: ellipse(222, 102, 76, 92), least: 0.6 },
  ])('under a click: $name', async ({ name, click, shape, least }) => {
    const pixels = await photo(name);
    const found = findObject(pixels, { inside: [click], outside: [] });
    expect(overlap(found, pixels, shape)).toBeGreaterThan(least);
  });

  it.each([
    { name: 'coffee', box: [72, 12, 486, 392], least: 0.85, shape: saucer },
    { name: 'cat', box: [129, 79, 213, 151], least: 0.75, shape: ellipse(171, 115, 36, 30) },
    { name: 'astronaut', box: [274, 337, 502, 512], least: 0.75, shape: helmet },
  ])('in a box around it: $name', async ({ name, box, least, shape }) => {
    const pixels = await photo(name);
    const [left = 0, top = 0, right = 0, bottom = 0] = box;
    const found = findInBox(pixels, { left, top, right, bottom });
    expect(overlap(found, pixels, shape)).toBeGreaterThan(least);
  });

  it('stops at a click that says it is no part of it', async () => {
    const pixels = await photo('coffee');
    const inside = [{ x: 290, y: 150 }];
    const away = { x: 290, y: 60 };
    const found = findObject(pixels, { inside, outside: [away] });
    const width = found.rect.right - found.rect.left;
    const at = (away.y - found.rect.top) * width + away.x - found.rect.left;
    expect(found.data[at] ?? 0).toBe(0);
  });
});

function saucer(x: number, y: number): boolean {
  return ellipse(279, 222, 201, 164)(x, y) || ellipse(290, 115, 117, 97)(x, y);
}

function helmet(x: number, y: number): boolean {
  return ellipse(388, 445, 108, 100)(x, y) || (x > 340 && x < 495 && y > 355 && y > x - 110);
}
