import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeSdapi } from '../backends/fake-sdapi';
import { json, jsonOf } from '../backends/fake-server';
import { fromBase64, pictureOf } from '../backends/fake-pictures';
import { gate, until } from './gate';
import { photo, rectangleMask, spec } from './pictures';
import { context, open, SMALL, type Opened } from './subjects';

let server: FakeSdapi;
let opened: Opened;

beforeEach(async () => {
  server = await new FakeSdapi().start();
  opened = open({ ENGINE_URL: `sdapi:${server.url}`, ...SMALL });
});
afterEach(() => server.stop());

const draw = () => opened.engine.draw(spec(), context());

describe('what is sent', () => {
  it('carries size, seed, sampler and an id of its own for each picture', async () => {
    await opened.engine.draw(spec({ variant: 2 }), context());
    await draw();
    const [first, second] = server.bodies;
    expect(first).toMatchObject({
      width: 96,
      height: 64,
      seed: 9,
      steps: 26,
      sampler_name: 'Euler a',
    });
    expect(first?.force_task_id).toMatch(/^easel-/);
    expect(first?.force_task_id).not.toBe(second?.force_task_id);
  });

  it('is a grey mask without alpha, white where it is repainted', async () => {
    const image = photo(96, 64);
    const mask = rectangleMask(image, { left: 40, top: 24, right: 60, bottom: 40 });
    await opened.engine.repaint(image, mask, spec({ modelId: 'svcv3' }), context());
    const [body] = server.bodies;
    const png = sharp(fromBase64(body?.mask ?? ''));
    expect(await png.metadata()).toMatchObject({ format: 'png', hasAlpha: false });
    const { data, info } = await png.raw().toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(body?.width);
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels];
    expect(at(Math.round((50 / 96) * info.width), Math.round((32 / 64) * info.height))).toBe(255);
    expect(at(2, 2)).toBe(0);
  });

  it('draws a pro model small and then larger, image to image', async () => {
    const wide = spec({ modelId: 'svcv4_1_pro', widthPx: 300, heightPx: 200 });
    await opened.engine.draw(wide, context());
    expect(server.received.map(({ path }) => path)).toContain('/sdapi/v1/img2img');
    const [small, large] = server.bodies;
    expect((small?.width ?? 0) * (small?.height ?? 0)).toBeLessThanOrEqual(16_384);
    expect(large).toMatchObject({ width: 304, height: 200, denoising_strength: 0.35 });
  });
});

describe('what comes back', () => {
  it('is the picture and not the grid before it', async () => {
    server.hasGrid = true;
    const drawn = await draw();
    const [body] = server.bodies;
    const expected = await pictureOf(body?.prompt ?? '', 7, 96, 64);
    const pixels = await sharp(expected).ensureAlpha().raw().toBuffer();
    expect(drawn.kind === 'raster' && pixels.equals(drawn.pixels.data)).toBe(true);
  });

  it('is fitted when the server draws another size', async () => {
    server.drawsSize = { width: 64, height: 64 };
    expect(await draw()).toMatchObject({ pixels: { widthPx: 96, heightPx: 64 } });
  });

  it('is read without its info, which some servers leave empty', async () => {
    server.hasEmptyInfo = true;
    expect(await draw()).toMatchObject({ kind: 'raster' });
  });

  it.each([
    ['half a picture', () => (server.fault = 'half')],
    ['a connection cut before the answer', () => (server.fault = 'drop')],
    ['something that is no picture', () => (server.answersNonsense = true)],
    ['an error', () => (server.refusal = json({ error: 'OutOfMemoryError', detail: '' }, 500))],
  ])('is refused when it is %s, once and without a second try', async (_, spoil) => {
    await draw();
    spoil();
    await expect(draw()).rejects.toMatchObject({
      code: 'engine_failed',
      message: expect.stringContaining('sdapi') as string,
    });
    expect(server.to('/sdapi/v1/txt2img')).toHaveLength(2);
  });

  it('is refused when a masked edit comes back in another shape', async () => {
    const image = photo(96, 64);
    const mask = rectangleMask(image, { left: 40, top: 24, right: 60, bottom: 40 });
    const original = await pictureOf('x', 1, 50, 120);
    server.refusal = json({ images: [original.toString('base64')], info: '' });
    const edit = opened.engine.repaint(image, mask, spec({ modelId: 'svcv3' }), context());
    await expect(edit).rejects.toMatchObject({ code: 'engine_failed' });
  });

  it('is "busy", with the time to wait, when the server says so', async () => {
    await draw();
    server.refusal = { ...json({ error: 'busy' }, 429), headers: { 'retry-after': '17' } };
    await expect(draw()).rejects.toMatchObject({
      code: 'engine_busy',
      headers: { 'retry-after': '17' },
    });
  });
});

