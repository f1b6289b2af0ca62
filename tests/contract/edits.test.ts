import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, bytesAt, type ImageList, type SingleImage } from '../support/client';
import { discMask, photoPng } from '../support/photos';
import { dataUrl } from '../support/pictures';
import { openEditing, type Body, type Editing } from '../support/editing';
import type { TestServer } from '../support/server';

/** Side of photos whose pixels don't matter. */
const SMALL = 256;

/** What each endpoint needs beside the image, its price, and the form of its answer. */
const LISTS: [string, Body, number][] = [
  ['inpaint', { prompt: 'a red balloon', mask: true }, 40],
  ['inpaint', { prompt: 'a red balloon', mask: true, model: 'svcv3_vector' }, 80],
  ['outpaint', { prompt: 'a beach', expand_right: 64 }, 40],
  ['replaceBackground', { prompt: 'a beach at sunset' }, 40],
  ['generateBackground', { prompt: 'a beach at sunset', mask: true }, 40],
  ['imageToImage', { prompt: 'a painting', strength: 0.4, model: 'svcv3' }, 40],
  ['imageToImage', { prompt: 'a painting', strength: 0.4 }, 35],
  ['variateImage', { size: '1:1' }, 40],
];
const SINGLES: [string, Body, number][] = [
  ['eraseRegion', { mask: true }, 2],
  ['vectorize', {}, 10],
  ['removeBackground', {}, 10],
  ['crispUpscale', {}, 4],
];
/** What enlarges is slow: each format once, and those that other tests ask for not again. */
const SLOW: [string, Body, string[]][] = [
  ['creativeUpscale', {}, ['b64_json', 'multipart']],
  ['refineDetails', { refinement: 'subtle' }, ['b64_json']],
  ['enhance', { refinement: 'subtle' }, ['multipart']],
];
const FORMATS = ['url', 'b64_json', 'multipart'];
/** Endpoints whose picture is the part `file`. */
const PROCESSING = ['vectorize', 'removeBackground', 'crispUpscale'];

describe('edits of a real photo', () => {
  let server: TestServer;
  let client: Client;
  let json: Editing['json'];

  beforeAll(async () => {
    ({ server, client, json } = await openEditing());
  });
  afterAll(() => server.stop());

  const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

  function form(
    body: Body,
    imagePart: string,
    pictures: { image: Buffer; mask: Buffer },
  ): [string, string | Blob][] {
    const fields = Object.entries(body)
      .filter(([name]) => name !== 'mask')
      .map(([name, value]): [string, string] => [name, String(value)]);
    const masks: [string, Blob][] = body.mask ? [['mask', blob(pictures.mask)]] : [];
    return [...fields, [imagePart, blob(pictures.image)], ...masks];
  }

  it.each(LISTS)('%s with %o answers a list and costs %i', async (name, body, price) => {
    const before = await client.balance();
    const response = await client.post(`/v1/images/${name}`, json(body));
    const text = await response.text();
    expect(response.status, text).toBe(200);
    const answer = JSON.parse(text) as ImageList;
    expect(answer.credits).toBe(price);
    expect(answer.data).toHaveLength(1);
    expect(await client.balance()).toBe(before - price);
    const { format } = await sharp(await bytesAt(answer.data[0]?.url)).metadata();
    expect(format).toBe(body.model === 'svcv3_vector' ? 'svg' : 'webp');
  });

  it.each(SINGLES)('%s with %o answers one image and costs %i', async (name, body, price) => {
    const response = await client.post(`/v1/images/${name}`, json(body));
    const text = await response.text();
    expect(response.status, text).toBe(200);
    const answer = JSON.parse(text) as SingleImage;
    expect(answer.credits).toBe(price);
    expect(answer).not.toHaveProperty('data');
    const { format } = await sharp(await bytesAt(answer.image.url)).metadata();
    expect(format).toBe(name === 'vectorize' ? 'svg' : 'webp');
  });

  it('creativeUpscale answers one image of twice the sides and costs 250', async () => {
    const image_url = dataUrl(await photoPng('cat', SMALL));
    const response = await client.post('/v1/images/creativeUpscale', { image_url });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    const answer = JSON.parse(text) as SingleImage;
    expect(answer.credits).toBe(250);
    const { width, height } = await sharp(await bytesAt(answer.image.url)).metadata();
    expect([width, height]).toEqual([2 * SMALL, 2 * SMALL]);
  });

  const quick = [...LISTS, ...SINGLES]
    .filter(([, { model }]) => model === undefined)
    .map(([name, body]): [string, Body, string[]] => [name, body, FORMATS]);
  it.each([...quick, ...SLOW])(
    '%s takes multipart with %o and answers %o',
    async (name, body, formats) => {
      const isProcessing = [...PROCESSING, ...SLOW.map(([slow]) => slow)].includes(name);
      const small = {
        image: await photoPng('cat', SMALL),
        mask: await discMask(SMALL, [190, 60], 24),
      };
      for (const response_format of formats) {
        const fields = form({ ...body, response_format }, isProcessing ? 'file' : 'image', small);
        const response = await client.form(`/v1/images/${name}`, fields);
        expect(response.status).toBe(200);
        if (response_format === 'multipart') await expectPart(await response.formData());
        else await expectInline(await response.json(), response_format);
      }
    },
  );
});

/** The image of a multipart answer is a part of its own, named by its id. */
async function expectPart(answer: FormData): Promise<void> {
  const head = JSON.parse(String(answer.get('response'))) as Partial<ImageList & SingleImage>;
  const id = head.data?.[0]?.image_id ?? head.image?.image_id ?? '';
  const part = answer.get(id);
  expect(part).toBeInstanceOf(File);
  expect((part as File).size).toBeGreaterThan(100);
}

async function expectInline(answer: unknown, format: string): Promise<void> {
  const { data, image } = answer as Partial<ImageList & SingleImage>;
  const only = (data?.[0] ?? image) as { url?: string; b64_json?: string };
  const bytes =
    format === 'url' ? await bytesAt(only.url) : Buffer.from(only.b64_json ?? '', 'base64');
  expect((await sharp(bytes).metadata()).width).toBeGreaterThan(0);
}
