import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, bytesAt, type ImageList, type SingleImage } from '../support/client';
import { FORMATS, ROWS_OF_KINDS, SIDE_PX, answersVector, typeOf } from '../support/matrix';
import type { Body, Format } from '../support/matrix';
import { discMask, photoPng } from '../support/photos';
import { dataUrl } from '../support/pictures';
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
 * What is asked for; the formats of answers take turns. On a cluster the first kind of model is enough, and the
 * last one of what draws by itself, a vector: what an engine draws comes from the same bundle.
 * lib/http/answer/every-answer.test.ts has the whole product of operations, models and formats, without a
 * server, and models.test.ts draws with every model.
 */
const ASKED = ROWS_OF_KINDS.filter(([path, , index]) => {
  const ofPath = ROWS_OF_KINDS.filter((row) => row[0] === path);
  const isLastDrawn = path === 'images/generations' && index === ofPath.length - 1;
  return !runsOnCluster() || index === 0 || isLastDrawn;
}).map(([path, model, index, entry], at) => {
  return [path, model, FORMATS[at % FORMATS.length] ?? 'url', index, entry] as const;
});

describe('every operation with every kind of model', () => {
  let server: TestServer;
  let client: Client;
  let pictures: Body;
  let mask: Body;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server);
    pictures = { image_url: dataUrl(await photoPng('coffee', SIDE_PX)) };
    mask = { mask_url: dataUrl(await discMask(SIDE_PX, [190, 60], 40)) };
  });
  afterAll(() => server.stop());

  it.concurrent.each(ASKED)('%s %s as %s has its type, size and price', async (...row) => {
    const [path, model, response_format, index, entry] = row;
    const image_format = index % 2 === 0 ? 'png' : 'webp';
    const response = await client.post(`/v1/${path}`, {
      ...entry.body,
      ...(runsOnCluster() ? entry.lighter : {}),
      ...(path === 'images/generations' ? {} : pictures),
      ...(entry.mask ? mask : {}),
      ...(model ? { model } : {}),
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
  });
});