describe('while it draws', () => {
  it('passes idle answers over and reports the steps', async () => {
    const { closed, open: release } = gate();
    server.gate = closed;
    server.progress = [
      { active: false, queued: false, completed: false, progress: null },
      { active: false, queued: true, completed: false, progress: null },
      { active: true, queued: false, completed: false, progress: 0.25 },
      { active: true, queued: false, completed: false, progress: 0.75 },
    ];
    const watched = context();
    const drawing = opened.engine.draw(spec(), watched);
    await until(() => server.to('/internal/progress').length > 4, 'progress was asked');
    release();
    await drawing;
    expect(watched.steps.map(({ step }) => step)).toContain('waiting for the backend');
    const drawn = watched.steps.filter(({ step }) => step === 'drawing');
    expect(drawn.map(({ fraction }) => Number((fraction / 0.9).toFixed(2)))).toEqual(
      expect.arrayContaining([0.25, 0.75]) as number[],
    );
  });

  it('shows unfinished pictures to who wants to see them, each once', async () => {
    const { closed, open: release } = gate();
    server.gate = closed;
    const data = (text: string) => `data:image/png;base64,${Buffer.from(text).toString('base64')}`;
    const running = { active: true, queued: false, completed: false, progress: 0.5 };
    server.progress = [
      { ...running, live_preview: data('first'), id_live_preview: 4 },
      { ...running, live_preview: null, id_live_preview: 4 },
      { ...running, live_preview: 'no picture', id_live_preview: 5 },
      { ...running, live_preview: data('second'), id_live_preview: 6 },
    ];
    const seen: string[] = [];
    const onPreview = (picture: Uint8Array) => void seen.push(Buffer.from(picture).toString());
    const drawing = opened.engine.draw(spec(), { ...context(), onPreview });
    await until(() => server.to('/internal/progress').length > 4, 'progress was asked');
    release();
    await drawing;
    expect(seen).toEqual(['first', 'second']);
    const asked = server.to('/internal/progress').map((request) => jsonOf(request));
    expect(asked.slice(0, 3)).toMatchObject([
      { live_preview: true, id_live_preview: -1 },
      { live_preview: true, id_live_preview: 4 },
      { live_preview: true, id_live_preview: 4 },
    ]);
  });

  it('is interrupted when it is ours and nobody waits any more', async () => {
    const { closed, open: release } = gate();
    server.gate = closed;
    const cancel = new AbortController();
    const drawing = opened.engine.draw(spec(), context(cancel.signal));
    await until(() => server.bodies.length === 1, 'it draws');
    cancel.abort();
    await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.to('/sdapi/v1/interrupt')).toHaveLength(1);
    release();
  });

  it('leaves what runs alone when that is not ours', async () => {
    const { closed, open: release } = gate();
    server.gate = closed;
    const cancel = new AbortController();
    const drawing = opened.engine.draw(spec(), context(cancel.signal));
    await until(() => server.bodies.length === 1, 'it waits');
    const asked = () => server.to('/internal/progress').length;
    server.progress = Array.from({ length: 50 }, () => ({ active: false, queued: true }));
    const before = asked();
    cancel.abort();
    await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked()).toBeGreaterThan(before);
    expect(server.to('/sdapi/v1/interrupt')).toHaveLength(0);
    release();
  });
});

it('has a LoRA of the operator by tag in A1111, by field in sd-server', async () => {
  const lora = { ENGINES_FILE: 'tests/engines/with-lora.json' };
  await open({ ENGINE_URL: `sdapi:${server.url}`, ...lora }).engine.draw(spec(), context());
  await open({ ENGINE_URL: `sd-server:${server.url}`, ...lora }).engine.draw(spec(), context());
  const [a1111, sdServer] = server.to('/sdapi/v1/txt2img').map((request) => jsonOf(request));
  expect(a1111?.prompt).toMatch(/<lora:paper-cut:0\.7>$/);
  expect(sdServer?.prompt).not.toContain('<');
  expect(sdServer?.lora).toEqual([{ path: 'paper-cut.safetensors', multiplier: 0.7 }]);
});

it('does not write the request into the log when the server repeats it', async () => {
  await draw();
  const detail = [{ msg: 'Input should be less than 2048', input: { prompt: 'a private fox' } }];
  server.refusal = json({ detail }, 422);
  await expect(draw()).rejects.toMatchObject({ code: 'engine_failed' });
  expect(opened.log.lines.join()).toContain('less than 2048');
  expect(opened.log.lines.join()).not.toContain('private fox');
});
