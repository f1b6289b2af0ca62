import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, bytesAt, type ImageList, type SingleImage } from '../support/client';
import { meanDifference, photoPng, rgbOf } from '../support/photos';
import { dataUrl } from '../support/pictures';
import { DISC, openEditing, SIDE_PX, type Body, type Editing } from '../support/editing';
import type { TestServer } from '../support/server';

describe('what edits do to a real photo', () => {
  let server: TestServer;
  let client: Client;
  let photo: Buffer;
  let json: Editing['json'];

  beforeAll(async () => {
    ({ server, client, photo, json } = await openEditing());
  });
  afterAll(() => server.stop());

  it.each(['inpaint', 'eraseRegion', 'generateBackground'])(
    '%s changes nothing outside the mask',
    async (name) => {
      const body = name === 'eraseRegion' ? {} : { prompt: 'a red balloon' };
      const response = await client.post(`/v1/images/${name}`, {
        ...json({ ...body, mask: true }),
        image_format: 'png',
      });
      const answer = (await response.json()) as Partial<ImageList & SingleImage>;
      const result = await rgbOf(await bytesAt(answer.data?.[0]?.url ?? answer.image?.url));
      const source = await rgbOf(photo);
      expect([result.width, result.height]).toEqual([SIDE_PX, SIDE_PX]);
      const inside = (x: number, y: number) =>
        (x - DISC.x) ** 2 + (y - DISC.y) ** 2 <= DISC.radiusPx ** 2;
      expect(meanDifference(source, result, (x, y) => !inside(x, y))).toBe(0);
      expect(meanDifference(source, result, inside)).toBeGreaterThan(0.5);
    },
  );

  it('erases a disc from a smooth gradient without a trace', async () => {
    const width = 600;
    const gradient = Buffer.alloc(width * 400 * 3);
    for (let at = 0; at < width * 400; at += 1) {
      const x = at % width;
      const y = Math.floor(at / width);
      gradient.set([60 + (x * 120) / width, 90 + (y * 100) / 400, 200 - (x * 80) / width], at * 3);
    }
    const raw = { raw: { width, height: 400, channels: 3 as const } };
    const clean = await sharp(gradient, raw).png().toBuffer();
    const disc = await sharp({ create: { width, height: 400, channels: 3, background: '#000' } })
      .composite([
        {
          input: Buffer.from(
            `<svg width="600" height="400"><circle cx="300" cy="200" r="70" fill="#fff" shape-rendering="crispEdges"/></svg>`,
          ),
        },
      ])
      .threshold(128)
      .png()
      .toBuffer();
    const spoiled = await sharp(clean)
      .composite([
        {
          input: Buffer.from(
            `<svg width="600" height="400"><circle cx="300" cy="200" r="68" fill="#c00"/></svg>`,
          ),
        },
      ])
      .png()
      .toBuffer();
    const response = await client.post('/v1/images/eraseRegion', {
      image_url: dataUrl(spoiled),
      mask_url: dataUrl(disc),
      image_format: 'png',
    });
    const answer = (await response.json()) as SingleImage;
    const result = await rgbOf(await bytesAt(answer.image.url));
    const hole = (x: number, y: number) => (x - 300) ** 2 + (y - 200) ** 2 <= 68 ** 2;
    expect(meanDifference(await rgbOf(clean), result, hole)).toBeLessThan(6);
  });

  it('cuts the subject out: opaque inside, clear in the corners', async () => {
    const astronaut = await photoPng('astronaut', SIDE_PX);
    const response = await client.post('/v1/images/removeBackground', {
      image_url: dataUrl(astronaut),
      image_format: 'png',
    });
    const answer = (await response.json()) as SingleImage;
    const cut = await bytesAt(answer.image.url);
    const { data, info } = await sharp(cut).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0;
    expect(alpha(6, 6)).toBeLessThan(8);
    expect(alpha(230, 330)).toBeGreaterThan(247);
  });

  it('keeps an SVG an SVG when it removes the background', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#dde"/><circle cx="150" cy="150" r="80" fill="#c33"/></svg>';
    const response = await client.post('/v1/images/removeBackground', {
      image_url: dataUrl(Buffer.from(svg), 'image/svg+xml'),
    });
    const answer = (await response.json()) as SingleImage;
    expect(answer.image.url).toMatch(/\.svg$/);
    const left = (await bytesAt(answer.image.url)).toString('utf8');
    expect(left).toContain('<circle');
    expect(left).not.toContain('<rect');
  });

  it('outpaints by pixels and by size, with the source untouched', async () => {
    const outpaint = async (body: Body) => {
      const response = await client.post('/v1/images/outpaint', {
        image_url: dataUrl(photo),
        prompt: 'the room goes on',
        image_format: 'png',
        ...body,
      });
      const text = await response.text();
      expect(response.status, text).toBe(200);
      return rgbOf(await bytesAt((JSON.parse(text) as ImageList).data[0]?.url));
    };
    const wide = await outpaint({ expand_left: 100, expand_top: 28 });
    expect([wide.width, wide.height]).toEqual([612, 540]);
    const source = await rgbOf(photo);
    for (const [x, y] of [
      [0, 0],
      [511, 511],
      [200, 300],
    ] as const) {
      const at = ((y + 28) * wide.width + x + 100) * 3;
      const from = (y * SIDE_PX + x) * 3;
      expect([...wide.data.subarray(at, at + 3)]).toEqual([
        ...source.data.subarray(from, from + 3),
      ]);
    }
    const ratio = await outpaint({ size: '2:1' });
    expect([ratio.width, ratio.height]).toEqual([1024, 512]);
  });

  it('moves further from the source as strength grows', async () => {
    const at = async (strength: number) => {
      const response = await client.post('/v1/images/imageToImage', {
        image_url: dataUrl(photo),
        prompt: 'a watercolor painting of a cat in a garden',
        strength,
        random_seed: 4,
        image_format: 'png',
      });
      const answer = (await response.json()) as ImageList;
      const result = await bytesAt(answer.data[0]?.url);
      return rgbOf(await sharp(result).resize(SIDE_PX, SIDE_PX).png().toBuffer());
    };
    const source = await rgbOf(photo);
    const distances: number[] = [];
    for (const strength of [0, 0.5, 1]) distances.push(meanDifference(source, await at(strength)));
    expect(distances[0]).toBeLessThan(8);
    expect(distances[1]).toBeGreaterThan(distances[0] ?? 0);
    expect(distances[2]).toBeGreaterThan(distances[1] ?? 0);
  });

  it('remixes at the asked size', async () => {
    const response = await client.post('/v1/images/variateImage', {
      image_url: dataUrl(photo),
      size: '3:2',
    });
    const { data } = (await response.json()) as ImageList;
    const { width, height } = await sharp(await bytesAt(data[0]?.url)).metadata();
    expect([width, height]).toEqual([1280, 832]);
  });

  it('traces close to the photo and small', async () => {
    const coffee = await photoPng('coffee', 1024);
    const response = await client.post('/v1/images/vectorize', { image_url: dataUrl(coffee) });
    const answer = (await response.json()) as SingleImage;
    const svg = await bytesAt(answer.image.url);
    expect(svg.byteLength).toBeLessThan(1_000_000);
    const drawn = await rgbOf(await sharp(svg).resize(1024, 1024).png().toBuffer());
    expect(meanDifference(await rgbOf(coffee), drawn)).toBeLessThan(12);
  });

  it('limits shapes and minifies when asked', async () => {
    const trace = async (body: Body) => {
      const response = await client.post('/v1/images/vectorize', { ...json({}), ...body });
      const answer = (await response.json()) as SingleImage;
      return (await bytesAt(answer.image.url)).toString('utf8');
    };
    const plain = await trace({});
    const limited = await trace({ limit_num_shapes: 'on', max_num_shapes: 20 });
    expect(limited.match(/<path/g)?.length).toBeLessThanOrEqual(20);
    const compressed = await trace({ svg_compression: true });
    expect(compressed.length).toBeLessThan(plain.length);
  });

  it('enlarges small pictures four times and larger ones twice', async () => {
    const sizeOf = async (side: number) => {
      const response = await client.post('/v1/images/crispUpscale', {
        image_url: dataUrl(await photoPng('rocket', side)),
      });
      const answer = (await response.json()) as SingleImage;
      return (await sharp(await bytesAt(answer.image.url)).metadata()).width;
    };
    expect(await sizeOf(64)).toBe(256);
    expect(await sizeOf(520)).toBe(1040);
  });

  it('enhances a prompt and keeps its words', async () => {
    const enhance = async () => {
      const response = await client.post('/v1/prompts/enhance', {
        prompt: 'a poster of 3 foxes with "GO WILD"',
      });
      expect(response.status).toBe(200);
      return ((await response.json()) as { enhanced_prompt: string }).enhanced_prompt;
    };
    const before = await client.balance();
    const enhanced = await enhance();
    expect(await client.balance()).toBe(before - 10);
    expect(enhanced).toContain('"GO WILD"');
    expect(enhanced).toMatch(/3 foxes/);
    expect(enhanced.length).toBeGreaterThan(60);
    expect(await enhance()).toBe(enhanced);
  });
});
