import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, bytesAt, errorOf, type ImageList } from '../support/client';
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

  it('works with the family it was made for, and with no other', async () => {
    const { id } = await createStyle({ image_urls: [warm], model: 'svcv4_1' });
    const same = await client.post(GENERATE, {
      prompt: 'a cloud',
      model: 'svcv4_1_utility',
      style_id: id,
    });
    expect(same.status).toBe(200);
    for (const model of ['svcv4', 'svcv4_styles', 'svcv3', 'svcv2_vector']) {
      const response = await client.post(GENERATE, { prompt: 'a cloud', model, style_id: id });
      expect(response.status, model).toBe(400);
      expect((await errorOf(response)).error.param).toBe('style_id');
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
  });
});
