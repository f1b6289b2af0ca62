import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Pixels } from '@/lib/engines/engine';
import { readImage } from '@/lib/imaging/decode';
import { cropPixels } from '@/lib/imaging/kernels/crop';
import { resizePixels, shrinkPixels } from '@/lib/imaging/kernels/resize';
import { IMAGE_RULES } from '@/lib/imaging/limits';
import { meanAbsoluteError, sharpness, structuralSimilarity } from '@/lib/imaging/quality';
import { enlargeCrisply } from '@/lib/engines/builtin/upscale/networks';
import { enlargeByTiles } from '@/lib/engines/builtin/upscale/tiles';
import { upscale } from '@/lib/engines/builtin/upscale/upscale';

const PHOTO = path.resolve(import.meta.dirname, '../fixtures/photos/astronaut.jpg');
const context = { signal: new AbortController().signal, onProgress: () => undefined };

let photo: Pixels;
beforeAll(async () => {
  photo = await readImage(readFileSync(PHOTO), IMAGE_RULES.edit, { param: 'image' });
});

const part = (leftPx: number, topPx: number, sidePx: number) =>
  cropPixels(photo, { leftPx, topPx, widthPx: sidePx, heightPx: sidePx });

describe('crisp upscale', () => {
  it('is nearer to the original and sharper than Lanczos', async () => {
    const original = part(100, 0, 256);
    const small = shrinkPixels(original, { widthPx: 128, heightPx: 128 });
    const crisp = await upscale(small, 2, 'crisp', context);
    const lanczos = await resizePixels(small, original, 'lanczos3');
    expect(structuralSimilarity(crisp, original)).toBeGreaterThan(
      structuralSimilarity(lanczos, original) + 0.02,
    );
    expect(sharpness(crisp)).toBeGreaterThan(sharpness(lanczos));
  });

  it('keeps the content: shrunk again it is its source', async () => {
    const small = part(180, 40, 64);
    const large = await upscale(small, 2, 'crisp', context);
    expect(meanAbsoluteError(shrinkPixels(large, small), small)).toBeLessThan(1);
  });

  it('makes the exact size for any factor, odd sides included', async () => {
    const odd = cropPixels(photo, { leftPx: 3, topPx: 5, widthPx: 51, heightPx: 37 });
    expect(await upscale(odd, 2, 'crisp', context)).toMatchObject({ widthPx: 102, heightPx: 74 });
    expect(await upscale(odd, 3, 'crisp', context)).toMatchObject({ widthPx: 153, heightPx: 111 });
    expect(await upscale(odd, 4, 'crisp', context)).toMatchObject({ widthPx: 204, heightPx: 148 });
  });

  it('shows no seams between tiles', async () => {
    const image = part(200, 200, 96);
    const common = { factor: 2, marginPx: 12, enlarge: enlargeCrisply, onTile: () => undefined };
    const whole = await enlargeByTiles(image, { ...common, coreSidePx: 96 });
    const tiled = await enlargeByTiles(image, { ...common, coreSidePx: 33 });
    const worst = whole.data.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - tiled.data[at]!)),
      0,
    );
    expect(worst).toBeLessThan(6);
    expect(meanAbsoluteError(whole, tiled)).toBeLessThan(0.1);
  });

  it('keeps transparency, without a fringe of hidden colours', async () => {
    const data = new Uint8Array(64 * 64 * 4);
    for (let at = 0; at < 64 * 64; at++)
      data.set(at % 64 < 32 ? [220, 30, 30, 255] : [0, 255, 0, 0], at * 4);
    const large = await upscale({ widthPx: 64, heightPx: 64, data }, 2, 'crisp', context);
    const at = (x: number) => (64 * 128 + x) * 4;
    expect(large.data[at(40) + 3]).toBe(255);
    expect(large.data[at(100) + 3]).toBe(0);
    for (let x = 56; x < 72; x++) expect(large.data[at(x) + 1]).toBeLessThan(60);
  });

  it('refuses what would not fit, and stops when aborted', async () => {
    const huge = { widthPx: 4000, heightPx: 4000, data: new Uint8Array() };
    await expect(upscale(huge, 4, 'crisp', context)).rejects.toMatchObject({
      code: 'engine_failed',
    });
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(upscale(photo, 2, 'crisp', { ...context, signal })).rejects.toThrow('gone');
  });
});

describe('creative upscale', () => {
  it('doubles the size, keeps the picture and reports progress', async () => {
    const steps: number[] = [];
    const small = part(180, 40, 48);
    const onProgress = (share: number) => void steps.push(share);
    const large = await upscale(small, 2, 'creative', { ...context, onProgress });
    expect(large).toMatchObject({ widthPx: 96, heightPx: 96 });
    expect(meanAbsoluteError(shrinkPixels(large, small), small)).toBeLessThan(14);
    expect(steps.at(-1)).toBe(1);
  });
});
