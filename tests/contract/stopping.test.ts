import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, type ImageList } from '../support/client';
import { TestServer } from '../support/server';

const PATH = '/v1/images/generations';
const POLL_MS = 20;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(['SIGTERM', 'SIGINT'] as const)('%s to the whole group of processes', (signal) => {
  let server: TestServer | undefined;
  afterEach(() => server?.stop());

  it('lets a running picture end, takes no new connection, and ends cleanly', async () => {
    server = await TestServer.start({ WORKERS: '1' }, { ownGroup: true });
    const client = await Client.open(server, 10_000);
    await client.generate({ prompt: 'a cloud', model: 'svcv4_1_flash' });
    const before = await client.balance();
    const running = client.post(PATH, {
      prompt: 'a city at night',
      model: 'svcv4_1_pro',
      n: 6,
      response_format: 'b64_json',
    });
    while ((await client.balance()) === before) await pause(POLL_MS);

    process.kill(-server.pid, signal);
    const exit = server.exit();
    await pause(300);
    // A connection of its own: the pool of `fetch` may hold one that was open before.
    const refused = new Promise((resolve) =>
      request(`${server?.url}/readyz`, { agent: false })
        .on('error', resolve)
        .on('response', (response) => resolve(response.statusCode))
        .end(),
    );
    expect(await refused).toMatchObject({ code: 'ECONNREFUSED' });

    const response = await running;
    expect(response.status).toBe(200);
    const { credits, data } = (await response.json()) as ImageList;
    expect(credits).toBe(6 * 210);
    expect(data).toHaveLength(6);
    expect(await exit).toBe(0);
  });
});

describe('a server behind a balancer', () => {
  it('says that it is not ready for some time, in which it still takes requests', async () => {
    const server = await TestServer.start({ DRAIN_SECONDS: '2' });
    try {
      const client = await Client.open(server);
      process.kill(server.pid, 'SIGTERM');
      const exit = server.exit();
      await pause(200);
      // New connections, as a balancer makes them that has not looked yet.
      const ready = await fetch(`${server.url}/readyz`);
      expect({ status: ready.status, body: await ready.json() }).toEqual({
        status: 503,
        body: { status: 'draining' },
      });
      const answer = await client.fetch('/v1/users/me');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('connection')).toBe('close');
      expect(await exit).toBe(0);
    } finally {
      await server.stop();
    }
  });
});

describe('npm start', () => {
  it('starts a server again that died, and ends when it is told to', async () => {
    const server = await TestServer.start({}, { supervised: true });
    try {
      const first = await server.serverPid();
      process.kill(first, 'SIGKILL');
      await server.ready();
      const second = await server.serverPid();
      expect(second).not.toBe(first);
      const exit = server.exit();
      process.kill(server.pid, 'SIGTERM');
      expect(await exit).toBe(0);
      expect(() => process.kill(second, 0)).toThrow('ESRCH');
    } finally {
      await server.stop();
    }
  });
});
