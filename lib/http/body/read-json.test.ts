import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { UploadBudget } from '@/lib/uploads/upload-budget';
import { UploadStore } from '@/lib/uploads/upload-store';
import { jsonStream } from '../json-stream';
import { InlinePicture } from './inline-picture';
import { MAX_JSON_TOKENS } from './json-limits';
import { readJson } from './read-json';

const MEGABYTE = 1_000_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'easel-read-json-'));
afterAll(() => rmSync(folder, { recursive: true }));

const store = new UploadStore(folder, new UploadBudget());

/** A body that arrives in pieces of `pieceBytes`. */
function bodyOf(text: string, pieceBytes = 65_536) {
  const bytes = Buffer.from(text);
  let start = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (start >= bytes.length) return controller.close();
      controller.enqueue(new Uint8Array(bytes.subarray(start, start + pieceBytes)));
      start += pieceBytes;
    },
  });
  return { body, headers: new Headers() };
}

async function read(text: string, pieceBytes?: number, maxBytes = 20 * MEGABYTE) {
  const uploads = store.receive('ada');
  try {
    const pictures = { uploads, maxBytes };
    const options = { limitBytes: 90 * MEGABYTE, pictures };
    const fields = await readJson(bodyOf(text, pieceBytes), options);
    const bytesOf = async (value: unknown) =>
      Buffer.from(await (value as InlinePicture).upload.bytes());
    const { a, list } = fields as { a?: unknown; list?: unknown[] };
    return {
      fields,
      picture: a instanceof InlinePicture ? await bytesOf(a) : undefined,
      pictures: await Promise.all((list ?? []).map(bytesOf)),
    };
  } finally {
    await uploads.close();
  }
}

