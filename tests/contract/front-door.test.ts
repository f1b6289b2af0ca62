import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type ErrorAnswer } from '../support/client';
import { type RawAnswer, repeated, sayRaw, sendRaw } from '../support/raw';
import { itOnOneMachine } from '../support/one-machine';
import { TestServer } from '../support/server';

const MEGABYTE = 1_000_000;
const JSON_TYPE = { 'content-type': 'application/json' };
const REQUEST_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const errorIn = (answer: RawAnswer | undefined) => JSON.parse(answer?.body ?? '') as ErrorAnswer;

describe('the way in', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start({ BASE_URL: 'https://easel.example' });
    client = await Client.open(server, 1000);
  });
  afterAll(() => server.stop());

  const bodies = () => repeated('{"zz":[{}', ',{}', 40 * MEGABYTE, ']}');

  it.each([
    '/api/auth/signout',
    '/api/auth/callback/credentials',
    '/signup',
    '/',
    '/healthz',
    '/no',
  ])('a body of 40 MB to %s is refused before anybody reads it', async (path) => {
    for (const headers of [JSON_TYPE, { ...JSON_TYPE, 'next-action': 'x' }]) {
      const answer = await sendRaw(server, { path, headers, body: bodies() });
      expect(answer?.status).toBe(413);
      expect(errorIn(answer).code).toBe('payload_too_large');
    }
    const announced = { ...JSON_TYPE, 'content-length': String(40 * MEGABYTE) };
    expect((await sendRaw(server, { path, headers: announced }))?.status).toBe(413);
  });

  it('a person still signs in with a body that people send', async () => {
    const csrf = await fetch(`${server.url}/api/auth/csrf`);
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const cookie = csrf.headers.getSetCookie().map((entry) => entry.split(';')[0]);
    const fields = {
      csrfToken,
      json: 'true',
      email: 'nobody@example.test',
      password: 'x'.repeat(9),
    };
    const answer = await fetch(`${server.url}/api/auth/callback/credentials`, {
      method: 'POST',
      headers: { cookie: cookie.join('; ') },
      body: new URLSearchParams(fields),
    });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('CredentialsSignin');
  });

  it.each([
    ['/v1/%', 404],
    ['/v1/%E0%A4%A', 404],
    ['//v1/models', 404],
    ['/v1//models', 404],
    ['/v1/..', 404],
    [`/v1/${'x'.repeat(5000)}`, 404],
    ['/v1/images/generations/%2F', 404],
  ])('%s answers JSON', async (path, status) => {
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
      const answer = await sendRaw(server, { method, path });
      if (method === 'OPTIONS' && answer?.status !== status) continue;
      expect(answer?.status, method).toBe(status);
      expect(errorIn(answer).code).toBe('not_found');
      expect(answer?.headers['x-request-id']).toMatch(REQUEST_ID);
    }
  });

  it.each(['TRACE', 'PROPFIND', 'LINK'])('%s answers JSON on every path', async (method) => {
    for (const path of ['/v1/models', '/v1/none', '/', '/healthz']) {
      const answer = await sendRaw(server, { method, path });
      expect(answer?.status).toBe(405);
      expect(errorIn(answer).code).toBe('method_not_allowed');
      expect(answer?.headers.allow).toContain('POST');
    }
  });

  const BALANCER = 'the balancer answers this itself';
  itOnOneMachine(BALANCER, 'what is no HTTP answers JSON, too', async () => {
    const heard = await sayRaw(server, 'CONNECT easel.example:443 HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 405 [^]*"method_not_allowed"/);
    const long = `GET /v1/${'x'.repeat(30_000)} HTTP/1.1\r\nhost: x\r\n\r\n`;
    expect(await sayRaw(server, long)).toMatch(/^HTTP\/1\.1 431 [^]*"headers_too_large"/);
  });

  it('a trailing slash is the same address, for every method', async () => {
    expect((await client.fetch('/v1/users/me/')).status).toBe(200);
    expect((await client.fetch('/v1/models/?x=1')).status).toBe(200);
    const made = await client.post('/v1/prompts/enhance/', { prompt: 'a cloud' });
    expect(made.status).toBe(200);
    expect((await client.post('/v1/users/me/', {})).status).toBe(405);
  });

  it('the optimiser of pictures is off', async () => {
    for (const path of ['/_next/image?url=%2Ficon.svg&w=640&q=75', '/_next/image']) {
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    }
  });

  it('every answer says what a browser may do with it', async () => {
    const page = await (await fetch(`${server.url}/signin`)).text();
    const script = /\/_next\/static\/[^"]+\.js/.exec(page)?.[0] ?? '';
    const paths = ['/', '/signin', '/none', '/v1/models', '/v1/%', '/v1/users/me', '/healthz'];
    for (const path of [...paths, script, '/icon.svg', '/api/auth/csrf', '/_next/image']) {
      const { headers } = await fetch(`${server.url}${path}`, { redirect: 'manual' });
      expect(headers.get('content-security-policy'), path).toContain('default-src');
      expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=\d{8}$/);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('x-frame-options'), path).toBe('DENY');
    }
  });

  it('JSON and SVG come compressed to those who take it, pictures do not', async () => {
    const get = (path: string, encoding: string) =>
      sendRaw(server, { method: 'GET', path, headers: { 'accept-encoding': encoding } });
    for (const encoding of ['br', 'gzip']) {
      const models = await get('/v1/models', encoding);
      expect(models?.headers['content-encoding']).toBe(encoding);
      expect(models?.headers.vary).toContain('Accept-Encoding');
    }
    expect((await get('/v1/models', 'identity'))?.headers['content-encoding']).toBeUndefined();
    const made = (model: string) => client.generate({ prompt: 'a fox in a forest', model });
    for (const [model, encoding] of [
      ['svcv3_vector', 'br'],
      ['svcv4_1_flash', undefined],
    ] as const) {
      const { pathname } = new URL((await made(model)).data[0]?.url ?? '');
      const answer = await get(pathname, 'br');
      expect(answer?.status).toBe(200);
      expect(answer?.headers['content-encoding'], model).toBe(encoding);
    }
  });
});
