import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Pixels, type Plane } from '@/lib/engines/engine';
import { readImage } from '@/lib/imaging/decode';
import { IMAGE_RULES } from '@/lib/imaging/limits';
import { matte } from '@/lib/engines/builtin/matte/matte';

const PHOTOS = path.resolve(import.meta.dirname, '../fixtures/photos');
const context = { signal: new AbortController().signal, onProgress: () => undefined };

describe('the matte of a portrait', () => {
  let image: Pixels;
  let alpha: Plane;
  const alphaAt = (x: number, y: number) => alpha.data[y * alpha.widthPx + x];

  beforeAll(async () => {
    const bytes = readFileSync(path.join(PHOTOS, 'astronaut.jpg'));
    image = await readImage(bytes, IMAGE_RULES.edit, { param: 'image' });
    alpha = await matte(image, context);
  });

  it('has the size of the picture', () => {
    expect(alpha).toMatchObject({ widthPx: image.widthPx, heightPx: image.heightPx });
  });

  it('is opaque on the subject and clear beside it', () => {
    for (const [x, y] of [
      [225, 90],
      [220, 150],
      [100, 380],
      [250, 420],
      [400, 430],
    ] as const)
      expect(alphaAt(x, y)).toBeGreaterThan(250);
    for (const [x, y] of [
      [20, 60],
      [330, 60],
      [400, 120],
      [470, 300],
    ] as const)
      expect(alphaAt(x, y)).toBeLessThan(5);
  });

  it('is decided nearly everywhere: soft only along edges', () => {
    const soft = alpha.data.filter((value) => value > 25 && value < 230).length;
    expect(soft / alpha.data.length).toBeLessThan(0.03);
  });

  it('keeps what was transparent transparent', async () => {
    const holed = { ...image, data: Uint8Array.from(image.data) };
    for (let at = 0; at < 150 * image.widthPx; at++) holed.data[at * 4 + 3] = 0;
    const { data } = await matte(holed, context);
    expect(Math.max(...data.subarray(0, 150 * image.widthPx))).toBe(0);
    expect(data[380 * image.widthPx + 100]).toBeGreaterThan(250);
  });

  it('stops when aborted', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(matte(image, { ...context, signal })).rejects.toThrow('gone');
  });
});
