import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODELS } from '@/lib/models/models';
import { RATIOS, SIZE_TABLES, parseExactSize } from '@/lib/models/sizes';
import { Client, bytesAt, errorOf } from '../support/client';
import { PRICES } from '../support/prices';
import { TestServer } from '../support/server';

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
      models: { id: string; aliases: string[]; output: string; credits: number }[];
    };
    expect(models.map(({ id }) => id).sort()).toEqual(Object.keys(PRICES).sort());
    for (const { id, aliases, output, credits } of models) {
      expect(aliases).toEqual(output === 'raster' ? [`${id}_raster`] : []);
      expect(credits).toBe(PRICES[id]);
    }
  });

  it('lists them as OpenAI’s clients read a list, in pages', async () => {
    const pages: { data: { id: string }[]; next: string | null; object: string }[] = [];
    for (let cursor = ''; ;) {
      const page = await client.fetch(`/v1/models?limit=8${cursor && `&cursor=${cursor}`}`);
      const answer = (await page.json()) as (typeof pages)[number];
      pages.push(answer);
      if (answer.next === null) break;
      cursor = answer.next;
    }
    expect(pages.map(({ data }) => data.length)).toEqual([8, 8, 5]);
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(
      MODELS.map(({ id }) => id),
    );
    for (const { object, data } of pages) {
      expect(object).toBe('list');
      for (const entry of data) {
        expect(entry).toEqual({
          id: entry.id,
          object: 'model',
          created: expect.any(Number),
          owned_by: 'easel',
        });
      }
    }
    for (const limit of ['0', '101', 'all']) {
      const refused = await client.fetch(`/v1/models?limit=${limit}`);
      expect(refused.status).toBe(400);
    }
  });

  it.each([
    ['svcv4_1_pro', 'svcv4_1_pro'],
    ['svcv2_raster', 'svcv2'],
    ['gpt-image-1', 'svcv4_1'],
  ])('tells about one by its id or alias: %s is %s', async (name, id) => {
    const response = await client.fetch(`/v1/models/${name}`);
    expect(await response.json()).toMatchObject({ id, object: 'model', credits: PRICES[id] });
  });

  it('has no model of another name, and says which are near', async () => {
    const response = await client.fetch('/v1/models/svcv4.1');
    expect(response.status).toBe(404);
    expect((await errorOf(response)).message).toContain('svcv4_1');
  });

  it.each(Object.entries({ ...PRICES, svcv4_1_flash_raster: 7 }))(
    '%s costs %i units and gives its kind',
    async (id, price) => {
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
    },
  );

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
