import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, bytesAt, errorOf, type ImageList } from '../support/client';
import { meanDifference, rgbOf } from '../support/photos';
import { dataUrl, flatPng, meanColor, quartersPng } from '../support/pictures';
import { TestServer } from '../support/server';

const GENERATE = '/v1/images/generations';

describe('styles', () => {
  let server: TestServer;
  let client: Client;
  let warm: string;
  let cold: string;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server);
    warm = dataUrl(await flatPng('#e0561f'));
    cold = dataUrl(await flatPng('#1f4fe0'));
  });
  afterAll(() => server.stop());

  const createStyle = async (body: Record<string, unknown>) => {
    const response = await client.post('/v1/styles', body);
    expect(response.status).toBe(200);
    return (await response.json()) as { id: string; credits: number };
  };

  it('costs 5 units and answers an id that can be listed, read and deleted', async () => {
    const before = await client.balance();
    const { id, credits } = await createStyle({ image_urls: [warm] });
    expect(credits).toBe(5);
    expect(await client.balance()).toBe(before - 5);
    const { styles } = (await (await client.fetch('/v1/styles')).json()) as {
      styles: { id: string; model: string; match: string; preview_url: string | null }[];
    };
    const listed = styles.find((style) => style.id === id);
    expect(listed).toMatchObject({ model: 'svcv4_styles', match: 'flexible' });
    expect((await fetch(listed?.preview_url ?? '')).headers.get('content-type')).toBe('image/webp');
    expect((await client.fetch(`/v1/styles/${id}`)).status).toBe(200);
    expect((await client.fetch(`/v1/styles/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await client.fetch(`/v1/styles/${id}`)).status).toBe(404);
    expect((await fetch(listed?.preview_url ?? '')).status).toBe(404);
  });

  it('takes files under any name, with weights', async () => {
    const form: [string, string | Blob][] = [
      ['anything', new Blob([new Uint8Array(await flatPng('#ff0000'))])],
      [
        'photo',
        new Blob([new Uint8Array(await quartersPng())], { type: 'application/octet-stream' }),
      ],
      ['image_weights', '[1, 3]'],
      ['match', 'precise'],
    ];
    const response = await client.form('/v1/styles', form);
    expect(response.status, await response.clone().text()).toBe(200);
  });

  it('changes the palette of what is drawn with it', async () => {
    const draw = async (reference: string) => {
      const { id } = await createStyle({ image_urls: [reference], match: 'precise' });
      const answer = await client.generate({
        prompt: 'a house on a hill',
        model: 'svcv4_styles',
        style_id: id,
        random_seed: 1,
      });
      return meanColor(await bytesAt(answer.data[0]?.url));
    };
    const [warmMean, coldMean] = [await draw(warm), await draw(cold)];
    expect(warmMean[0] - warmMean[2]).toBeGreaterThan(coldMean[0] - coldMean[2] + 40);
  });

  it('works with the family it was made for, V4.1 and V4 being one, and with no other', async () => {
    const { id } = await createStyle({ image_urls: [warm], model: 'svcv4_1' });
    for (const model of ['svcv4_1_utility', 'svcv4']) {
      const same = await client.post(GENERATE, { prompt: 'a cloud', model, style_id: id });
      expect(same.status, model).toBe(200);
    }
    for (const model of ['svcv4_styles', 'svcv3', 'svcv2_vector']) {
      const response = await client.post(GENERATE, { prompt: 'a cloud', model, style_id: id });
      expect(response.status, model).toBe(400);
      expect((await errorOf(response)).error.param).toBe('style_id');
    }
  });

  it('brings its model with it: raster, and its vector twin where vector is forced', async () => {
    const { id } = await createStyle({ image_urls: [warm], style: 'Watercolor' });
    const own = await client.fetch(`/v1/styles/${id}`);
    expect(await own.json()).toMatchObject({ model: 'svcv3', style: 'Watercolor' });
    const raster = await client.generate({ prompt: 'a cloud', style_id: id });
    expect([raster.credits, raster.data[0]?.url?.slice(-5)]).toEqual([40, '.webp']);
    const vector = await client.post(`${GENERATE}/vector`, { prompt: 'a cloud', style_id: id });
    expect(((await vector.json()) as ImageList).credits).toBe(80);
    const missing = await client.post(GENERATE, {
      prompt: 'a cloud',
      style_id: '6f1f3530-a1a2-4c4b-8d10-d2f3bb75ae3b',
    });
    expect(missing.status).toBe(404);
  });

  it('draws in its base style, coloured by its references', async () => {
    const draw = async (reference: string, style?: string) => {
      const base = style === undefined ? {} : { style };
      const made = await createStyle({ image_urls: [reference], model: 'svcv3', ...base });
      const { data } = await client.generate({
        prompt: 'a house on a hill',
        style_id: made.id,
        random_seed: 1,
      });
      return bytesAt(data[0]?.url);
    };
    const [plain, linocut] = [await draw(warm), await draw(warm, 'Linocut')];
    expect(meanDifference(await rgbOf(plain), await rgbOf(linocut))).toBeGreaterThan(10);
    const warmMean = await meanColor(await draw(warm, 'Watercolor'));
    const coldMean = await meanColor(await draw(cold, 'Watercolor'));
    expect(warmMean[0] - warmMean[2]).toBeGreaterThan(coldMean[0] - coldMean[2] + 20);
  });

  it('leaves out what has a weight of 0', async () => {
    const draw = async (body: Record<string, unknown>) => {
      const { id } = await createStyle({ match: 'precise', ...body });
      const { data } = await client.generate({
        prompt: 'a house on a hill',
        style_id: id,
        random_seed: 1,
      });
      return bytesAt(data[0]?.url);
    };
    const weighted = await draw({ image_urls: [warm, cold], image_weights: [1, 0] });
    expect(weighted.equals(await draw({ image_urls: [warm] }))).toBe(true);
  });

  it('is listed in pages, newest first', async () => {
    const reader = await Client.open(server);
    const made: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const response = await reader.post('/v1/styles', { image_urls: [warm] });
      made.unshift(((await response.json()) as { id: string }).id);
    }
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const response = await reader.fetch(`/v1/styles?limit=2${cursor && `&cursor=${cursor}`}`);
      const page = (await response.json()) as { styles: { id: string }[]; next: string | null };
      seen.push(...page.styles.map(({ id }) => id));
      if (page.next === null) break;
      cursor = page.next;
    }
    expect(seen).toEqual(made);
    for (const query of ['limit=501', 'cursor=x']) {
      expect((await reader.fetch(`/v1/styles?${query}`)).status).toBe(400);
    }
  });

  it('is somebody’s own: for others it does not exist', async () => {
    const { id } = await createStyle({ image_urls: [warm] });
    const stranger = await Client.open(server);
    expect((await stranger.fetch(`/v1/styles/${id}`)).status).toBe(404);
    expect((await stranger.fetch(`/v1/styles/${id}`, { method: 'DELETE' })).status).toBe(404);
    const drawn = await stranger.post(GENERATE, {
      prompt: 'a cloud',
      model: 'svcv4_styles',
      style_id: id,
    });
    expect(drawn.status).toBe(404);
    expect((await client.fetch(`/v1/styles/${id}`)).status).toBe(200);
  });

  it('comes with a request that brings references, for 5 units more', async () => {
    const answer = await client.generate({
      prompt: 'a cloud',
      style_reference_urls: [warm, cold],
      n: 2,
    });
    expect(answer.credits).toBe(2 * 35 + 5);
    const again = await client.generate({
      prompt: 'a cloud',
      model: 'svcv4_styles',
      style_id: answer.style_id,
    });
    expect(again.credits).toBe(35);
  });

  it('takes references as files', async () => {
    const file = new Blob([new Uint8Array(await quartersPng())], { type: 'image/png' });
    const response = await client.form(GENERATE, [
      ['prompt', 'a cloud'],
      ['style_references', file],
      ['style_references', file],
      ['style_match', 'precise'],
    ]);
    expect(response.status, await response.clone().text()).toBe(200);
    const answer = (await response.json()) as ImageList;
    expect(answer.credits).toBe(40);
    expect(answer.style_id).toMatch(/^[\da-f-]{36}$/);
  });

  it('takes our own result addresses as references', async () => {
    const { data } = await client.generate({ prompt: 'a cloud', model: 'svcv4_1_flash' });
    const answer = await client.generate({
      prompt: 'a house',
      style_reference_urls: [data[0]?.url],
    });
    expect(answer.style_id).toBeDefined();
  });

  it.each([
    ['flash', { model: 'svcv4_1_flash' }, 'model'],
    ['a match of another family', { model: 'svcv3', match: 'precise' }, 'match'],
    ['weights that do not fit', { image_weights: [1, 2] }, 'image_weights'],
    ['weights of 0 alone', { image_weights: [0] }, 'image_weights'],
    ['an unknown substyle', { style: 'digital_illustration', substyle: 'nope' }, 'substyle'],
    ['a base style for V4', { model: 'svcv4', style: 'icon' }, 'style'],
  ])('refuses %s', async (_, body, param) => {
    const response = await client.post('/v1/styles', { image_urls: [warm], ...body });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).error.param).toBe(param);
  });

  it('refuses a style without images, and one with eleven', async () => {
    for (const image_urls of [[], Array.from({ length: 11 }, () => warm)]) {
      const response = await client.post('/v1/styles', { image_urls });
      expect(response.status).toBe(400);
      expect((await errorOf(response)).error.param).toBe('image_urls');
    }
  });

  it('does not fetch references from private addresses in any spelling', async () => {
    const before = await client.balance();
    const { port } = server;
    const hosts = ['127.0.0.1', 'localhost', '0x7f000001', '2130706433', '0177.0.0.1', '[::1]'];
    const more = [
      '[::ffff:127.0.0.1]',
      '127.0.0.1.',
      'user@127.0.0.1',
      '169.254.169.254',
      '10.0.0.1',
    ];
    for (const host of [...hosts, ...more]) {
      const response = await client.post('/v1/styles', {
        image_urls: [`http://${host}:${port + 1}/a.png`],
      });
      expect(response.status, host).toBe(400);
      expect((await errorOf(response)).code, host).toBe('image_fetch_failed');
    }
    expect(await client.balance()).toBe(before);
  });

  it('lists the curated styles per family', async () => {
    const response = await client.fetch('/v1/styles/basic');
    const { styles } = (await response.json()) as { styles: { name: string; family: string }[] };
    expect(styles).toContainEqual(expect.objectContaining({ name: 'Watercolor', family: 'v3' }));
    expect(styles).toContainEqual(expect.objectContaining({ name: 'Voxel art', family: 'v2' }));
    expect(styles).toContainEqual(
      expect.objectContaining({ style: 'Outline', model: 'svcv2_vector', style_id: null }),
    );
  });
});
