import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeComfyui } from '../backends/fake-comfyui';
import { Client, errorOf } from '../support/client';
import { TestServer } from '../support/server';
import { until } from './gate';

// The whole service, built, with a backend behind it: what a client reads, and what it costs.

let backend: FakeComfyui;
let server: TestServer;
let client: Client;

beforeAll(async () => {
  backend = await new FakeComfyui().start();
  server = await TestServer.start({
    ENGINE_URL: `comfyui:${backend.url}`,
    ENGINES_FILE: path.resolve('tests/engines/small-sizes.json'),
    WORKERS: '1',
  });
  client = await Client.open(server, 1_000);
}, 120_000);

afterAll(async () => {
  await server.stop();
  await backend.stop();
});

describe('a service with a backend', () => {
  it('answers pictures at the prices and sizes of its own models', async () => {
    const before = await client.balance();
    const list = await client.generate({ prompt: 'a fox', n: 2, size: '3:2' });
    expect(list.data).toHaveLength(2);
    expect(before - (await client.balance())).toBe(list.credits);
    expect(backend.jobs).toHaveLength(2);
  });

  it('tells who does what, and not where', async () => {
    const answer = await (await client.fetch('/v1/engines')).json();
    expect(answer).toMatchObject({
      capabilities: { draw: 'comfyui', trace: 'builtin' },
      engines: [{ name: 'comfyui', answering: 1, addresses: 1, models: backend.checkpoints }],
    });
    expect(JSON.stringify(answer)).not.toContain(backend.url.replace('http://', ''));
  });

  it('charges nothing, and says what happened, when the backend dies in the middle', async () => {
    const before = await client.balance();
    backend.never = true;
    const answering = client.post('/v1/images/generations', { prompt: 'a last fox' });
    await until(() => backend.jobs.some(({ state }) => state === 'running'), 'it draws');
    await backend.stop();
    const answer = await answering;
    expect(answer.status).toBe(502);
    expect(await errorOf(answer)).toMatchObject({
      code: 'engine_failed',
      message: expect.stringContaining('comfyui') as string,
    });
    expect(await client.balance()).toBe(before);
  });

  it('charges nothing while the backend is gone', async () => {
    const before = await client.balance();
    const answer = await client.post('/v1/images/generations', { prompt: 'a fox' });
    expect(await errorOf(answer)).toMatchObject({ code: 'engine_failed' });
    expect(await client.balance()).toBe(before);
  });
});
