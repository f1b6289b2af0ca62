import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesAt, type Client, type ImageList } from '../support/client';
import { openEditing, type Body, type Editing } from '../support/editing';
import { meanDifference, rgbOf } from '../support/photos';
import type { TestServer } from '../support/server';

const COUNT = 2;
const UNITS = 40;
/** Mean difference, in levels, of pictures that look different: a small hole is little of a picture. */
const LEAST_DIFFERENCE = 0.15;

/** Every operation with `n`, in a request that leaves the engine room. */
const REQUESTS: Readonly<Record<string, Body>> = {
  generations: { prompt: 'a red fox in a forest', model: 'svcv3' },
  imageToImage: { prompt: 'a cat in warm light', strength: 0.4, model: 'svcv3' },
  inpaint: { prompt: 'a red apple', mask: true },
  outpaint: { prompt: 'the room goes on', expand_right: 160 },
  replaceBackground: { prompt: 'a sunny meadow' },
  generateBackground: { prompt: 'a sunny meadow', mask: true },
  variateImage: { size: '1:1' },
};

type Noticed = ImageList & { notice?: string };

describe('several images of one request', () => {
  let server: TestServer;
  let client: Client;
  let json: Editing['json'];

  beforeAll(async () => {
    ({ server, client, json } = await openEditing());
  });
  afterAll(() => server.stop());

  async function make(name: string, body: Body): Promise<Noticed> {
    const path = `/v1/images/${name}`;
    const fields = name === 'generations' ? body : json(body);
    const response = await client.post(path, { ...fields, image_format: 'png' });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return JSON.parse(text) as Noticed;
  }

  it.each(Object.entries(REQUESTS))('%s makes different ones', async (name, body) => {
    const answer = await make(name, { ...body, n: COUNT, random_seed: 5 });
    expect(answer.notice).toBeUndefined();
    expect(answer.data).toHaveLength(COUNT);
    expect(answer.credits).toBe(COUNT * UNITS);
    const files = await Promise.all(answer.data.map((item) => bytesAt(item.url)));
    const digests = files.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
    expect(new Set(digests).size).toBe(COUNT);
    const pictures = await Promise.all(files.map(rgbOf));
    for (const [at, picture] of pictures.entries())
      for (const other of pictures.slice(at + 1))
        expect(meanDifference(picture, other)).toBeGreaterThan(LEAST_DIFFERENCE);
  });

  it('are fewer where only fewer are possible, and only those are charged', async () => {
    const before = await client.balance();
    const answer = await make('replaceBackground', { prompt: 'plain white background', n: 6 });
    expect(answer.data.length).toBeLessThan(6);
    expect(answer.credits).toBe(answer.data.length * UNITS);
    expect(answer.notice).toMatch(/of the 6 images asked for/);
    expect(await client.balance()).toBe(before - answer.credits);
    const ledger = await client.fetch('/v1/users/me/ledger?limit=1');
    expect(((await ledger.json()) as { lines: unknown[] }).lines).toMatchObject([
      { state: 'charged', images: answer.data.length, units: 0 - answer.credits },
    ]);
  });
});
