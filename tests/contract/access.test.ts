import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, errorOf, type ImageList } from '../support/client';
import { runsOnCluster, TestServer } from '../support/server';

const PATH = '/v1/images/generations';

describe('access', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start({
      RATE_LIMIT_REQUESTS_PER_SECOND: '5',
      RATE_LIMIT_IMAGES_PER_MINUTE: '8',
    });
    client = await Client.open(server, 1000);
  });
  afterAll(() => server.stop());

  it.each([
    ['no token', undefined],
    ['a token of nobody', 'Bearer easel_0000000000000000000000000000000000000000000'],
    ['another scheme', 'Basic abcdef'],
    ['an empty token', 'Bearer '],
    ['a header of kilobytes', `Bearer ${'x'.repeat(6000)}`],
  ])('%s is refused with 401', async (_, authorization) => {
    const response = await fetch(`${server.url}/v1/users/me`, {
      headers: authorization ? { authorization } : {},
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect((await errorOf(response)).code).toBe('unauthorized');
  });

  it('stops a revoked token at once', async () => {
    const { email } = client.user;
    const made = await server.admin('token:create', '--email', email, '--name', 'short-lived');
    const headers = { authorization: `Bearer ${String(made.token)}` };
    expect((await fetch(`${server.url}/v1/users/me`, { headers })).status).toBe(200);
    await server.admin('token:revoke', '--email', email, '--id', String(made.id));
    expect((await fetch(`${server.url}/v1/users/me`, { headers })).status).toBe(401);
  });

  it('tells who calls and what is left', async () => {
    const me = (await (await client.fetch('/v1/users/me')).json()) as Record<string, unknown>;
    expect(me).toEqual({
      id: client.user.id,
      email: client.user.email,
      name: 'User 1',
      credits: 1000,
    });
  });

  it('refuses the sixth request of a second, per user, and says when to come back', async () => {
    const busy = await Client.open(server, 10);
    const answers = await Promise.all(Array.from({ length: 12 }, () => busy.fetch('/v1/users/me')));
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    const [first] = refused;
    expect(first?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(first?.headers.get('ratelimit-limit')).toBe('5');
    expect(first?.headers.get('ratelimit-remaining')).toBe('0');
    expect(first && (await errorOf(first)).code).toBe('rate_limited');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await busy.fetch('/v1/users/me')).status).toBe(200);
  });

  it('tells in every answer what is left of both budgets, of requests also as clients knew it', async () => {
    const { headers } = await (await Client.open(server, 0)).fetch('/v1/users/me');
    expect(headers.get('ratelimit-policy')).toBe('"images";q=8;w=60, "requests";q=5;w=1');
    expect(headers.get('ratelimit')).toMatch(/^"images";r=8;t=\d+, "requests";r=\d+;t=1$/);
    expect(headers.get('ratelimit-limit')).toBe('5');
    expect(headers.get('ratelimit-remaining')).toMatch(/^\d+$/);
    expect(headers.get('ratelimit-reset')).toMatch(/^\d+$/);
  });

  it('refuses images past the minute’s limit, charging nothing, and counts them down', async () => {
    const eager = await Client.open(server, 1000);
    const body = { prompt: 'a cloud', model: 'svcv4_1_flash', n: 6 };
    const first = await eager.post(PATH, body);
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit')).toContain('"images";r=2;');
    const second = await eager.post(PATH, body);
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    // The budget that is spent is the one that is told.
    expect(second.headers.get('ratelimit')).toContain('"images";r=2;');
    expect(second.headers.get('ratelimit-limit')).toBe('8');
    expect(await eager.balance()).toBe(1000 - 42);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await eager.post(PATH, { ...body, n: 2 })).status).toBe(200);
  });

  it('says that a repeat by its key is one', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const patient = await Client.open(server, 1000);
    const ask = () => patient.post(PATH, { prompt: 'a cloud', model: 'svcv4_1_flash' }, headers);
    const [first, second] = [await ask(), await ask()];
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    const ids = [first, second].map(async (one) => {
      return ((await one.json()) as ImageList).data[0]?.image_id;
    });
    expect(await ids[1]).toBe(await ids[0]);
  });

  it('answers live and ready', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${server.url}/readyz`);
    expect(await ready.json()).toEqual({
      status: 'ok',
      parts: {
        database: 'ok',
        storage: 'ok',
        engine: 'ok',
        ...(runsOnCluster() ? { redis: 'ok' } : {}),
      },
    });
  });

  it('refuses a session from another site', async () => {
    const response = await fetch(`${server.url}/v1/users/me`, {
      headers: { cookie: 'easel.session=anything', 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(401);
  });
});
