import type OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureOf } from '../backends/fake-pictures';
import { errorOf } from '../support/client';
import { factsOf, openAiCaller, photoFile, type OpenAiCaller } from '../support/openai';
import { startDrawnElsewhere, type DrawnElsewhere } from '../support/drawn-elsewhere';
import { dataUrl } from '../support/pictures';

type GenerationEvent = OpenAI.Images.ImageGenStreamEvent;
type EditEvent = OpenAI.Images.ImageEditStreamEvent;

async function all<Event>(stream: AsyncIterable<Event>): Promise<Event[]> {
  const events: Event[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

const bytesOf = ({ b64_json }: GenerationEvent | EditEvent) => Buffer.from(b64_json, 'base64');

let drawn: DrawnElsewhere;
let caller: OpenAiCaller;

beforeAll(async () => {
  drawn = await startDrawnElsewhere();
  caller = await openAiCaller(drawn.server);
});
afterAll(() => drawn.stop());

describe('streams', () => {
  it('of a generation end in one completed event for each picture', async () => {
    const before = await caller.account.balance();
    const events = await all(
      await caller.openai.images.generate({
        model: 'gpt-image-1-mini',
        prompt: 'a blue boat',
        n: 2,
        stream: true,
        partial_images: 2,
        size: '1536x1024',
        output_format: 'jpeg',
      }),
    );
    expect(events.map(({ type }) => type)).toEqual([
      'image_generation.completed',
      'image_generation.completed',
    ]);
    for (const event of events) {
      expect(event).toMatchObject({
        size: '1536x1024',
        output_format: 'jpeg',
        quality: 'medium',
        background: 'auto',
        created_at: expect.any(Number) as number,
        usage: { total_tokens: 0 },
      });
      expect(await factsOf(bytesOf(event))).toMatchObject({ format: 'jpeg', size: '1536x1024' });
    }
    expect(await caller.account.balance()).toBe(before - 14);
  });

  it('of an edit end in a completed event', async () => {
    const before = await caller.account.balance();
    const stream = await caller.openai.images.edit({
      model: 'gpt-image-1',
      image: await photoFile('cat'),
      prompt: 'watercolor painting of a cat',
      stream: true,
    });
    const [event, ...others] = await all(stream);
    expect(others).toEqual([]);
    expect(event?.type).toBe('image_edit.completed');
    expect(event && (await factsOf(bytesOf(event)))).toMatchObject({ size: '1024x1024' });
    expect(await caller.account.balance()).toBe(before - 35);
  });

  it('are server-sent events on the wire, never JSON', async () => {
    const body = { model: 'dall-e-2', prompt: 'a kite', stream: true, response_format: 'url' };
    const response = await caller.account.post('/v1/images/generations', body);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const text = await response.text();
    expect(text).toMatch(/^event: image_generation\.completed\ndata: \{.*\}\n\n$/m);
  });

  it('that are refused are JSON with their status, and cost nothing', async () => {
    const before = await caller.account.balance();
    const bodies = [
      { n: 9 },
      { size: '1x1' },
      { background: 'transparent', output_format: 'jpeg' },
    ];
    for (const body of bodies) {
      const whole = { prompt: 'x', model: 'gpt-image-1', stream: true, ...body };
      const response = await caller.account.post('/v1/images/generations', whole);
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect((await errorOf(response)).error.code).toBe('invalid_request');
    }
    const poor = await openAiCaller(drawn.server, 1);
    const refused = poor.openai.images.generate({
      model: 'gpt-image-1',
      prompt: 'x',
      stream: true,
    });
    await expect(refused).rejects.toMatchObject({ status: 402, code: 'insufficient_credits' });
    expect(await caller.account.balance()).toBe(before);
  });

  it('that fail on the way end in an error event, and cost nothing', async () => {
    const before = await caller.account.balance();
    const image = await photoFile('cat');
    // A mask that marks nothing shows as one only where it is decoded.
    const ask = { image, mask: image, prompt: 'a hat', stream: true } as const;
    const events = all(await caller.openai.images.edit({ ...ask, model: 'gpt-image-1' }));
    await expect(events).rejects.toMatchObject({ code: 'invalid_mask', param: 'mask' });
    expect(await caller.account.balance()).toBe(before);
  });

  it('of a repeated request are answered again for nothing', async () => {
    const ask = () =>
      caller.openai.images.generate(
        { model: 'dall-e-2', prompt: 'a drum', stream: true },
        { headers: { 'idempotency-key': 'drum' } },
      );
    const [first] = await all(await ask());
    const before = await caller.account.balance();
    const [again] = await all(await ask());
    expect(again?.b64_json).toBe(first?.b64_json);
    expect(await caller.account.balance()).toBe(before);
  });
});

describe('streams by an engine that shows what it draws', () => {
  it('have as many unfinished pictures as were asked for, then the finished one', async () => {
    const live_preview = dataUrl(await pictureOf('unfinished', 1, 64, 64));
    let release: () => void = () => undefined;
    drawn.backend.gate = new Promise((resolve) => (release = resolve));
    const states = [0.2, 0.5, 0.7, 0.9].map((progress, id_live_preview) => ({
      ...{ active: true, queued: false, completed: false, progress },
      ...{ live_preview, id_live_preview },
    }));
    drawn.backend.progress = [...states];
    const stream = await caller.openai.images.generate({
      model: 'gpt-image-1',
      prompt: 'a lighthouse',
      stream: true,
      partial_images: 2,
    });
    const events: GenerationEvent[] = [];
    for await (const event of stream) {
      events.push(event);
      if (events.length === 2) release();
    }
    expect(events.map(({ type }) => type)).toEqual([
      'image_generation.partial_image',
      'image_generation.partial_image',
      'image_generation.completed',
    ]);
    expect(events).toMatchObject([{ partial_image_index: 0 }, { partial_image_index: 1 }, {}]);
    expect(await Promise.all(events.map((event) => factsOf(bytesOf(event))))).toMatchObject([
      { size: '64x64' },
      { size: '64x64' },
      { size: '1024x1024' },
    ]);
  });

  it('of clients that go away are stopped, and cost nothing', async () => {
    const before = await caller.account.balance();
    let release: () => void = () => undefined;
    drawn.backend.gate = new Promise((resolve) => (release = resolve));
    const abort = new AbortController();
    const ask = { model: 'gpt-image-1', prompt: 'a tower', stream: true };
    const response = await caller.account.fetch('/v1/images/generations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ask),
      signal: abort.signal,
    });
    expect(response.status).toBe(200);
    expect(await caller.account.balance()).toBe(before - 35);
    abort.abort();
    await expect.poll(() => caller.account.balance(), { timeout: 15_000 }).toBe(before);
    release();
  });
});
