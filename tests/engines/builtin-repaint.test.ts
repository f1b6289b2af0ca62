import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Pixels, type Plane, type RepaintSpec } from '@/lib/engines/engine';
import { readImage } from '@/lib/imaging/decode';
import { cropPixels, pastePixels } from '@/lib/imaging/kernels/crop';
import { IMAGE_RULES } from '@/lib/imaging/limits';
import { repaint } from '@/lib/engines/builtin/repaint/repaint';

const PHOTOS = path.resolve(import.meta.dirname, '../fixtures/photos');
const context = { signal: new AbortController().signal, onProgress: () => undefined };
const [W, H] = [320, 320];

const specOf = (prompt: string, more: Partial<RepaintSpec> = {}): RepaintSpec => ({
  prompt,
  widthPx: W,
  heightPx: H,
  modelId: 'svcv3',
  output: 'raster',
  seed: 3,
  variant: 0,
  ...more,
});

/** The source in the lower part of the canvas is to go on above. */
const extending = (prompt: string) =>
  specOf(prompt, { extends: { leftPx: 0, topPx: 120, widthPx: W, heightPx: 200 } });

/** A piece of evening sky in the lower part of an empty canvas, and the mask of the rest. */
async function laidOut(): Promise<{ canvas: Pixels; mask: Plane }> {
  const bytes = readFileSync(path.join(PHOTOS, 'rocket.jpg'));
  const image = await readImage(bytes, IMAGE_RULES.edit, { param: 'image' });
  const part = cropPixels(image, { leftPx: 150, topPx: 10, widthPx: W, heightPx: 200 });
  const canvas = { widthPx: W, heightPx: H, data: new Uint8Array(W * H * 4) };
  pastePixels(canvas, part, 0, 120);
  const mask = { widthPx: W, heightPx: H, data: new Uint8Array(W * H).fill(255, 0, W * 120) };
  return { canvas, mask };
}

describe('repainting', () => {
  let canvas: Pixels;
  let mask: Plane;

  beforeAll(async () => {
    ({ canvas, mask } = await laidOut());
  });

  const sourceOf = ({ data }: Pixels) => Buffer.from(data.subarray(W * 120 * 4));

  it('extends a source that is to go on, and keeps its bytes', async () => {
    const { pixels, report } = await repaint(canvas, mask, extending('more of it'), context);
    expect(Buffer.compare(sourceOf(pixels), sourceOf(canvas))).toBe(0);
    expect(report).toMatchObject({ drew: [], notDrawn: [] });
    const bluish = (at: number) => pixels.data[at * 4 + 2]! > pixels.data[at * 4]! + 20;
    expect([0, W - 1, W * 60 + 160].every(bluish)).toBe(true);
  });

  it('adds what flies to new sky and nothing that stands', async () => {
    const { pixels, report } = await repaint(
      canvas,
      mask,
      extending('a yellow balloon, a dog'),
      context,
    );
    expect(report?.drew.join()).toMatch(/balloon/);
    expect(report?.drew.join()).not.toMatch(/dog/);
    expect(report?.notDrawn).toEqual(['dog']);
    expect(Buffer.compare(sourceOf(pixels), sourceOf(canvas))).toBe(0);
  });

  it('erases without a specification, and draws with one', async () => {
    const part = cropPixels(canvas, { leftPx: 0, topPx: 120, widthPx: W, heightPx: 200 });
    const hole = { widthPx: W, heightPx: 200, data: new Uint8Array(W * 200) };
    for (let y = 20; y < 90; y++) hole.data.fill(255, y * W + 20, y * W + 90);
    const erased = await repaint(part, hole, undefined, context);
    const drawn = await repaint(part, hole, { ...specOf('a pink bird'), heightPx: 200 }, context);
    expect(erased.report).toBeUndefined();
    expect(drawn.report?.drew.join()).toMatch(/bird/);
    expect(Buffer.compare(erased.pixels.data, drawn.pixels.data)).not.toBe(0);
  });
});
