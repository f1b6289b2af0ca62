import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { flatPng } from '@/tests/support/pictures';
import { discMask } from '@/tests/support/photos';
import { CASES, FORMATS, ROWS, SIDE_PX, answersVector, typeOf } from '@/tests/support/matrix';
import type { Case, Format } from '@/tests/support/matrix';
import type { Engine, Pixels } from '@/lib/engines/engine';
import { keptMediaType } from '@/lib/files/file-store';
import { CATALOGUE } from '@/lib/operations/catalogue';
import type { JobImage } from '@/lib/operations/job';
import { runOperation } from '@/lib/operations/runs';
import { respond } from './respond';

const STYLE_ID = '00000000-0000-4000-8000-000000000000';
const report = { engine: 'fake', drew: ['a thing'], notDrawn: [] };
const blank = (widthPx: number, heightPx: number): Pixels => ({
  widthPx,
  heightPx,
  data: new Uint8Array(widthPx * heightPx * 4).fill(200),
});
const svgOf = (widthPx: number, heightPx: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"/>`;

/** Draws nothing, at once; restyles into pixels whatever the model, as engines do. */
const engine = {
  draw: async ({ output, widthPx, heightPx }) =>
    output === 'vector'
      ? { kind: 'vector', svg: svgOf(widthPx, heightPx), report }
      : { kind: 'raster', pixels: blank(widthPx, heightPx), report },
  restyle: async (_image, { widthPx, heightPx }) => ({
    kind: 'raster',
    pixels: blank(widthPx, heightPx),
    report,
  }),
  repaint: async (image) => ({ pixels: image, report }),
  matte: async ({ widthPx, heightPx }) => ({
    widthPx,
    heightPx,
    data: new Uint8Array(widthPx * heightPx).fill(255),
  }),
  upscale: async ({ widthPx, heightPx }, factor) => blank(widthPx * factor, heightPx * factor),
  trace: async ({ widthPx, heightPx }) => svgOf(widthPx, heightPx),
  rewrite: async (prompt) => prompt,
  describeStyle: async () => {
    throw new Error('nothing to describe');
  },
} satisfies Engine;

const definitionAt = (path: string) => {
  const found = CATALOGUE.find(({ paths }) => paths.includes(`/v1/${path}`));
  if (!found) throw new Error(`nothing is at ${path}`);
  return found;
};

/** Runs one row of the table as a worker does. */
async function run(path: string, model: string, entry: Case, image_format: string) {
  const operation = definitionAt(path);
  const image = await flatPng('#c33', SIDE_PX);
  const mask = await discMask(SIDE_PX, [190, 60], 40);
  const needed = Object.entries(operation.images).filter(([, field]) => field.required);
  const images = Object.fromEntries(
    needed.map(([name, { role }]) => [name, [role === 'mask' ? mask : image]]),
  );
  const style = path === 'images/generations' && /styles/.test(model) ? { style_id: STYLE_ID } : {};
  const named = model ? { model } : {};
  const fields = operation.input.parse({ ...entry.body, ...named, ...style, image_format });
  const counts = Object.fromEntries(needed.map(([name]) => [name, 1]));
  const input = operation.resolve(fields, counts, `/v1/${path}`);
  const job = { operationId: operation.id, input, images, seed: 1 };
  const progress = { signal: new AbortController().signal, onProgress: () => undefined };
  const result = await runOperation(job, engine, progress);
  return { operation, credits: operation.price(input), images: result.images };
}

async function partOf(response: Response, format: Format, image: JobImage) {
  if (format === 'multipart') {
    const form = await response.formData();
    const json = JSON.parse(String(form.get('response'))) as Record<string, unknown>;
    const part = form.get(STYLE_ID) as File;
    return { json, type: part.type, bytes: Buffer.from(await part.arrayBuffer()) };
  }
  const json = (await response.json()) as Record<string, unknown>;
  const [item] = (json.data as Record<string, string>[] | undefined) ?? [
    json.image as Record<string, string>,
  ];
  const bytes = Buffer.from(
    item?.b64_json ?? Buffer.from(image.bytes).toString('base64'),
    'base64',
  );
  const extension = image.mediaType === 'image/svg+xml' ? '.svg' : `.${image.mediaType.slice(6)}`;
  if (format === 'url') expect(item?.url?.endsWith(extension)).toBe(true);
  return { json, type: image.mediaType, bytes };
}

describe('every operation with every model in every response format', () => {
  it('is all there is in the catalogue', () => {
    const paths = CATALOGUE.filter(({ responseForm }) => /list|single/.test(responseForm)).map(
      ({ paths: [path] }) => path?.replace('/v1/', ''),
    );
    expect(Object.keys(CASES).sort()).toEqual(paths.sort());
  });

  it.each(ROWS)('%s %s', async (path, model, index, entry) => {
    const image_format = index % 2 === 0 ? 'png' : 'webp';
    const { operation, credits, images } = await run(path, model, entry, image_format);
    const [image] = images;
    if (!image) throw new Error('nothing was made');
    const expected = answersVector(model, entry) ? 'image/svg+xml' : `image/${image_format}`;
    expect(credits).toBe(entry.price(model));
    const { width, height } = await sharp(image.bytes).metadata();
    expect([width, height]).toEqual([entry.sidePx(model), entry.sidePx(model)]);
    for (const format of FORMATS) {
      const outcome = {
        created: 1,
        credits,
        images: [{ id: STYLE_ID, ...image, mediaType: keptMediaType(image.mediaType) }],
      };
      const response = await respond(outcome, {
        form: operation.responseForm,
        format,
        origin: 'http://easel.test',
        headers: new Headers(),
        bytesOf: async () => image.bytes,
      });
      const answer = await partOf(response, format, image);
      expect([answer.type, typeOf(answer.bytes)]).toEqual([expected, expected]);
      expect(answer.json.credits).toBe(credits);
      const [item] = (answer.json.data as object[] | undefined) ?? [answer.json.image as object];
      if (format === 'multipart') expect(Object.keys(item ?? {})).toEqual(['image_id']);
      expect('report' in answer.json).toBe(format === 'multipart' && image.report !== undefined);
    }
  });
});
