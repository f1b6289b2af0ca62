import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, bytesAt, type ImageList, type SingleImage } from '../support/client';
import { FORMATS, ROWS, SIDE_PX, answersVector, typeOf } from '../support/matrix';
import type { Body, Case, Format } from '../support/matrix';
import { discMask, photoPng } from '../support/photos';
import { dataUrl, flatPng } from '../support/pictures';
import { runsOnCluster, TestServer } from '../support/server';

interface Answer {
  json: ImageList & SingleImage;
  bytes: Buffer;
  type: string;
}

async function read(response: Response, format: Format): Promise<Answer> {
  if (format === 'multipart') {
    const form = await response.formData();
    const json = JSON.parse(String(form.get('response'))) as Answer['json'];
    const [item] = json.data ?? [json.image];
    expect(Object.keys(item ?? {})).toEqual(['image_id']);
    const part = form.get(item?.image_id ?? '') as File;
    return { json, bytes: Buffer.from(await part.arrayBuffer()), type: part.type };
  }
  const json = (await response.json()) as Answer['json'];
  const [item] = json.data ?? [json.image];
  if (format === 'b64_json') {
    const bytes = Buffer.from(item?.b64_json ?? '', 'base64');
    return { json, bytes, type: typeOf(bytes) };
  }
  const type = (await fetch(item?.url ?? '', { method: 'HEAD' })).headers.get('content-type');
  return { json, bytes: await bytesAt(item?.url), type: type ?? '' };
}

/**
 * The formats of one row: the operations of one or two models take all of them; of more models each
 * takes its turn, so that every pair of operation and format, and of model and format, is asked for.
 * lib/http/answer/every-answer.test.ts has the whole product, without a server.
 */
function formatsOf(index: number, { models }: Case): readonly Format[] {
  return models.length < FORMATS.length ? FORMATS : [FORMATS[index % FORMATS.length] ?? 'url'];
}

/**
 * On a cluster what a model draws comes from the same bundle as on one machine: there each operation is
 * asked for with its first and its last model.
 */
const ASKED = ROWS.filter(([, model, , { models }]) => {
  return !runsOnCluster() || model === models[0] || model === models.at(-1);
});

describe('every operation with every model', () => {
  let server: TestServer;
  let client: Client;
  let pictures: Body;
  let mask: Body;
  let styleId: string;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server);
    pictures = { image_url: dataUrl(await photoPng('coffee', SIDE_PX)) };
    mask = { mask_url: dataUrl(await discMask(SIDE_PX, [190, 60], 40)) };
    const reference = dataUrl(await flatPng('#2b59e8'));
    const made = await client.post('/v1/styles', { image_urls: [reference] });
    styleId = ((await made.json()) as { id: string }).id;
  });
  afterAll(() => server.stop());

  it.concurrent.each(ASKED)('%s %s answers its type, size and price', async (...row) => {
    const [path, model, index, entry] = row;
    for (const response_format of formatsOf(index, entry)) {
      const image_format = index % 2 === 0 ? 'png' : 'webp';
      const generates = path === 'images/generations';
      const response = await client.post(`/v1/${path}`, {
        ...entry.body,
        ...(response_format === FORMATS[0] ? {} : entry.lighter),
        ...(generates ? {} : pictures),
        ...(entry.mask ? mask : {}),
        ...(model ? { model } : {}),
        ...(generates && /styles/.test(model) ? { style_id: styleId } : {}),
        response_format,
        image_format,
        random_seed: index,
      });
      expect(response.status, await response.clone().text()).toBe(200);
      const { json, bytes, type } = await read(response, response_format);
      const expected = answersVector(model, entry) ? 'image/svg+xml' : `image/${image_format}`;
      expect([type, typeOf(bytes)]).toEqual([expected, expected]);
      expect(json.credits).toBe(entry.price(model));
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([entry.sidePx(model), entry.sidePx(model)]);
    }
  });
});
