import { toFile } from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesAt, errorOf } from '../support/client';
import {
  alphaMask,
  base64Of,
  factsOf,
  openAiCaller,
  photoFile,
  type OpenAiCaller,
} from '../support/openai';
import { meanDifference, photoPng, rgbOf } from '../support/photos';
import { dataUrl } from '../support/pictures';
import { startDrawnElsewhere, type DrawnElsewhere } from '../support/drawn-elsewhere';
import { TestServer } from '../support/server';

const SIDE_PX = 512;
const DISC = { x: 400, y: 110, radiusPx: 60 };
const LUCK = { random_seed: 7 };

/** What is in the pictures that the built-in engine draws for these requests is looked at in `openai-pictures`. */
describe('OpenAI\u2019s images API, as its own client calls it', () => {
  let drawn: DrawnElsewhere;
  let caller: OpenAiCaller;

  beforeAll(async () => {
    drawn = await startDrawnElsewhere();
    caller = await openAiCaller(drawn.server);
  });
  afterAll(() => drawn.stop());

  /** Units that a call costs, beside what it answers. */
  async function charged<Answer>(call: () => Promise<Answer>): Promise<[Answer, number]> {
    const before = await caller.account.balance();
    const answer = await call();
    return [answer, before - (await caller.account.balance())];
  }

  describe('images.generate', () => {
    it.each([
      ['1024x1024', 'gpt-image-1', 35],
      ['1536x1024', 'gpt-image-1.5', 35],
      ['1024x1536', 'gpt-image-1-mini', 7],
      ['1792x1024', 'dall-e-3', 35],
      ['1024x1792', 'dall-e-3', 35],
      ['512x512', 'dall-e-2', 7],
      ['256x256', 'dall-e-2', 7],
    ] as const)('answers exactly %s by %s for %i units', async (size, model, units) => {
      const [answer, cost] = await charged(() =>
        caller.openai.images.generate({
          model,
          prompt: 'a red fox',
          size,
          response_format: 'b64_json',
        }),
      );
      expect(await factsOf(base64Of(answer))).toMatchObject({ format: 'png', size, isWhole: true });
      expect(answer).toMatchObject({ size, output_format: 'png', background: 'opaque' });
      expect(cost).toBe(units);
    });

    it('answers Base64 by gpt-image, an address by DALL\u00b7E', async () => {
      const newer = await caller.openai.images.generate({
        model: 'gpt-image-1',
        prompt: 'a boat',
        size: 'auto',
      });
      expect(newer.data?.[0]).toMatchObject({ b64_json: expect.any(String) as string });
      expect(newer.data?.[0]?.url).toBeUndefined();
      expect(newer.usage).toMatchObject({ total_tokens: 0 });
      const older = await caller.openai.images.generate({
        model: 'dall-e-3',
        prompt: 'a boat',
        style: 'natural',
      });
      expect(older.data?.[0]?.b64_json).toBeUndefined();
      expect(older.data?.[0]?.revised_prompt).toBe('a boat, natural colours');
      expect(older.usage).toBeUndefined();
      expect((await factsOf(await bytesAt(older.data?.[0]?.url))).format).toBe('png');
    });

    it.each([
      ['low', 7],
      ['medium', 35],
      ['standard', 35],
      ['auto', 35],
      ['high', 210],
      ['hd', 210],
    ] as const)('of quality %s without a model costs %i units', async (quality, units) => {
      const [, cost] = await charged(() =>
        caller.openai.images.generate({ prompt: 'a cloud', quality }),
      );
      expect(cost).toBe(units);
    });

    it.each([
      ['png', 'png', 'image/png'],
      ['webp', 'webp', 'image/webp'],
      ['jpeg', 'jpeg', 'image/jpeg'],
    ] as const)('with output_format %s gives those bytes', async (output_format, format, type) => {
      const answer = await caller.openai.images.generate({
        model: 'dall-e-2',
        prompt: 'a green apple',
        output_format,
      });
      expect(answer.output_format).toBe(output_format);
      const response = await fetch(answer.data?.[0]?.url ?? '');
      expect(response.headers.get('content-type')).toBe(type);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await factsOf(bytes)).toMatchObject({ format, size: '1024x1024' });
    });

    it('compresses as far as output_compression says', async () => {
      const ask = {
        model: 'gpt-image-1-mini',
        prompt: 'a forest',
        output_format: 'jpeg',
        ...LUCK,
      } as const;
      const fine = await caller.openai.images.generate({ ...ask, output_compression: 100 });
      const rough = await caller.openai.images.generate({ ...ask, output_compression: 20 });
      expect(base64Of(rough).length).toBeLessThan(base64Of(fine).length / 3);
    });

    it('makes as many as n says, and charges each', async () => {
      const [answer, cost] = await charged(() =>
        caller.openai.images.generate({ model: 'dall-e-2', prompt: 'a house', n: 2 }),
      );
      expect(answer.data).toHaveLength(2);
      expect(cost).toBe(14);
    });

    it('takes the same as a form', async () => {
      const response = await caller.account.form('/v1/images/generations', [
        ['model', 'gpt-image-1-mini'],
        ['prompt', 'a kite'],
        ['n', '1'],
        ['size', '1536x1024'],
        ['output_format', 'webp'],
        ['output_compression', '60'],
      ]);
      const answer = (await response.json()) as { data: { b64_json: string }[] };
      const facts = await factsOf(base64Of(answer));
      expect(facts).toMatchObject({ format: 'webp', size: '1536x1024' });
    });

    it.each([
      [{ model: 'gpt-image-1', n: 7 }, 'n'],
      [{ model: 'gpt-image-1', size: '1000x1000' }, 'size'],
      [{ quality: 'ultra' }, 'quality'],
      [{ background: 'transparent', output_format: 'jpeg' }, 'output_format'],
      [{ model: 'gpt-9' }, 'model'],
      [{ model: 'gpt-image-1', prompt: '' }, 'prompt'],
      [{ stream: true, n: 0 }, 'n'],
    ])('refused for %o costs nothing and names the field', async (fields, param) => {
      const before = await caller.account.balance();
      const refused = caller.openai.images.generate({ prompt: 'x', ...fields } as never);
      await expect(refused).rejects.toMatchObject({ status: 400, param });
      expect(await caller.account.balance()).toBe(before);
    });

    it('keeps our own route strict where nothing speaks the dialect', async () => {
      const response = await caller.account.post('/v1/images/generations', {
        prompt: 'a cloud',
        size: '1536x1024',
      });
      expect(response.status).toBe(400);
      expect((await errorOf(response)).error.param).toBe('size');
      const own = await caller.account.generate({ prompt: 'a cloud', model: 'svcv4_1_flash' });
      expect(Object.keys(own).sort()).toEqual(['created', 'credits', 'data']);
      expect((await factsOf(await bytesAt(own.data[0]?.url))).format).toBe('webp');
    });
  });

  describe('images.edit', () => {
    it('with a mask changes what is transparent in it and nothing else', async () => {
      const photo = await photoPng('rocket', SIDE_PX);
      const [answer, cost] = await charged(async () =>
        caller.openai.images.edit({
          model: 'gpt-image-1',
          image: await toFile(photo, 'rocket.png', { type: 'image/png' }),
          mask: await toFile(await alphaMask(SIDE_PX, DISC), 'mask.png', { type: 'image/png' }),
          prompt: 'a hot air balloon in the sky',
        }),
      );
      expect(cost).toBe(40);
      const [before, after] = await Promise.all([rgbOf(photo), rgbOf(base64Of(answer))]);
      expect([after.width, after.height]).toEqual([SIDE_PX, SIDE_PX]);
      const inDisc = (x: number, y: number) =>
        (x - DISC.x) ** 2 + (y - DISC.y) ** 2 < DISC.radiusPx ** 2;
      expect(meanDifference(before, after, inDisc)).toBeGreaterThan(8);
      const isKept = (x: number, y: number) =>
        (x - DISC.x) ** 2 + (y - DISC.y) ** 2 > (DISC.radiusPx + 2) ** 2;
      expect(meanDifference(before, after, isKept)).toBe(0);
    });

    it('without a mask makes a new picture of it, of the size that was asked for', async () => {
      const [answer, cost] = await charged(async () =>
        caller.openai.images.edit({
          model: 'gpt-image-1',
          image: await photoFile('cat'),
          prompt: 'watercolor painting of a cat',
          size: '1536x1024',
          output_format: 'jpeg',
        }),
      );
      expect(cost).toBe(35);
      expect(await factsOf(base64Of(answer))).toMatchObject({ format: 'jpeg', size: '1536x1024' });
    });

    it('takes the same as JSON', async () => {
      const image = dataUrl(await photoPng('rocket', SIDE_PX));
      const mask = dataUrl(await alphaMask(SIDE_PX, DISC));
      const bodies = [
        { image, mask },
        { images: [{ image_url: image }], mask: { image_url: mask } },
      ];
      for (const body of bodies) {
        const [response, cost] = await charged(() =>
          caller.account.post('/v1/images/edits', {
            ...body,
            prompt: 'a balloon',
            model: 'dall-e-2',
          }),
        );
        expect(response.status).toBe(200);
        const { data } = (await response.json()) as { data: { url: string }[] };
        expect(await factsOf(await bytesAt(data[0]?.url))).toMatchObject({ size: '512x512' });
        expect(cost).toBe(40);
      }
    });

    it('takes its picture as file, too, and says what to send where none came', async () => {
      const photo = new Blob([new Uint8Array(await photoPng('rocket', SIDE_PX))]);
      const sent = (name: string) =>
        caller.account.form('/v1/images/edits', [
          [name, photo],
          ['prompt', 'a rocket'],
        ]);
      expect((await sent('file')).status).toBe(200);
      const { message } = await errorOf(await sent('picture'));
      expect(message).toMatch(/^send the picture as image or file;/);
    });

    it('names pictures of JSON as they were sent', async () => {
      const nonsense = 'data:image/png;base64,aGVsbG8=';
      const bodies = { image: nonsense, images: [{ image_url: nonsense }], image_url: nonsense };
      for (const [param, value] of Object.entries(bodies)) {
        const response = await caller.account.post('/v1/images/edits', {
          [param]: value,
          prompt: 'x',
        });
        expect(response.status).toBe(400);
        expect((await errorOf(response)).error).toMatchObject({ code: 'invalid_image', param });
      }
    });

    it('refused costs nothing and names the field', async () => {
      const image = await photoFile('cat');
      const opaque = await toFile(await photoPng('cat', SIDE_PX), 'mask.png', {
        type: 'image/png',
      });
      const small = await toFile(await alphaMask(256, DISC), 'mask.png', { type: 'image/png' });
      const before = await caller.account.balance();
      const { images } = caller.openai;
      const prompt = 'a hat';
      await expect(images.edit({ image, mask: opaque, prompt })).rejects.toMatchObject({
        code: 'invalid_mask',
        param: 'mask',
      });
      await expect(images.edit({ image, mask: small, prompt })).rejects.toMatchObject({
        param: 'mask',
      });
      await expect(images.edit({ image, prompt: '' })).rejects.toMatchObject({ param: 'prompt' });
      await expect(images.edit({ image, prompt, size: '640x480' as never })).rejects.toMatchObject({
        param: 'size',
      });
      await expect(
        images.edit({ image, mask: small, prompt, model: 'svcv4_1' }),
      ).rejects.toMatchObject({
        param: 'model',
      });
      await expect(images.edit({ prompt } as never)).rejects.toMatchObject({ param: 'image' });
      expect(await caller.account.balance()).toBe(before);
    });
  });

  describe('images.createVariation', () => {
    it('makes variations of exactly the size, for the price of a remix', async () => {
      const [answer, cost] = await charged(async () =>
        caller.openai.images.createVariation({
          image: await photoFile('coffee'),
          n: 2,
          size: '512x512',
        }),
      );
      expect(cost).toBe(80);
      const files = await Promise.all((answer.data ?? []).map(({ url }) => bytesAt(url)));
      expect(files).toHaveLength(2);
      for (const file of files) {
        expect(await factsOf(file)).toMatchObject({ format: 'png', size: '512x512' });
      }
      expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(false);
    });

    it('answers Base64 when asked to', async () => {
      const answer = await caller.openai.images.createVariation({
        image: await photoFile('cat'),
        model: 'dall-e-2',
        response_format: 'b64_json',
      });
      expect(await factsOf(base64Of(answer))).toMatchObject({ size: '1024x1024' });
    });
  });

  it('lists models and tells about one, also by OpenAI\u2019s names', async () => {
    const ids: string[] = [];
    for await (const model of caller.openai.models.list()) ids.push(model.id);
    expect(ids).toContain('svcv4_1');
    for (const name of ['svcv4_1_pro', 'gpt-image-1', 'dall-e-3']) {
      expect(await caller.openai.models.retrieve(name)).toMatchObject({
        object: 'model',
        owned_by: 'easel',
      });
    }
  });

  it('answers a repeat under the same key without charging, and refuses another body', async () => {
    const ask = (output_format: 'png' | 'jpeg') =>
      caller.openai.images.generate(
        { model: 'dall-e-2', prompt: 'a kite', output_format },
        { headers: { 'idempotency-key': 'kite' } },
      );
    const [first, cost] = await charged(() => ask('png'));
    const [again, nothing] = await charged(() => ask('png'));
    expect([cost, nothing]).toEqual([7, 0]);
    expect(again.data?.[0]?.url).toBe(first.data?.[0]?.url);
    expect(again.size).toBe(first.size);
    await expect(ask('jpeg')).rejects.toMatchObject({ status: 400 });
  });
});

describe('with MODEL_ALIASES off', () => {
  it('OpenAI\u2019s names stand for nothing', async () => {
    const server = await TestServer.start({ MODEL_ALIASES: '0' });
    try {
      const { openai, account } = await openAiCaller(server, 100);
      const { images } = openai;
      await expect(images.generate({ model: 'dall-e-3', prompt: 'x' })).rejects.toMatchObject({
        status: 400,
        param: 'model',
      });
      const image = await photoFile('cat');
      await expect(images.edit({ model: 'gpt-image-1', image, prompt: 'x' })).rejects.toMatchObject(
        {
          param: 'model',
        },
      );
      expect(await account.balance()).toBe(100);
    } finally {
      await server.stop();
    }
  });
});
