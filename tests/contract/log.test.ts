import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../support/browser';
import { Client } from '../support/client';
import { TestServer } from '../support/server';

const EMAIL = 'maria@example.test';
const PASSWORD = 'a long enough one';
const FORGED = '{"level":30,"event":"admin_set_role","userId":"forged"}';

describe('the log', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start({ LOG_LEVEL: 'info' });
    await server.admin(
      ...['user:create', '--email', EMAIL, '--name', 'Maria', '--password', PASSWORD],
    );
    client = await Client.open(server);
  });
  afterAll(() => server.stop());

  const linesOf = (event: string) => server.log.filter((line) => line.event === event);
  async function lineOf(event: string): Promise<Record<string, unknown>> {
    await expect.poll(() => linesOf(event).length).toBeGreaterThan(0);
    return linesOf(event).at(-1) ?? {};
  }

  it('says who signed in and from where, and whose door was tried, without names or passwords', async () => {
    const browser = new Browser(server.url, { 'user-agent': 'curl/8.5.0' });
    await browser.signIn(EMAIL, 'not the password at all');
    const failed = await lineOf('sign_in_failed');
    expect(failed).toMatchObject({
      address: '127.0.0.1',
      emailMark: expect.stringMatching(/^[\da-f]{16}$/),
    });
    await browser.signIn(EMAIL, PASSWORD);
    expect(await lineOf('sign_in')).toMatchObject({
      address: '127.0.0.1',
      agent: 'curl',
      by: 'password',
      userId: expect.any(String),
    });
    await browser.signOut();
    await lineOf('sign_out');
    const text = server.logText.join('\n');
    for (const secret of [EMAIL, PASSWORD, 'not the password at all']) {
      expect(text).not.toContain(secret);
    }
  });

  it('says which token was refused, by the part of it that its owner sees', async () => {
    const secret = `easel_${'A'.repeat(43)}`;
    await fetch(`${server.url}/v1/users/me`, { headers: { authorization: `Bearer ${secret}` } });
    expect(await lineOf('token_refused')).toMatchObject({
      address: '127.0.0.1',
      prefix: 'easel_AAAAAA',
    });
    expect(server.logText.join('\n')).not.toContain(secret);
  });

  it('says of every request whose it was and where it came from', async () => {
    await client.fetch('/v1/users/me');
    const isMine = (line: Record<string, unknown>) => line.userId === client.user.id;
    await expect.poll(() => server.log.filter(isMine)).not.toEqual([]);
    expect(server.log.find(isMine)).toMatchObject({
      address: '127.0.0.1',
      path: '/v1/users/me',
      status: 200,
      tokenId: expect.any(String),
    });
    expect(server.logText.join('\n')).not.toContain(client.user.token);
  });

  it.each([
    ['in the query', (url: string) => ({ path: `/api/auth/signin?callbackUrl=${url}` })],
    [
      'among others',
      (url: string) => ({ path: `/api/auth/csrf?callbackUrl=${url}&callbackUrl=/` }),
    ],
    [
      'in a cookie',
      (url: string) => ({ path: '/api/auth/csrf', cookie: `next-auth.callback-url=${url}` }),
    ],
  ])('a malformed callbackUrl %s is refused with 400, and writes no line', async (_, requestOf) => {
    for (const url of ['nowhere', 'javascript:alert(1)', 'http://[', `x\n${FORGED}\n`]) {
      const { path, cookie } = { cookie: undefined, ...requestOf(encodeURIComponent(url)) };
      const headers = cookie ? { cookie } : undefined;
      const answer = await fetch(`${server.url}${path}`, { headers, redirect: 'manual' });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: 'invalid_request',
        error: { param: 'callbackUrl' },
      });
    }
    expect(server.logText.filter((line) => line.includes('forged'))).toEqual([]);
  });

  it('a malformed callbackUrl in a form is refused with 400, and one elsewhere leads home', async () => {
    const browser = new Browser(server.url);
    const refused = await browser.submit('/api/auth/signout', { callbackUrl: `x\n${FORGED}` });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'invalid_request' });
    const home = await browser.submit('/api/auth/signout', {
      callbackUrl: 'https://evil.example/',
    });
    expect(await home.json()).toEqual({ url: expect.not.stringContaining('evil') });
  });

  it('a cookie that next-auth can’t read is taken away', async () => {
    const browser = new Browser(server.url);
    browser.cookies.set('next-auth.callback-url', 'nowhere');
    expect((await browser.fetch('/api/auth/csrf')).status).toBe(400);
    expect((await browser.fetch('/api/auth/csrf')).status).toBe(200);
  });

  it('nobody writes into it through next-auth', async () => {
    const before = server.logText.length;
    for (const level of ['error', 'warn', 'debug', 'constructor']) {
      const answer = await fetch(`${server.url}/api/auth/_log`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ level, code: 'FORGED', message: FORGED }),
      });
      expect(answer.status).toBe(204);
    }
    const broken = await fetch(`${server.url}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"callbackUrl":',
    });
    expect(broken.status).toBe(400);
    expect((await fetch(`${server.url}/api/auth/callback/credentials`)).status).toBe(405);
    expect(server.logText.slice(before)).toEqual([]);
  });
});
