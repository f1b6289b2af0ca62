import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEngine } from '@/lib/engines/open-engine';
import { parseEnvironment } from '@/lib/env';
import { FakeComfyui } from '../backends/fake-comfyui';
import { FakeSdapi } from '../backends/fake-sdapi';
import { localEngine } from './local-engine';
import { photo, rectangleMask, spec } from './pictures';
import { context, open, SMALL } from './subjects';

let sdapi: FakeSdapi;
let comfyui: FakeComfyui;

beforeEach(async () => {
  [sdapi, comfyui] = await Promise.all([new FakeSdapi().start(), new FakeComfyui().start()]);
});
afterEach(() => Promise.all([sdapi.stop(), comfyui.stop()]));

describe('the mix', () => {
  it('is the built-in engine itself when no backend is configured', () => {
    const builtin = localEngine();
    expect(openEngine(parseEnvironment({}), { builtin }).engine).toBe(builtin);
  });

  it('gives each primitive to the backend that it was given to, and the rest to the built-in engine', async () => {
    const { engine, local } = open({
      ENGINE_DRAW: `comfyui:${comfyui.url}`,
      ENGINE_REPAINT: `sdapi:${sdapi.url}`,
      ...SMALL,
    });
    const drawn = await engine.draw(spec(), context());
    expect(drawn.report.engine).toBe('comfyui');
    const image = photo(96, 64);
    const mask = rectangleMask(image, { left: 40, top: 24, right: 60, bottom: 40 });
    const { report } = await engine.repaint(image, mask, spec({ modelId: 'svcv3' }), context());
    expect(report?.engine).toBe('sdapi');
    await engine.matte(image, context());
    await engine.rewrite('a fox', context());
    expect(local.calls).toEqual(['matte', 'rewrite']);
  });

  it('takes one backend for all it has, except what is kept for the built-in engine', async () => {
    const { engine, local } = open({
      ENGINE_URL: `sdapi:${sdapi.url}`,
      ENGINE_DRAW: 'builtin',
      ...SMALL,
    });
    await engine.draw(spec(), context());
    expect(local.calls).toEqual(['draw']);
    const large = await engine.upscale(photo(20, 20), 2, 'crisp', context());
    expect(large.widthPx).toBe(40);
  });

  it('falls back where a probe finds that a backend lacks a primitive, and says so', async () => {
    comfyui.upscalers = [];
    const { engine, log } = open({ ENGINE_URL: `comfyui:${comfyui.url}`, ...SMALL });
    await expect(engine.upscale(photo(20, 20), 2, 'crisp', context())).rejects.toThrow(
      'the local engine enlarges nothing',
    );
    expect(log.lines.join('\n')).toMatch(/missing.*upscale/);
  });

  it('erases with the backend only where the operator wants that', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'easel-engines-'));
    const file = path.join(folder, 'engines.json');
    const sizes = { multiple: 8, minSidePx: 64, maxPixels: 16_384 };
    const backends = { sdapi: { erase: true, defaults: { sizes } } };
    writeFileSync(file, JSON.stringify({ backends }));
    const { engine, local } = open({ ENGINE_URL: `sdapi:${sdapi.url}`, ENGINES_FILE: file });
    const image = photo(96, 64);
    const mask = rectangleMask(image, { left: 40, top: 24, right: 60, bottom: 40 });
    const { report } = await engine.repaint(image, mask, undefined, context());
    expect(report?.engine).toBe('sdapi');
    expect(local.calls).toEqual([]);
  });
});

describe('a configuration that can’t work', () => {
  const opening = (variables: Record<string, string>) => () => open(variables);

  it.each([
    [
      'an unknown backend',
      { ENGINE_URL: 'midjourney:http://127.0.0.1:1' },
      /midjourney.*there are/,
    ],
    ['no name', { ENGINE_URL: 'http://127.0.0.1:1' }, /ENGINE_URL must be/],
    ['another protocol', { ENGINE_DRAW: 'sdapi:ftp://127.0.0.1:1' }, /ENGINE_DRAW must be/],
    ['a primitive that it lacks', { ENGINE_UPSCALE: 'openai:http://127.0.0.1:1' }, /no upscale/],
    [
      'a file that is not there',
      { ENGINE_URL: 'sdapi:http://a', ENGINES_FILE: '/no/file' },
      /no\/file/,
    ],
  ])('is refused at once: %s', (_, variables, message) => {
    expect(opening(variables)).toThrow(message);
  });

  it('names each wrong field of engines.json', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'easel-engines-'));
    const file = path.join(folder, 'engines.json');
    const models = { svcv9: { steps: 4 }, svcv3: { stepps: 4 } };
    writeFileSync(file, JSON.stringify({ backends: { sdapi: { models } } }));
    const wrong = opening({ ENGINE_URL: 'sdapi:http://127.0.0.1:1', ENGINES_FILE: file });
    expect(wrong).toThrow(/svcv9[\s\S]*stepps|stepps[\s\S]*svcv9/);
  });
});

describe('credentials of an address', () => {
  it('are sent to it and appear in no log, no error and no report', async () => {
    const secret = 'hunter2';
    const withSecret = sdapi.url.replace('http://', `http://user:${secret}@`);
    const { engine, log } = open({ ENGINE_URL: `sdapi:${withSecret}`, ...SMALL });
    const drawn = await engine.draw(spec(), context());
    const basic = `Basic ${Buffer.from(`user:${secret}`).toString('base64')}`;
    expect(sdapi.received.every(({ headers }) => headers.authorization === basic)).toBe(true);
    await sdapi.stop();
    const error: unknown = await engine.draw(spec(), context()).catch((reason: unknown) => reason);
    const told = [JSON.stringify(drawn.report), (error as Error).message, ...log.lines].join('\n');
    expect(told).not.toContain(secret);
    expect(told).not.toContain(basic);
    expect(log.lines.length).toBeGreaterThan(0);
    expect(() => open({ ENGINE_URL: `nothing:${withSecret}` })).toThrow(
      expect.not.stringContaining(secret) as never,
    );
  });
});
