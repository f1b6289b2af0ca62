import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DrawSpec, type Pixels, type Plane, type Repainted } from '@/lib/engines/engine';
import { readImage } from '@/lib/imaging/decode';
import { IMAGE_RULES } from '@/lib/imaging/limits';
import { erase } from '@/lib/engines/builtin/repaint/erase';
import { inpaint } from '@/lib/engines/builtin/repaint/inpaint';

const PHOTOS = path.resolve(import.meta.dirname, '../fixtures/photos');
/** The network's weights are read and checked first. */
const SLOW_MS = 60_000;
const context = { signal: new AbortController().signal, onProgress: () => undefined };

const photo = (name: string) =>
  readImage(readFileSync(path.join(PHOTOS, name)), IMAGE_RULES.edit, { param: 'image' });

function discMask({ widthPx, heightPx }: Pixels, cx: number, cy: number, radius: number): Plane {
  const data = Uint8Array.from({ length: widthPx * heightPx }, (_, at) =>
    Math.hypot((at % widthPx) - cx, Math.floor(at / widthPx) - cy) < radius ? 255 : 0,
  );
  return { widthPx, heightPx, data };
}

const specOf = (image: Pixels, prompt: string, more: Partial<DrawSpec> = {}): DrawSpec => ({
  prompt,
  widthPx: image.widthPx,
  heightPx: image.heightPx,
  modelId: 'svcv3',
  output: 'raster',
  seed: 7,
  variant: 0,
  ...more,
});

function changedOutside(before: Pixels, after: Pixels, mask: Plane): number {
  return before.data.reduce(
    (count, value, at) => count + Number(mask.data[at >> 2] === 0 && value !== after.data[at]),
    0,
  );
}

describe('inpainting the sky of a photo', () => {
  let image: Pixels;
  let mask: Plane;
  let fill: Pixels;
  let balloon: Repainted;

  beforeAll(async () => {
    image = await photo('rocket.jpg');
    mask = discMask(image, 300, 60, 50);
    fill = await erase(image, mask, context);
    balloon = await inpaint(image, mask, specOf(image, 'a red hot air balloon'), context);
  }, SLOW_MS);

  it('shows what was asked for inside the mask, and says so', () => {
    expect(balloon.report).toMatchObject({ engine: 'builtin', notDrawn: [] });
    expect(balloon.report?.drew.join()).toMatch(/balloon/);
    let red = 0;
    for (let at = 0; at < mask.data.length; at++)
      if (balloon.pixels.data[at * 4]! > balloon.pixels.data[at * 4 + 2]! + 25) red++;
    const fillRed = fill.data.filter(
      (_, at) =>
        at % 4 === 0 && mask.data[at >> 2] !== 0 && fill.data[at]! > fill.data[at + 2]! + 25,
    ).length;
    expect(red).toBeGreaterThan(800);
    expect(fillRed).toBeLessThan(100);
  });

  it('leaves every byte outside the mask', () => {
    expect(changedOutside(image, balloon.pixels, mask)).toBe(0);
  });

  it('darkens it to the light of the evening', () => {
    const brightest = mask.data.reduce(
      (most, value, at) => (value === 0 ? most : Math.max(most, balloon.pixels.data[at * 4]!)),
      0,
    );
    expect(brightest).toBeLessThan(225);
  });

  it('gives the same picture for the same seed', async () => {
    const again = await inpaint(image, mask, specOf(image, 'a red hot air balloon'), context);
    expect(Buffer.compare(again.pixels.data, balloon.pixels.data)).toBe(0);
  });

  it('leaves the fill alone when nothing is understood, and says so', async () => {
    const { pixels, report } = await inpaint(image, mask, specOf(image, 'a zorgblat'), context);
    expect(Buffer.compare(pixels.data, fill.data)).toBe(0);
    expect(report).toEqual({ engine: 'builtin', drew: [], notDrawn: ['zorgblat'] });
  });

  it('letters the words of a layout, cut to the mask', async () => {
    const textLayout: DrawSpec['textLayout'] = [
      {
        text: 'GO',
        bbox: [
          [0.3, 0.05],
          [0.65, 0.05],
          [0.65, 0.25],
          [0.3, 0.25],
        ],
      },
    ];
    const spec = specOf(image, 'words', { textLayout });
    const { pixels, report } = await inpaint(image, mask, spec, context);
    expect(report?.drew).toContain('GO');
    expect(changedOutside(image, pixels, mask)).toBe(0);
    expect(
      changedOutside(fill, pixels, { ...mask, data: new Uint8Array(mask.data.length) }),
    ).toBeGreaterThan(2000);
  });

  it('stops when aborted', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    const work = inpaint(image, mask, specOf(image, 'a bird'), { ...context, signal });
    await expect(work).rejects.toThrow('gone');
  });
});
