import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeOpenai } from '../backends/fake-openai';
import { photo, rectangleMask, spec } from './pictures';
import { context, open, SMALL } from './subjects';

let server: FakeOpenai;

beforeEach(async () => {
  server = await new FakeOpenai().start();
});
afterEach(() => server.stop());

const engineOf = (name: string, variables: Record<string, string> = {}) =>
  open({ ENGINE_URL: `${name}:${server.url}/v1`, ...SMALL, ...variables }).engine;
const image = photo(96, 96);
const mask = rectangleMask(image, { left: 40, top: 40, right: 60, bottom: 56 });
const v3 = spec({ modelId: 'svcv3', negativePrompt: 'snow' });

async function maskOf(field: string) {
  const [form] = await server.edits;
  const bytes = Buffer.from(await (form?.get(field) as Blob).arrayBuffer());
  return sharp(bytes).raw().toBuffer({ resolveWithObject: true });
}

describe('OpenAI itself', () => {
  it('gets a listed size, one picture, no response format and the negative prompt in words', async () => {
    await engineOf('openai').draw(v3, context());
    const [body] = server.generations;
    expect(body).toMatchObject({ model: 'gpt-image-1', n: 1, size: '144x96', quality: 'medium' });
    expect(body).not.toHaveProperty('response_format');
    expect(body).not.toHaveProperty('seed');
    expect(body?.prompt).toMatch(/Avoid: snow/);
  });

  it('gets a mask that is transparent where it is to edit', async () => {
    await engineOf('openai').repaint(image, mask, v3, context());
    const { data, info } = await maskOf('mask');
    expect(info).toMatchObject({ channels: 4, width: 96, height: 96 });
    expect(data[(48 * 96 + 50) * 4 + 3]).toBe(0);
    expect(data[3]).toBe(255);
  });

  it('is asked for fidelity in place of a low strength', async () => {
    const engine = engineOf('openai');
    await engine.restyle(image, v3, 0.2, context());
    await engine.restyle(image, v3, 0.9, context());
    const [low, high] = await server.edits;
    expect(low?.get('input_fidelity')).toBe('high');
    expect(high?.get('input_fidelity')).toBeNull();
  });

  it('is dearer for pro and cheaper for flash', async () => {
    const engine = engineOf('openai');
    await engine.draw(spec({ modelId: 'svcv4_1_flash' }), context());
    await engine.draw(spec({ modelId: 'svcv4_1_pro' }), context());
    expect(server.generations.map(({ quality }) => quality)).toEqual(['low', 'high']);
  });

  it('may refuse a prompt by its policy, which is the request’s fault', async () => {
    server.policy = true;
    await expect(engineOf('openai').draw(spec(), context())).rejects.toMatchObject({
      code: 'invalid_request',
      param: 'prompt',
    });
  });

  it('gets the key, from the environment or from the address', async () => {
    server.key = 'sk-secret';
    await engineOf('openai', { ENGINE_OPENAI_KEY: 'sk-secret' }).draw(spec(), context());
    const withKey = server.url.replace('http://', 'http://:sk-secret@');
    await open({ ENGINE_URL: `openai:${withKey}`, ...SMALL }).engine.draw(spec(), context());
    await expect(engineOf('openai').draw(spec(), context())).rejects.toMatchObject({
      code: 'engine_failed',
    });
  });
});

describe('look-alikes', () => {
  it('vLLM-Omni gets a white mask in its own field, seed, strength and Base64', async () => {
    await engineOf('vllm-omni').repaint(image, mask, v3, context());
    const [form] = await server.edits;
    expect(form?.get('mask')).toBeNull();
    expect(form?.get('negative_prompt')).toBe('snow');
    expect(form?.get('seed')).toBe('7');
    expect(form?.get('strength')).toBe('0.95');
    expect(form?.get('response_format')).toBe('b64_json');
    const { data, info } = await maskOf('mask_image');
    const middle = Math.round(info.height / 2) * info.width + Math.round(info.width / 2);
    expect(data[middle * info.channels]).toBe(255);
  });

  it('SGLang and LocalAI, whose masks do nothing, leave repainting to the built-in engine', async () => {
    for (const name of ['sglang', 'localai']) {
      const { engine, local } = open({ ENGINE_URL: `${name}:${server.url}`, ...SMALL });
      await engine.repaint(image, mask, v3, context());
      expect(local.calls).toContain('repaint');
    }
    expect(server.to('/v1/images/edits')).toHaveLength(0);
  });

  it('LocalAI gets the negative prompt behind the one bar there is, and may draw 512×512', async () => {
    server.drawsSize = '512x512';
    const asked = { ...v3, prompt: 'a fox | ugly', negativePrompt: 'snow | ice' };
    const drawn = await engineOf('localai').draw(asked, context());
    expect(server.generations[0]?.prompt).toBe('a fox, ugly|snow, ice');
    expect(drawn).toMatchObject({ pixels: { widthPx: 96, heightPx: 64 } });
  });
});

describe('pictures by URL', () => {
  it('are read from the backend itself', async () => {
    server.answersUrlAt = server.url;
    expect(await engineOf('localai').draw(spec(), context())).toMatchObject({ kind: 'raster' });
  });

  it.each([
    ['another host', (url: string) => url.replace('127.0.0.1', 'localhost')],
    ['another port', () => 'http://127.0.0.1:1'],
    ['metadata of a cloud', () => 'http://169.254.169.254'],
    ['a file', () => 'file:///etc'],
    ['credentials', (url: string) => url.replace('http://', 'http://a:b@')],
  ])('are not fetched from %s', async (_, move) => {
    server.answersUrlAt = move(server.url);
    await expect(engineOf('localai').draw(spec(), context())).rejects.toMatchObject({
      code: 'engine_failed',
    });
    expect(server.received.some(({ path }) => path.startsWith('/generated/'))).toBe(false);
  });

  it('are not followed to where a redirect points', async () => {
    server.refusal = { status: 302, headers: { location: 'http://169.254.169.254/' } };
    await expect(engineOf('localai').draw(spec(), context())).rejects.toMatchObject({
      code: 'engine_failed',
    });
  });
});
