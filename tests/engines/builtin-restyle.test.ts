import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DrawSpec, type Drawing, type Pixels } from '@/lib/engines/engine';
import { coverFit } from '@/lib/imaging/cover';
import { readImage } from '@/lib/imaging/decode';
import { IMAGE_RULES } from '@/lib/imaging/limits';
import { meanAbsoluteError } from '@/lib/imaging/quality';
import { restyleByPrompt } from '@/lib/engines/builtin/restyle/prompted';

const PHOTOS = path.resolve(import.meta.dirname, '../fixtures/photos');
const context = { signal: new AbortController().signal, onProgress: () => undefined };
/** Networks are read and run several times a picture. */
const SLOW_MS = 240_000;
const SIZE = { widthPx: 384, heightPx: 256 };
const STRENGTHS = [0, 0.25, 0.5, 0.75, 1];

const photo = (name: string) =>
  readImage(readFileSync(path.join(PHOTOS, name)), IMAGE_RULES.edit, { param: 'image' });

const specOf = (prompt: string, more: Partial<DrawSpec> = {}): DrawSpec => ({
  prompt,
  ...SIZE,
  modelId: 'svcv3',
  output: 'raster',
  seed: 7,
  variant: 0,
  ...more,
});

function pixelsOf(drawing: Drawing): Pixels {
  if (drawing.kind !== 'raster') throw new Error('not a raster');
  return drawing.pixels;
}

describe.each([
  ['rocket.jpg', 'a castle in a desert at sunset'],
  ['cat.jpg', 'watercolour of a cat'],
])('%s as "%s"', (name, prompt) => {
  let fitted: Pixels;
  let drawings: Drawing[];

  beforeAll(async () => {
    const image = await photo(name);
    fitted = await coverFit(image, SIZE);
    drawings = [];
    for (const strength of STRENGTHS)
      drawings.push(await restyleByPrompt(image, specOf(prompt), strength, context));
  }, SLOW_MS);

  it('is the source at strength 0 and goes ever farther from it', () => {
    const distances = drawings.map((drawing) => meanAbsoluteError(fitted, pixelsOf(drawing)));
    expect(distances[0]).toBeLessThan(1);
    for (let at = 1; at < distances.length; at++)
      expect(distances[at], `strength ${STRENGTHS[at]}`).toBeGreaterThan(distances[at - 1]!);
  });

  it('has the size of the specification and is opaque', () => {
    for (const drawing of drawings) {
      const { widthPx, heightPx, data } = pixelsOf(drawing);
      expect({ widthPx, heightPx }).toEqual(SIZE);
      expect(data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
    }
  });

  it('says which things of the prompt are in it', () => {
    const [first] = drawings;
    expect(first?.report.drew).toEqual([]);
    const last = drawings.at(-1)!.report;
    if (/castle|lighthouse/.test(prompt)) expect(last.drew.join()).toMatch(/castle|lighthouse/);
    expect(last.notDrawn).toEqual([]);
  });
});

describe('restyling', () => {
  it(
    'goes towards the colours that are asked for',
    async () => {
      const image = await photo('coffee.jpg');
      const colors = [{ rgb: [30, 60, 200] as [number, number, number] }];
      const spec = specOf('a painting', { colors });
      const blue = pixelsOf(await restyleByPrompt(image, spec, 0.8, context));
      const mean = (channel: number) =>
        blue.data.reduce((sum, value, at) => sum + (at % 4 === channel ? value : 0), 0);
      expect(mean(2)).toBeGreaterThan(mean(0));
    },
    SLOW_MS,
  );

  it(
    'draws whole scenes as vectors for vector models',
    async () => {
      const image = await photo('rocket.jpg');
      const spec = specOf('a castle in a desert', { output: 'vector' });
      const drawing = await restyleByPrompt(image, spec, 1, context);
      expect(drawing.kind === 'vector' && drawing.svg).toMatch(/^<svg [^>]*width="384"/);
    },
    SLOW_MS,
  );
});
