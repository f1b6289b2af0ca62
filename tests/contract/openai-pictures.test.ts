import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesAt } from '../support/client';
import { base64Of, factsOf, openAiCaller, photoFile, type OpenAiCaller } from '../support/openai';
import { meanDifference, rgbOf } from '../support/photos';
import { TestServer } from '../support/server';

describe('what the built-in engine draws for OpenAI\u2019s client', () => {
  let server: TestServer;
  let caller: OpenAiCaller;

  beforeAll(async () => {
    server = await TestServer.start();
    caller = await openAiCaller(server);
  });
  afterAll(() => server.stop());

  it.each(['png', 'webp'] as const)('cuts the subject out as %s', async (output_format) => {
    const before = await caller.account.balance();
    const answer = await caller.openai.images.generate({
      model: 'gpt-image-1',
      prompt: 'a red fox',
      background: 'transparent',
      output_format,
    });
    expect(await caller.account.balance()).toBe(before - 35);
    expect(answer.background).toBe('transparent');
    const { channels } = await sharp(base64Of(answer)).stats();
    const corner = await sharp(base64Of(answer))
      .extract({ left: 0, top: 0, width: 40, height: 40 })
      .extractChannel(3)
      .raw()
      .toBuffer();
    expect(channels).toHaveLength(4);
    expect(Math.max(...corner)).toBe(0);
    expect(channels[3]?.max).toBe(255);
    expect(channels[3]?.mean).toBeGreaterThan(5);
  });

  it('draws SVG by a vector model, of the size that was asked for', async () => {
    const answer = await caller.openai.images.generate({
      model: 'svcv4_1_vector',
      prompt: 'a house',
      size: '1536x1024',
      quality: 'auto',
    });
    const svg = await bytesAt(answer.data?.[0]?.url);
    expect(await factsOf(svg)).toMatchObject({ format: 'svg', size: '1536x1024' });
  });

  it('takes an array of one, and of several edits the first in the look of the others', async () => {
    const image = await photoFile('cat');
    const ask = { model: 'gpt-image-1', prompt: 'a cat', random_seed: 7 } as const;
    const one = await caller.openai.images.edit({ ...ask, image: [image] });
    const two = await caller.openai.images.edit({
      ...ask,
      image: [image, await photoFile('coffee')],
    });
    const [alone, lent] = await Promise.all([rgbOf(base64Of(one)), rgbOf(base64Of(two))]);
    expect([alone.width, alone.height]).toEqual([1024, 1024]);
    expect(meanDifference(alone, lent)).toBeGreaterThan(1);
  });

  it('cuts an edit out', async () => {
    const answer = await caller.openai.images.edit({
      image: await photoFile('coffee'),
      prompt: 'a cup',
      model: 'gpt-image-1',
      background: 'transparent',
    });
    const { channels } = await sharp(base64Of(answer)).stats();
    expect(channels[3]).toMatchObject({ min: 0, max: 255 });
  });
});
