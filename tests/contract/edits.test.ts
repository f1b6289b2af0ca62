import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, bytesAt, type ImageList, type SingleImage } from '../support/client';
import { discMask, photoPng } from '../support/photos';
import type { Body } from '../support/editing';
import { startDrawnElsewhere, type DrawnElsewhere } from '../support/drawn-elsewhere';

/** Side of photos whose pixels don't matter. */
const SMALL_PX = 256;

/** Operations that answer a list: the fields beside the image, and the price. */
const LISTS: [string, Body, number][] = [
  ['inpaint', { prompt: 'a red balloon', mask: true }, 40],
  ['inpaint', { prompt: 'a red balloon', mask: true, model: 'svcv3_vector' }, 80],
  ['outpaint', { prompt: 'a beach', expand_right: 64 }, 40],
  ['replaceBackground', { prompt: 'a beach at sunset' }, 40],
  ['generateBackground', { prompt: 'a beach at sunset', mask: true }, 40],
  ['imageToImage', { prompt: 'a painting', strength: 0.4 }, 35],
  ['variateImage', { size: '1:1' }, 40],
];
/** Operations that answer one picture, and its side where that is not the photo's. */
const SINGLES: [string, Body, number, number?][] = [
  ['eraseRegion', { mask: true }, 2],
  ['vectorize', {}, 10],
  ['removeBackground', {}, 10],
  ['crispUpscale', {}, 4, 4 * SMALL_PX],
  ['creativeUpscale', {}, 250, 2 * SMALL_PX],
  ['refineDetails', { refinement: 'subtle' }, 210, 2048],
  ['enhance', { refinement: 'subtle' }, 210, 2048],
];
/** Endpoints whose picture is the part `file`. */
const PROCESSING = SINGLES.map(([name]) => name).filter((name) => name !== 'eraseRegion');
const FORMATS = ['url', 'b64_json', 'multipart'] as const;
const formatAt = (index: number) => FORMATS[index % FORMATS.length] ?? 'url';

interface Picture {
  image_id: string;
  url?: string;
  b64_json?: string;
}

/**
 * Forms of each edit, each with its way to answer. `matrix` sends the same operations as JSON to the built-in engine,
 * and `edit-behaviour` looks at what that makes of them.
 */
describe('edits of a real photo, sent as a form', () => {
  let drawn: DrawnElsewhere;
  let client: Client;
  let pictures: { image: Buffer; mask: Buffer };

  beforeAll(async () => {
    drawn = await startDrawnElsewhere();
    client = await Client.open(drawn.server);
    const mask = await discMask(SMALL_PX, [190, 60], 24);
    pictures = { image: await photoPng('cat', SMALL_PX), mask };
  });
  afterAll(() => drawn.stop());

  const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

  /** Sends an edit, which must cost its price; resolves to what is answered and the bytes of its pictures. */
  async function edit(name: string, { mask, ...body }: Body, price: number) {
    const before = await client.balance();
    const fields = Object.entries(body).map(([key, value]) => [key, String(value)] as const);
    const response = await client.form(`/v1/images/${name}`, [
      ...fields,
      [PROCESSING.includes(name) ? 'file' : 'image', blob(pictures.image)],
      ...(mask ? [['mask', blob(pictures.mask)] as const] : []),
    ]);
    expect(response.status, await response.clone().text()).toBe(200);
    const form = body.response_format === 'multipart' ? await response.formData() : undefined;
    const answer = (
      form ? JSON.parse(String(form.get('response'))) : await response.json()
    ) as Partial<ImageList & SingleImage>;
    expect(answer.credits).toBe(price);
    expect(await client.balance()).toBe(before - price);
    return { answer, bytesOf: (picture: Picture | undefined) => bytesOf(picture, form) };
  }

  it.each(LISTS.map((row, index) => [...row, formatAt(index)] as const))(
    '%s with %o answers a list and costs %i, as %s',
    async (name, body, price, response_format) => {
      const { answer, bytesOf: read } = await edit(name, { ...body, response_format }, price);
      expect(answer.data).toHaveLength(1);
      const { format } = await sharp(await read(answer.data?.[0])).metadata();
      expect(format).toBe(body.model === 'svcv3_vector' ? 'svg' : 'webp');
    },
  );

  it.each(
    SINGLES.map(([name, body, price, side = SMALL_PX], index) => {
      return [name, body, price, formatAt(index), side] as const;
    }),
  )(
    '%s with %o answers one image and costs %i, as %s',
    async (name, body, price, response_format, side) => {
      const { answer, bytesOf: read } = await edit(name, { ...body, response_format }, price);
      expect(answer).not.toHaveProperty('data');
      const { format, width, height } = await sharp(await read(answer.image)).metadata();
      expect(format).toBe(name === 'vectorize' ? 'svg' : 'webp');
      expect([width, height]).toEqual([side, side]);
    },
  );
});

/** Bytes of a picture, wherever its answer has them: in a multipart one a part of its own, named by its id. */
async function bytesOf(picture: Picture | undefined, form?: FormData): Promise<Buffer> {
  if (form) return Buffer.from(await (form.get(picture?.image_id ?? '') as File).arrayBuffer());
  if (picture?.b64_json) return Buffer.from(picture.b64_json, 'base64');
  return bytesAt(picture?.url);
}
