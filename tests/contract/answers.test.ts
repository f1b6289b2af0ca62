import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, bytesAt, type ImageList } from '../support/client';
import { meanColor } from '../support/pictures';
import { runsOnCluster, TestServer } from '../support/server';

const PATH = '/v1/images/generations';
const FLASH = { model: 'svcv4_1_flash' };

describe('answers of a generation', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server);
  });
  afterAll(() => server.stop());

  it('gives the same bytes for the same seed, and others for another', async () => {
    const make = async (random_seed: number) => {
      const { data } = await client.generate({
        ...FLASH,
        prompt: 'a fox in a forest',
        random_seed,
      });
      return bytesAt(data[0]?.url);
    };
    const [first, again, other] = [await make(7), await make(7), await make(8)];
    expect(again.equals(first)).toBe(true);
    expect(other.equals(first)).toBe(false);
  });

  it('draws n pictures that differ', async () => {
    const { data, credits } = await client.generate({
      ...FLASH,
      prompt: 'a lighthouse by the sea',
      n: 6,
      response_format: 'b64_json',
    });
    expect(credits).toBe(42);
    expect(new Set(data.map((item) => item.b64_json)).size).toBe(6);
    expect(new Set(data.map((item) => item.image_id)).size).toBe(6);
    expect(data.every((item) => item.url === undefined)).toBe(true);
  });

  it('answers addresses that need no login, with exact types, inert', async () => {
    const { created, data } = await client.generate({ ...FLASH, prompt: 'a cloud' });
    expect(Math.abs(created - Date.now() / 1000)).toBeLessThan(60);
    const url = data[0]?.url ?? '';
    expect(url.startsWith(`${server.url}/`)).toBe(true);
    expect(url).toContain(data[0]?.image_id);
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    const missing = await fetch(url.replace(/[\da-f]{8}-/, '00000000-'));
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toContain('application/json');
  });

  it('gives lossless WebP and PNG of the same pixels', async () => {
    const make = async (image_format: string) => {
      const { data } = await client.generate({
        ...FLASH,
        prompt: 'a red balloon',
        random_seed: 3,
        image_format,
      });
      return bytesAt(data[0]?.url);
    };
    const [webp, png] = [await make('webp'), await make('png')];
    expect((await sharp(webp).metadata()).format).toBe('webp');
    expect((await sharp(png).metadata()).format).toBe('png');
    const pixels = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer();
    expect((await pixels(webp)).equals(await pixels(png))).toBe(true);
  });

  it.each([
    ['svcv4_1_flash', 'webp', 'image/webp'],
    ['svcv4_1_flash', 'png', 'image/png'],
    ['svcv2_vector', 'png', 'image/svg+xml'],
  ])('multipart of %s as %s parses with Response.formData()', async (model, format, type) => {
    const response = await client.post(PATH, {
      prompt: 'two birds',
      model,
      n: 2,
      response_format: 'multipart',
      image_format: format,
    });
    expect(response.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await response.formData();
    const json = JSON.parse(String(form.get('response'))) as ImageList;
    expect(json.data).toHaveLength(2);
    for (const item of json.data) {
      expect(item.url).toBeUndefined();
      expect(item.b64_json).toBeUndefined();
      const part = form.get(item.image_id);
      expect(part).toBeInstanceOf(File);
      const file = part as File;
      expect(file.type).toBe(type);
      const { width } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
      expect(width).toBe(1024);
    }
  });

  it('names each image part by its id in Content-ID', async () => {
    const response = await client.post(PATH, {
      ...FLASH,
      prompt: 'a bird',
      response_format: 'multipart',
    });
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    const id = /"image_id":"([^"]+)"/.exec(text)?.[1];
    expect(text).toContain(`Content-ID: <${id}>`);
  });

  it('forces the output by path, with the price of the counterpart', async () => {
    const vector = await client.post('/v1/images/generations/vector', { prompt: 'a bird' });
    const vectorAnswer = (await vector.json()) as ImageList;
    expect(vectorAnswer.credits).toBe(80);
    expect(vectorAnswer.data[0]?.url).toMatch(/\.svg$/);
    const raster = await client.post('/v1/images/generations/raster', {
      prompt: 'a bird',
      model: 'svcv2_vector',
    });
    const rasterAnswer = (await raster.json()) as ImageList;
    expect(rasterAnswer.credits).toBe(22);
    expect(rasterAnswer.data[0]?.url).toMatch(/\.webp$/);
    const impossible = await client.post('/v1/images/generations/vector', {
      prompt: 'x',
      ...FLASH,
    });
    expect(impossible.status).toBe(400);
  });

  it('chooses the size from the prompt when it is left out', async () => {
    const sizeFor = async (prompt: string) => {
      const { data } = await client.generate({ ...FLASH, prompt });
      const { width, height } = await sharp(await bytesAt(data[0]?.url)).metadata();
      return `${width}x${height}`;
    };
    expect(await sizeFor('an apple')).toBe('1024x1024');
    expect(await sizeFor('a movie poster of a shark')).toBe('832x1280');
    expect(await sizeFor('a desktop wallpaper with mountains')).toBe('1344x768');
    expect(await sizeFor('a cat, 9:16')).toBe('768x1344');
  });

  it('shows the background colour and the palette that were asked for', async () => {
    const picture = async (controls: object) => {
      const { data } = await client.generate({
        ...FLASH,
        prompt: 'an apple on a plain background',
        random_seed: 1,
        controls,
      });
      return bytesAt(data[0]?.url);
    };
    const onBlue = await picture({ background_color: { rgb: [20, 60, 220] } });
    const corner = await sharp(onBlue).extract({ left: 4, top: 4, width: 4, height: 4 }).toBuffer();
    const [red, green, blue] = await meanColor(corner);
    expect(Math.abs(red - 20) + Math.abs(green - 60) + Math.abs(blue - 220)).toBeLessThan(9);
    const warm = await meanColor(await picture({ colors: [{ rgb: [230, 120, 30] }] }));
    const cold = await meanColor(await picture({ colors: [{ rgb: [30, 90, 230] }] }));
    expect(warm[0] - warm[2]).toBeGreaterThan(cold[0] - cold[2] + 20);
  });

  it('takes the same request as multipart: text, JSON parts and bracket keys', async () => {
    const json = await client.generate({
      prompt: 'an apple',
      ...FLASH,
      random_seed: 5,
      controls: {
        colors: [
          { rgb: [200, 30, 40], weight: 0.5 },
          { rgb: [240, 230, 200], weight: 0.5 },
        ],
      },
    });
    const expected = await bytesAt(json.data[0]?.url);
    const base: [string, string][] = [
      ['prompt', 'an apple'],
      ['model', 'svcv4_1_flash'],
      ['random_seed', '5'],
      ['n', '1'],
    ];
    const colors =
      '{"colors":[{"rgb":[200,30,40],"weight":0.5},{"rgb":[240,230,200],"weight":0.5}]}';
    const indexed: [string, string][] = [
      ['controls[colors][0][rgb][0]', '200'],
      ['controls[colors][0][rgb][1]', '30'],
      ['controls[colors][0][rgb][2]', '40'],
      ['controls[colors][0][weight]', '0.5'],
      ['controls[colors][1][rgb][0]', '240'],
      ['controls[colors][1][rgb][1]', '230'],
      ['controls[colors][1][rgb][2]', '200'],
      ['controls[colors][1][weight]', '0.5'],
    ];
    const unindexed = indexed.map(
      ([name, value]) => [name.replace(/\[\d\]/g, '[]'), value] as [string, string],
    );
    const variants: (readonly [string, string | Blob])[][] = [
      [...base, ['controls', colors]],
      [...base, ['controls', new Blob([colors], { type: 'application/json' })]],
      [...base, ...indexed],
      [...base, ...unindexed],
    ];
    for (const fields of variants) {
      const response = await client.form(PATH, fields);
      const text = await response.text();
      expect(response.status, text).toBe(200);
      const answer = JSON.parse(text) as ImageList;
      expect((await bytesAt(answer.data[0]?.url)).equals(expected)).toBe(true);
    }
  });

  it('answers a repeated Idempotency-Key with the first result and charges it once', async () => {
    const before = await client.balance();
    const key = { 'idempotency-key': 'order-17' };
    const body = { ...FLASH, prompt: 'a boat' };
    const first = (await (await client.post(PATH, body, key)).json()) as ImageList;
    const again = (await (await client.post(PATH, body, key)).json()) as ImageList;
    expect(again).toEqual(first);
    expect(await client.balance()).toBe(before - 7);
    const other = await client.post(PATH, { ...FLASH, prompt: 'a car' }, key);
    expect(other.status).toBe(400);
  });

  it('tells how far a request is to whoever listens by its id', async () => {
    const id = crypto.randomUUID();
    const stream = await client.fetch(`/v1/progress/${id}`);
    const body = { ...FLASH, prompt: 'a boat on a lake', n: 3 };
    const work = client.post(PATH, body, { 'x-progress-id': id });
    const heard = await stream.text();
    expect((await work).status).toBe(200);
    const fractions = [...heard.matchAll(/"fraction":([\d.]+)/g)].map((match) => Number(match[1]));
    // Servers that share their progress tell it four times a second at most.
    expect(fractions.length).toBeGreaterThan(runsOnCluster() ? 1 : 2);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(heard.trimEnd().endsWith('event: end\ndata: {}')).toBe(true);
  });
});
