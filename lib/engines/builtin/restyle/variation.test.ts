import { describe, expect, it } from 'vitest';
import { type DrawSpec } from '@/lib/engines/engine';
import { frameAround, reframe } from './reframe';
import { relight } from './relight';
import { type Framing, variationOf } from './variation';

const specOf = (seed: number, variant: number, widthPx = 1024, heightPx = 1024): DrawSpec => ({
  prompt: '',
  widthPx,
  heightPx,
  modelId: 'svcv3',
  output: 'raster',
  seed,
  variant,
});

describe('variations of a picture', () => {
  it('are six different ones a request, the same for the same seed', () => {
    const variations = [0, 1, 2, 3, 4, 5].map((variant) => variationOf(specOf(9, variant), 1));
    const framings = variations.map(({ framing, mirrored }) => JSON.stringify([framing, mirrored]));
    const lights = variations.map(({ light }) => JSON.stringify(light));
    expect(new Set(framings).size).toBe(6);
    expect(new Set(lights).size).toBe(6);
    expect(variationOf(specOf(9, 2), 1)).toEqual(variations[2]);
  });

  it('go on around a picture whose ratio is far from the wanted one', () => {
    for (let variant = 0; variant < 6; variant++)
      expect(variationOf(specOf(1, variant, 1536, 768), 1).framing.tightness).toBeLessThan(0.5);
  });
});

describe('the frame of a variation', () => {
  const picture = { widthPx: 400, heightPx: 300 };
  const saliency = { widthPx: 4, heightPx: 3, data: new Float32Array(12).fill(1 / 12) };
  const framing = { tightness: 0, zoom: 1, shift: 0.5 };
  const subjectAt = (isSubject: (x: number, y: number) => boolean) => ({
    ...picture,
    data: Uint8Array.from({ length: 400 * 300 }, (_, at) =>
      isSubject(at % 400, Math.floor(at / 400)) ? 255 : 0,
    ),
  });

  it('holds all of the picture, in the wanted ratio', () => {
    const subject = subjectAt(() => false);
    const frame = frameAround(picture, { saliency, subject }, 2, framing);
    expect(frame.widthPx / frame.heightPx).toBeCloseTo(2, 1);
    expect(frame.leftPx).toBeLessThanOrEqual(0);
    expect(frame.leftPx + frame.widthPx).toBeGreaterThanOrEqual(400);
  });

  it('has no room below a subject that the lower border cuts off', () => {
    const subject = subjectAt((x, y) => x > 100 && x < 300 && y > 100);
    const frame = frameAround(picture, { saliency, subject }, 1, framing);
    expect(frame.topPx + frame.heightPx).toBe(300);
    expect(frame.topPx).toBeLessThan(0);
  });
});

describe('the subject in the frame of a variation', () => {
  // One colour, which is continued without a network.
  const picture = { widthPx: 48, heightPx: 48, data: new Uint8Array(48 * 48 * 4).fill(255) };
  const saliency = { widthPx: 1, heightPx: 1, data: new Float32Array([1]) };
  const context = { signal: new AbortController().signal, onProgress: () => undefined };
  const subjectFrom = (firstColumn: number, lastColumn: number) => ({
    widthPx: 48,
    heightPx: 48,
    data: Uint8Array.from({ length: 48 * 48 }, (_, at) =>
      at % 48 >= firstColumn && at % 48 <= lastColumn ? 255 : 0,
    ),
  });
  const framedWith = async (framing: Framing, subject: ReturnType<typeof subjectFrom>) => {
    const variation = { ...variationOf(specOf(1, 0), 1), framing, crop: 0 };
    return (await reframe(picture, { saliency, subject }, 2, variation, context)).subject;
  };
  const beside = { tightness: 0, zoom: 1, shift: 0 };

  it('is where it was in the part that is kept', async () => {
    const kept = await framedWith({ ...beside, tightness: 1 }, subjectFrom(12, 35));
    expect(kept && [kept.widthPx, kept.heightPx]).toEqual([48, 24]);
    expect(kept && [11, 12, 35, 36].map((column) => kept.data[column])).toEqual([0, 255, 255, 0]);
  });

  it('is nowhere in what the picture is continued by', async () => {
    const wide = await framedWith(beside, subjectFrom(12, 35));
    expect(wide && [wide.widthPx, wide.heightPx]).toEqual([96, 48]);
    expect(wide && [10, 30, 48, 65, 85].map((column) => wide.data[column])).toEqual([
      0, 0, 255, 0, 0,
    ]);
  });

  it('is not known where the picture went on beyond a border that cuts it off', async () => {
    expect(await framedWith(beside, subjectFrom(0, 47))).toBeUndefined();
  });
});

describe('relighting', () => {
  const gray = { widthPx: 3, heightPx: 1, data: new Uint8Array(12).fill(120) };
  const light = { tint: [1, 1, 1], gamma: 1, saturation: 1, side: 0, behind: 1 } as const;

  it('changes nothing in neutral light', () => {
    const matte = { widthPx: 3, heightPx: 1, data: new Uint8Array(3) };
    expect(relight(gray, matte, light).data).toEqual(gray.data);
  });

  it('darkens what is behind the subject, and not the subject', () => {
    const matte = { widthPx: 3, heightPx: 1, data: Uint8Array.from([0, 255, 0]) };
    const { data } = relight(gray, matte, { ...light, behind: 0.5 });
    expect([data[0], data[4], data[8]]).toEqual([60, 120, 60]);
  });
});
