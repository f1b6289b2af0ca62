import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODELS } from '@/lib/models/models';
import { RATIOS, SIZE_TABLES, parseExactSize } from '@/lib/models/sizes';
import { Client, bytesAt } from '../support/client';
import { TestServer } from '../support/server';

/** Prices of the specification, in units, written down again: a table that checks itself proves nothing. */
const PRICES: Record<string, number> = {
  svcv4_1_flash: 7,
  svcv4_1_flash_raster: 7,
  svcv4_1: 35,
  svcv4_1_vector: 80,
  svcv4_1_pro: 210,
  svcv4_1_pro_vector: 300,
  svcv4_1_utility: 35,
  svcv4_1_utility_vector: 80,
  svcv4_1_utility_pro: 210,
  svcv4_1_utility_pro_vector: 300,
  svcv4_styles: 35,
  svcv4_styles_vector: 50,
  svcv4_styles_pro: 100,
  svcv4_styles_pro_vector: 120,
  svcv4: 40,
  svcv4_vector: 80,
  svcv4_pro: 250,
  svcv4_pro_vector: 300,
  svcv3: 40,
  svcv3_vector: 80,
  svcv2: 22,
  svcv2_vector: 44,
};

describe('models', () => {
  let server: TestServer;
  let client: Client;
  let styleIds: Record<string, string>;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server);
    const reference = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#2b59e8' },
    })
      .png()
      .toBuffer();
    const response = await client.post('/v1/styles', {
      image_urls: [`data:image/png;base64,${reference.toString('base64')}`],
    });
    const { id } = (await response.json()) as { id: string };
    styleIds = { v4_styles: id };
  });
  afterAll(() => server.stop());

  it('lists exactly the models of the specification', async () => {
    const response = await client.fetch('/v1/models');
    const { models } = (await response.json()) as {
      models: { id: string; aliases: string[]; credits: number }[];
    };
    const ids = models.flatMap((model) => [model.id, ...model.aliases]);
    expect(ids.sort()).toEqual(Object.keys(PRICES).sort());
  });

  it.each(Object.entries(PRICES))('%s costs %i units and gives its kind', async (id, price) => {
    const family = id.startsWith('svcv4_styles') ? 'v4_styles' : '';
    const before = await client.balance();
    const answer = await client.generate({
      prompt: 'a red apple on a table',
      model: id,
      ...(styleIds[family] ? { style_id: styleIds[family] } : {}),
    });
    expect(answer.credits).toBe(price);
    expect(await client.balance()).toBe(before - price);
    const response = await fetch(answer.data[0]?.url ?? '');
    const vector = id.endsWith('_vector');
    expect(response.headers.get('content-type')).toBe(vector ? 'image/svg+xml' : 'image/webp');
    const bytes = Buffer.from(await response.arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    const sidePx = id.includes('_pro') ? 2048 : 1024;
    expect([width, height]).toEqual([sidePx, sidePx]);
    if (vector) {
      const svg = bytes.toString('utf8');
      expect(svg).not.toMatch(/<(script|foreignObject|image|text)\b|\bon\w+=|href="(?!#)/);
    }
  });

  const tables = [
    ['1k', 'svcv4_1_flash'],
    ['v3', 'svcv2'],
    ['2k', 'svcv4_1_utility_pro'],
  ] as const;
  const cases = tables.flatMap(([table, model]) =>
    RATIOS.map((ratio, index) => [model, ratio, SIZE_TABLES[table][index] ?? ''] as const),
  );

  it.each(cases)('%s at %s is %s', async (model, ratio, exact) => {
    const { data } = await client.generate({ prompt: 'a cloud', model, size: ratio });
    const { width, height } = await sharp(await bytesAt(data[0]?.url)).metadata();
    expect({ widthPx: width, heightPx: height }).toEqual(parseExactSize(exact));
  });

  it('takes an exact size of the model and refuses one of another', async () => {
    const { data } = await client.generate({
      prompt: 'a cloud',
      model: 'svcv4_1_flash',
      size: '1216x896',
    });
    const { width, height } = await sharp(await bytesAt(data[0]?.url)).metadata();
    expect([width, height]).toEqual([1216, 896]);
    const response = await client.post('/v1/images/generations', {
      prompt: 'a cloud',
      model: 'svcv4_1_flash',
      size: '1365x1024',
    });
    expect(response.status).toBe(400);
  });

  it('refuses exact sizes for every vector model', async () => {
    for (const model of MODELS.filter((entry) => entry.output === 'vector')) {
      const response = await client.post('/v1/images/generations', {
        prompt: 'a cloud',
        model: model.id,
        size: '1024x1024',
        ...(model.family === 'v4_styles' ? { style_id: styleIds.v4_styles } : {}),
      });
      expect(response.status, model.id).toBe(400);
      expect(((await response.json()) as { error: { param: string } }).error.param).toBe('size');
    }
  });
});
