import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '@/lib/engines/engine';
import { BLEND_MODES } from '../blend-modes';
import { documentSchema } from '../document';
import { blendColors } from './blend';
import { flattenDocument } from './flatten';
import type { LayerFile } from './layer-pixels';

const SIDE = 32;
const frame = { widthPx: SIDE, heightPx: SIDE };
const files = new Map<string, LayerFile>();

async function fileOf(rgba: (x: number, y: number) => number[], side = SIDE): Promise<string> {
  const data = Buffer.alloc(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    data.set(rgba(at % side, Math.floor(at / side)), at * 4);
  }
  const raw = { width: side, height: side, channels: 4 } as const;
  const id = randomUUID();
  files.set(id, { bytes: await sharp(data, { raw }).png().toBuffer(), isSvg: false });
  return id;
}
const flat = (color: number[], side?: number) => fileOf(() => color, side);

function layerOf(fileId: string, changes: Record<string, unknown> = {}) {
  return {
    id: randomUUID(),
    name: 'Layer',
    kind: 'picture',
    place: { x: SIDE / 2, y: SIDE / 2 },
    content: { fileId, widthPx: SIDE, heightPx: SIDE },
    ...changes,
  };
}

async function drawn(layers: unknown[], background?: string, scale = 1): Promise<Pixels> {
  const document = documentSchema.parse({ format: 1, frame: { ...frame, background }, layers });
  return flattenDocument(document, { files, scale, signal: new AbortController().signal });
}
const at = ({ data, widthPx }: Pixels, x: number, y: number) => [
  ...data.subarray((y * widthPx + x) * 4, (y * widthPx + x) * 4 + 4),
];

describe('a flattened document', () => {
  it('of one layer that was not moved is its picture, byte for byte', async () => {
    const noise = (x: number, y: number) => [x * 7, y * 5, (x * y) % 256, x % 3 === 0 ? 128 : 255];
    const { data } = await drawn([layerOf(await fileOf(noise))]);
    const expected = Array.from({ length: SIDE * SIDE }, (_, i) => noise(i % SIDE, (i / SIDE) | 0));
    expect([...data]).toEqual(expected.flat());
  });

  it('is empty without layers, or of its background', async () => {
    expect(at(await drawn([]), 3, 3)).toEqual([0, 0, 0, 0]);
    expect(at(await drawn([], '#102030'), 3, 3)).toEqual([16, 32, 48, 255]);
  });

  it('shows layers from the bottom to the top, by their opacity, and none that is hidden', async () => {
    const [red, blue] = [await flat([255, 0, 0, 255]), await flat([0, 0, 255, 255])];
    const half = layerOf(blue, { opacity: 0.5 });
    expect(at(await drawn([layerOf(red), half]), 5, 5)).toEqual([128, 0, 128, 255]);
    const hidden = layerOf(blue, { visible: false });
    expect(at(await drawn([layerOf(red), hidden]), 5, 5)).toEqual([255, 0, 0, 255]);
  });

  it('puts layers where their places say: moved, flipped, turned and scaled', async () => {
    const corner = await fileOf((x, y) => (x < 16 && y < 16 ? [255, 0, 0, 255] : [0, 0, 0, 0]));
    const red = [255, 0, 0, 255];
    const cases: [Record<string, unknown>, number, number][] = [
      [{ x: 24, y: 24 }, 15, 15],
      [{ x: 16, y: 16, flipX: true }, 24, 8],
      [{ x: 16, y: 16, rotationDegrees: 90 }, 24, 8],
      [{ x: 16, y: 16, rotationDegrees: 180 }, 24, 24],
      [{ x: 8, y: 8, scaleX: 0.5, scaleY: 0.5 }, 3, 3],
      [{ x: 40, y: 40, scaleX: 2, scaleY: 2 }, 28, 28],
    ];
    for (const [place, x, y] of cases) {
      const picture = await drawn([layerOf(corner, { place })]);
      expect(at(picture, x, y), JSON.stringify(place)).toEqual(red);
      expect(at(picture, 1, 30)[3], JSON.stringify(place)).toBe(0);
    }
  });

  it('is larger or smaller by its scale', async () => {
    const halves = await fileOf((x) => (x < 16 ? [255, 0, 0, 255] : [0, 0, 255, 255]));
    for (const scale of [0.5, 2]) {
      const picture = await drawn([layerOf(halves)], undefined, scale);
      expect(picture.widthPx).toBe(SIDE * scale);
      expect(at(picture, 2, 2)).toEqual([255, 0, 0, 255]);
      expect(at(picture, SIDE * scale - 2, 2)).toEqual([0, 0, 255, 255]);
    }
  });

  it('shows of a masked layer what the mask lets through, softly where it is feathered', async () => {
    const fileId = await flat([255, 0, 0, 255]);
    const maskId = await fileOf((x) => (x < 16 ? [0, 0, 0, 255] : [255, 255, 255, 255]));
    const masked = (mask: object) => layerOf(fileId, { mask: { fileId: maskId, ...mask } });
    const hard = await drawn([masked({})]);
    expect([at(hard, 15, 4)[3], at(hard, 16, 4)[3]]).toEqual([0, 255]);
    const soft = await drawn([masked({ featherPx: 4 })]);
    const alphas = [4, 12, 15, 19, 27].map((x) => at(soft, x, 4)[3] ?? 0);
    expect(alphas).toEqual([...alphas].sort((a, b) => a - b));
    expect(alphas[2]).toBeGreaterThan(80);
    expect(alphas[2]).toBeLessThan(128);
    expect(at(await drawn([masked({ opacity: 0.5 })]), 4, 4)[3]).toBe(128);
  });

  it('adjusts what is beneath an adjustment, within its mask, and nothing above it', async () => {
    const gray = await flat([128, 128, 128, 255]);
    const maskId = await fileOf((x) => (x < 16 ? [0, 0, 0, 255] : [255, 255, 255, 255]));
    const adjustment = layerOf('', {
      kind: 'adjustment',
      content: { exposure: 1 },
      mask: { fileId: maskId },
    });
    const picture = await drawn([layerOf(gray), adjustment]);
    expect(at(picture, 4, 4)).toEqual([128, 128, 128, 255]);
    expect(at(picture, 20, 4)).toEqual([176, 176, 176, 255]);
    const above = await drawn([adjustment, layerOf(gray)]);
    expect(at(above, 20, 4)).toEqual([128, 128, 128, 255]);
    const halved = await drawn([layerOf(gray), { ...adjustment, opacity: 0.5 }]);
    expect(at(halved, 20, 4)).toEqual([152, 152, 152, 255]);
  });

  it('blurs and sharpens what is beneath', async () => {
    const edge = await fileOf((x) => (x < 16 ? [64, 64, 64, 255] : [192, 192, 192, 255]));
    const change = (content: object) => layerOf('', { kind: 'adjustment', content });
    const soft = await drawn([layerOf(edge), change({ blurPx: 3 })]);
    expect(at(soft, 15, 9)[0]).toBeGreaterThan(90);
    expect(at(soft, 16, 9)[0]).toBeLessThan(166);
    const crisp = await drawn([layerOf(edge), change({ sharpen: 1 })]);
    expect(at(crisp, 15, 9)[0]).toBeLessThan(50);
    expect(at(crisp, 16, 9)[0]).toBeGreaterThan(206);
    expect(at(crisp, 4, 9)[0]).toBe(64);
  });

  it('draws vectors sharp at any scale, and words in their colour', async () => {
    const id = randomUUID();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#00ff00" d="M0 0h4v8h-4z"/></svg>';
    files.set(id, { bytes: Buffer.from(svg), isSvg: true });
    const content = { fileId: id, widthPx: 8, heightPx: 8 };
    const place = { x: 16, y: 16, scaleX: 4, scaleY: 4 };
    const vector = await drawn([layerOf(id, { kind: 'vector', content, place })]);
    expect(at(vector, 15, 9)).toEqual([0, 255, 0, 255]);
    expect(at(vector, 16, 9)[3]).toBe(0);
    const text = { text: 'I', face: 'inter', sizePx: 32, align: 'center', color: '#0000ff' };
    const words = await drawn([layerOf('', { kind: 'text', content: { ...text, ...frame } })]);
    expect(at(words, 16, 18)).toEqual([0, 0, 255, 255]);
    expect(at(words, 2, 18)[3]).toBe(0);
  });

  it('leaves out layers whose file is missing', async () => {
    const red = await flat([255, 0, 0, 255]);
    expect(at(await drawn([layerOf(red), layerOf(randomUUID())]), 5, 5)).toEqual([255, 0, 0, 255]);
  });
});