/** Bytes that look like a picture's, the same every time. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let index = 0, state = 1; index < length; index += 1) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    bytes[index] = state >> 16;
  }
  return bytes;
}

const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

describe('JSON that arrives', () => {
  it('is what JSON.parse makes of it, without nulls', async () => {
    const value = { a: [1, { b: 'x\\"y', c: [] }], d: 'é🎨\n', e: { f: true } };
    const text = JSON.stringify({ ...value, gone: null });
    for (const pieceBytes of [1, 7, 65_536]) {
      expect((await read(text, pieceBytes)).fields).toEqual(value);
    }
  });

  it('keeps short data URLs as text', async () => {
    const url = dataUrl(noise(6000));
    expect((await read(JSON.stringify({ a: url }))).fields).toEqual({ a: url });
  });

  it.each([1, 2, 3, 65_536])(
    'hands long data URLs on as bytes, pieces of %i',
    async (pieceBytes) => {
      const bytes = noise(pieceBytes < 10 ? 20_001 : 700_001);
      const { picture, fields } = await read(
        JSON.stringify({ n: 2, a: dataUrl(bytes), z: 'after' }),
        pieceBytes,
      );
      expect(picture?.equals(bytes)).toBe(true);
      expect(fields).toMatchObject({ n: 2, z: 'after' });
    },
  );

  it('takes Base64 as other languages spell it in JSON', async () => {
    const bytes = noise(90_000);
    const plain = JSON.stringify(dataUrl(bytes));
    const spellings = [
      plain.replaceAll('/', '\\/'),
      plain.replaceAll('+', '\\u002b').replaceAll('/', '\\u002F'),
      plain.replaceAll('+', '-').replaceAll('data-', 'data:'),
      plain.replaceAll('A', 'A\\r\\n'),
      plain.replace(/=+"$/, '"'),
      plain.replace('"data', '"  DATA'),
    ];
    for (const spelling of spellings) {
      for (const pieceBytes of [5, 65_536]) {
        const { picture } = await read(`{"a":${spelling}}`, pieceBytes);
        expect(picture?.equals(bytes), spelling.slice(0, 60)).toBe(true);
      }
    }
  });

  it('takes data URLs with percent signs, and refuses signs that encode nothing', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${'é🎨 %'.repeat(4000)} --></svg>`;
    const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    expect((await read(JSON.stringify({ a: url }), 11)).picture?.toString()).toBe(svg);
    const half = `data:image/svg+xml,${'x'.repeat(20_000)}`;
    for (const end of ['%', '%2', '%zz']) {
      await expect(read(JSON.stringify({ a: half + end }))).rejects.toMatchObject({
        code: 'invalid_image',
        param: 'a',
      });
    }
    const escaped = JSON.stringify({ a: half + '🎨' }).replace('🎨', '\\ud83c\\udfa8');
    expect((await read(escaped, 3)).picture?.toString().endsWith('🎨')).toBe(true);
  });

  it('tells several pictures apart, and no text can pass for one', async () => {
    const list = [noise(50_000), noise(60_000), noise(70_000)];
    const { pictures } = await read(JSON.stringify({ list: list.map(dataUrl) }));
    expect(pictures.map((bytes, index) => bytes.equals(list[index] as Buffer))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('survives the way back into JSON', async () => {
    const bytes = noise(400_000);
    const uploads = store.receive('ada');
    const options = { limitBytes: MEGABYTE, pictures: { uploads, maxBytes: MEGABYTE } };
    const fields = await readJson(bodyOf(JSON.stringify({ a: dataUrl(bytes), b: 1 })), options);
    const text = await new Response(jsonStream(fields)).text();
    expect((await read(text)).picture?.equals(bytes)).toBe(true);
    await uploads.close();
  });

  it.each([
    ['more structure than any request needs', `{"zz":[{}${',{}'.repeat(MAX_JSON_TOKENS)}]}`],
    ['depth', `{"zz":${'['.repeat(40)}${']'.repeat(40)}}`],
    ['a string that does not end', `{"a":"${'x'.repeat(50)}`],
    ['a data URL that does not end', `{"a":"data:image/png;base64,${'A'.repeat(50_000)}`],
    ['a list', '[]'],
    ['nothing', ''],
  ])('with %s is refused', async (_, text) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'invalid_json' });
  });

  it('is refused before it is parsed: brackets inside text do not count', async () => {
    const text = '{[,:'.repeat(MAX_JSON_TOKENS);
    expect((await read(JSON.stringify({ a: text }))).fields).toEqual({ a: text });
  });

  it('has a megabyte for everything that is no picture', async () => {
    await expect(read(JSON.stringify({ a: 'x'.repeat(2 * MEGABYTE) }))).rejects.toMatchObject({
      code: 'payload_too_large',
    });
    await expect(read(' '.repeat(2 * MEGABYTE))).rejects.toMatchObject({
      code: 'payload_too_large',
    });
  });

  it('refuses a picture that is too large while it arrives, and names its field', async () => {
    const text = JSON.stringify({ b: 'x', image_url: dataUrl(noise(300_000)) });
    await expect(read(text, 65_536, 200_000)).rejects.toMatchObject({
      code: 'payload_too_large',
      param: 'image_url',
    });
  });

  it('leaves nothing behind, neither in the budget nor on disk', async () => {
    const bytes = noise(3 * MEGABYTE);
    expect((await read(JSON.stringify({ a: dataUrl(bytes) }))).picture?.equals(bytes)).toBe(true);
    expect(store.inUse).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is looked at in time proportional to its length, whatever it holds', async () => {
    const sizes = [1, 4].map((factor) => factor * 2 * MEGABYTE);
    const shapes = {
      base64: (size: number) => `{"a":"data:image/png;base64,${'A'.repeat(size)}"}`,
      escapes: (size: number) => `{"a":"data:image/png;base64,${'\\/'.repeat(size / 2)}"}`,
      unicode: (size: number) => `{"a":"data:image/png;base64,${'\\u0041'.repeat(size / 6)}"}`,
    };
    for (const [name, shape] of Object.entries(shapes)) {
      const [small = 0, large = 0] = await Promise.all(
        sizes.map(async (size) => {
          const text = shape(size);
          const startedAtMs = process.cpuUsage().user;
          await read(text);
          return process.cpuUsage().user - startedAtMs;
        }),
      );
      expect(large, name).toBeLessThan(40 * small + 4 * MEGABYTE);
    }
  });
});
