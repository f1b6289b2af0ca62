import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkEngines, engineStatus } from '@/lib/engines/remote/status';
import { parseEnvironment } from '@/lib/env';
import { FakeComfyui } from '../backends/fake-comfyui';

let server: FakeComfyui;

beforeEach(async () => {
  server = await new FakeComfyui().start();
});
afterEach(() => server.stop());

const statusOf = (variables: Record<string, string>) => engineStatus(parseEnvironment(variables));

it('is the built-in engine throughout when nothing is configured', async () => {
  const { primitives, backends } = await statusOf({});
  expect(new Set(Object.values(primitives))).toEqual(new Set(['builtin']));
  expect(backends).toEqual([]);
});

it('tells who does what, which models there are, and what falls back', async () => {
  server.upscalers = [];
  const { primitives, backends } = await statusOf({ ENGINE_URL: `comfyui:${server.url}` });
  expect(primitives).toMatchObject({
    draw: 'comfyui',
    repaint: 'comfyui',
    erase: 'builtin',
    upscale: 'builtin',
    matte: 'builtin',
  });
  expect(backends).toEqual([
    {
      name: 'comfyui',
      does: ['draw', 'repaint', 'restyle'],
      lacks: ['upscale'],
      addresses: [
        {
          address: server.url.replace('http://', ''),
          isAnswering: true,
          models: server.checkpoints,
        },
      ],
    },
  ]);
});

it('tells which addresses do not answer, without their credentials', async () => {
  await server.stop();
  const url = server.url.replace('http://', 'http://user:secret@');
  const status = await statusOf({ ENGINE_URL: `comfyui:${url}` });
  expect(status.backends[0]?.addresses[0]).toMatchObject({ isAnswering: false, models: [] });
  expect(JSON.stringify(status)).not.toContain('secret');
});

it.each([
  ['an address', { ENGINE_URL: 'nonsense' }, 'ENGINE_URL'],
  ['a backend', { ENGINE_DRAW: 'teapot:http://127.0.0.1:1' }, 'teapot'],
])('%s that is none ends the start, and is named', (_, variables, named) => {
  expect(() => checkEngines(parseEnvironment(variables))).toThrow(named);
});