describe('blend modes', () => {
  /** Of beneath (0.6, 0.4, 0.2) and source (0.2, 0.5, 0.8), by the recommendation's formulas. */
  const expected: Record<string, number[]> = {
    normal: [0.2, 0.5, 0.8],
    multiply: [0.12, 0.2, 0.16],
    screen: [0.68, 0.7, 0.84],
    overlay: [0.36, 0.4, 0.32],
    darken: [0.2, 0.4, 0.2],
    lighten: [0.6, 0.5, 0.8],
    'color-dodge': [0.75, 0.8, 1],
    'color-burn': [0, 0, 0],
    'hard-light': [0.24, 0.4, 0.68],
    'soft-light': [0.456, 0.4, 0.3488],
    difference: [0.4, 0.1, 0.6],
    exclusion: [0.56, 0.5, 0.68],
  };

  it.each(Object.entries(expected))('%s', (mode, colors) => {
    const blended = blendColors(mode as 'normal', [0.6, 0.4, 0.2], [0.2, 0.5, 0.8]);
    for (const [at, value] of colors.entries()) expect(blended[at]).toBeCloseTo(value, 3);
  });

  it('of hue, saturation, colour and luminosity keep what they promise', () => {
    const luma = (c: readonly number[]) => 0.3 * c[0]! + 0.59 * c[1]! + 0.11 * c[2]!;
    const [beneath, source] = [[0.6, 0.4, 0.2] as const, [0.2, 0.5, 0.8] as const];
    for (const mode of ['hue', 'saturation', 'color'] as const) {
      expect(luma(blendColors(mode, beneath, source))).toBeCloseTo(luma(beneath));
    }
    expect(luma(blendColors('luminosity', beneath, source))).toBeCloseTo(luma(source));
    const gray = blendColors('color', beneath, [0.5, 0.5, 0.5]);
    expect(Math.max(...gray) - Math.min(...gray)).toBeCloseTo(0);
  });

  it('all stay within what a colour may be', () => {
    const levels = [0, 0.25, 0.5, 1];
    for (const mode of BLEND_MODES) {
      for (const b of levels) {
        for (const s of levels) {
          for (const value of blendColors(mode, [b, s, 0.5], [s, b, 0.25])) {
            expect(value, mode).toBeGreaterThanOrEqual(-1e-9);
            expect(value, mode).toBeLessThanOrEqual(1 + 1e-9);
          }
        }
      }
    }
  });
});
