import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Pixels, type Plane } from '@/lib/engines/engine';
import { readImage } from '@/lib/imaging/decode';
import { IMAGE_RULES } from '@/lib/imaging/limits';
import { erase } from '@/lib/engines/builtin/repaint/erase';

const PHOTOS = path.resolve(import.meta.dirname, '../fixtures/photos');
const context = { signal: new AbortController().signal, onProgress: () => undefined };

const photo = (name: string) =>
  readImage(readFileSync(path.join(PHOTOS, name)), IMAGE_RULES.edit, { param: 'image' });

function picture(
  widthPx: number,
  heightPx: number,
  color: (x: number, y: number) => [number, number, number, number],
): Pixels {
  const data = new Uint8Array(widthPx * heightPx * 4);
  for (let at = 0; at < data.length / 4; at++)
    data.set(color(at % widthPx, Math.floor(at / widthPx)), at * 4);
  return { widthPx, heightPx, data };
}

function discs(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  ...places: [x: number, y: number, radius: number][]
): Plane {
  const data = new Uint8Array(widthPx * heightPx);
  for (let at = 0; at < data.length; at++)
    for (const [x, y, radius] of places)
      if (((at % widthPx) - x) ** 2 + (Math.floor(at / widthPx) - y) ** 2 < radius ** 2)
        data[at] = 255;
  return { widthPx, heightPx, data };
}

/** The picture with its masked pixels painted over. */
function painted(image: Pixels, mask: Plane, color: [number, number, number, number]): Pixels {
  const data = Uint8Array.from(image.data);
  mask.data.forEach((value, at) => value && data.set(color, at * 4));
  return { ...image, data };
}

/** Mean colour error inside the mask, in levels. */
function errorInside(first: Pixels, second: Pixels, mask: Plane): number {
  let sum = 0;
  let count = 0;
  mask.data.forEach((value, pixel) => {
    if (value === 0) return;
    for (let at = pixel * 4; at < pixel * 4 + 3; at++)
      sum += Math.abs(first.data[at]! - second.data[at]!);
    count += 3;
  });
  return sum / count;
}

describe('erase', () => {
  it('continues a smooth gradient through the hole', async () => {
    const ground = picture(640, 480, (x, y) => [x / 4 + 20, 90 + y / 4, 230 - (x + y) / 8, 255]);
    const mask = discs(ground, [300, 240, 110]);
    const result = await erase(painted(ground, mask, [255, 0, 0, 255]), mask, context);
    expect(errorInside(result, ground, mask)).toBeLessThan(1);
  });

  it('fills a photo plausibly, and nothing of what was there remains', async () => {
    const image = await photo('rocket.jpg');
    const mask = discs(image, [250, 90, 40], [420, 60, 30]);
    const result = await erase(painted(image, mask, [255, 0, 255, 255]), mask, context);
    // The sky is what was there before it was painted over.
    expect(errorInside(result, image, mask)).toBeLessThan(6);
  });

  it('returns every byte outside the mask as it came', async () => {
    const image = await photo('coffee.jpg');
    const mask = discs(image, [300, 200, 60], [60, 330, 12]);
    const result = await erase(image, mask, context);
    let touched = 0;
    for (let at = 0; at < image.data.length; at++)
      if (mask.data[at >> 2] === 0 && image.data[at] !== result.data[at]) touched++;
    expect(touched).toBe(0);
    expect(errorInside(result, image, mask)).toBeGreaterThan(5);
  });

  it('keeps transparency around an erased object transparent', async () => {
    const image = picture(300, 300, (x) => (x < 150 ? [200, 60, 60, 255] : [0, 0, 0, 0]));
    const mask = discs(image, [230, 150, 30], [60, 150, 30]);
    const result = await erase(painted(image, mask, [0, 255, 0, 255]), mask, context);
    expect(result.data[(150 * 300 + 230) * 4 + 3]).toBe(0);
    expect([...result.data.slice((150 * 300 + 60) * 4, (150 * 300 + 60) * 4 + 4)]).toEqual([
      200, 60, 60, 255,
    ]);
  });

  it('fills a picture whose mask is all white, and leaves one whose mask is black', async () => {
    const image = await photo('cat.jpg');
    const white = { ...discs(image), data: new Uint8Array(451 * 300).fill(255) };
    const filled = await erase(image, white, context);
    expect(filled).toMatchObject({ widthPx: 451, heightPx: 300 });
    const kept = await erase(image, discs(image), context);
    expect(Buffer.from(kept.data).equals(Buffer.from(image.data))).toBe(true);
  });

  it('stops between passes when aborted', async () => {
    const image = await photo('coffee.jpg');
    const controller = new AbortController();
    const aborting = {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('gone')),
    };
    const mask = discs(image, [300, 200, 60]);
    await expect(erase(image, mask, aborting)).rejects.toThrow('gone');
  });
});
