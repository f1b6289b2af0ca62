import { randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '@/lib/db/database';
import { createAccountStore } from '@/lib/db/repositories/account-store';
import { createSessionStore } from '@/lib/db/repositories/session-store';
import { callAction } from '../support/actions';
import { Browser } from '../support/browser';
import { TestServer } from '../support/server';

const EMAIL = 'maria@example.test';
const PASSWORD = 'a long enough one';
const SESSION_COOKIE = 'easel.session';
const SECRET = 'the secret of these tests';
const ORIGIN = { address: '127.0.0.1', agent: 'Firefox on Linux' };
const TOKEN = { name: 'script', expiresInDays: null };

describe('sessions', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.start({
      NEXTAUTH_SECRET: SECRET,
      GITHUB_ID: 'id',
      GITHUB_SECRET: 'secret',
    });
    const person = ['--email', EMAIL, '--name', 'Maria Kern', '--password', PASSWORD];
    await server.admin('user:create', ...person);
  });
  afterAll(() => server.stop());

  async function signedIn(): Promise<Browser> {
    const browser = new Browser(server.url);
    expect((await browser.signIn(EMAIL, PASSWORD)).status).toBe(200);
    expect(await browser.isSignedIn()).toBe(true);
    return browser;
  }

  it('a copied cookie ends with the session that it was copied from', async () => {
    const browser = await signedIn();
    const thief = browser.copy();
    const other = await signedIn();
    expect(await thief.isSignedIn()).toBe(true);
    await browser.signOut();
    expect(await thief.isSignedIn()).toBe(false);
    // Sessions of other browsers go on.
    expect(await other.isSignedIn()).toBe(true);
  });

  it('signing in again in one browser ends the session before it', async () => {
    const browser = await signedIn();
    const before = browser.copy();
    await browser.signIn(EMAIL, PASSWORD);
    expect(await browser.isSignedIn()).toBe(true);
    expect(await before.isSignedIn()).toBe(false);
  });

  it('a session that was there before signing in is not taken over', async () => {
    const browser = new Browser(server.url);
    browser.cookies.set(SESSION_COOKIE, 'chosen-by-somebody-else');
    await browser.signIn(EMAIL, PASSWORD);
    expect(browser.cookies.get(SESSION_COOKIE)).not.toBe('chosen-by-somebody-else');
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('says whose session it is, as clients of next-auth read it', async () => {
    const browser = await signedIn();
    const answer = await browser.fetch('/api/auth/session');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const session = (await answer.json()) as { expires: string };
    expect(session).toEqual({
      user: { name: 'Maria Kern', email: EMAIL },
      expires: expect.any(String),
    });
    const daysLeft = (Date.parse(session.expires) - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(29.9);
    expect(daysLeft).toBeLessThanOrEqual(30);
    // Reading it does not end it.
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('says nothing to a visitor, and to one whose session has ended', async () => {
    const visitor = new Browser(server.url);
    expect(await (await visitor.fetch('/api/auth/session')).json()).toEqual({});
    const browser = await signedIn();
    const thief = browser.copy();
    await browser.signOut();
    expect(await (await thief.fetch('/api/auth/session')).json()).toEqual({});
    expect(thief.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  it('other sites end no sessions, make no tokens and change no password', async () => {
    const browser = await signedIn();
    const elsewhere = browser.copy({ origin: 'https://evil.example' });
    for (const [name, ...args] of [
      ['signOutEverywhere'],
      ['createToken', TOKEN],
      ['changePassword', { current: PASSWORD, next: 'another one', revokeTokens: true }],
    ] as const) {
      const answer = await callAction(elsewhere, '/profile', name, ...args);
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect(await browser.isSignedIn()).toBe(true);
    expect(await (await callAction(browser, '/profile', 'createToken', TOKEN)).value).toMatchObject(
      {
        secret: expect.stringMatching(/^easel_/),
      },
    );
  });

  /** Somebody who came through GitHub `agoMs` ago, and has no password. */
  async function throughGithub(agoMs: number): Promise<Browser> {
    const { db, close } = openDatabase(server.location);
    const subject = randomUUID();
    const identity = { provider: 'github', subject, email: `${subject}@example.test`, name: 'Ada' };
    const account = await createAccountStore(db).forIdentity(identity, 100);
    const session = await createSessionStore(db, () => Date.now() - agoMs).start(account, ORIGIN);
    await close();
    const browser = new Browser(server.url);
    const token = { sessionId: session?.id ?? '' };
    browser.cookies.set(SESSION_COOKIE, await encode({ token, secret: SECRET }));
    return browser;
  }

  it('an account without a password makes tokens after signing in, later through its provider', async () => {
    const fresh = await callAction(await throughGithub(0), '/profile', 'createToken', TOKEN);
    expect(fresh.value).toMatchObject({ secret: expect.stringMatching(/^easel_/) });
    const browser = await throughGithub(16 * 60_000);
    for (const given of [TOKEN, { ...TOKEN, password: 'any' }]) {
      const later = await callAction(browser, '/profile', 'createToken', given);
      expect(later.value).toEqual({ proof: { by: 'provider', providers: ['github'] } });
    }
  });

  it('nobody acts on what is somebody else’s, nor signed out', async () => {
    const [browser, visitor] = [await signedIn(), new Browser(server.url)];
    const stranger = new Browser(server.url);
    await server.admin(
      ...['user:create', '--email', 'eve@example.test', '--name', 'Eve', '--password', PASSWORD],
    );
    await stranger.signIn('eve@example.test', PASSWORD);
    const page = await (await browser.fetch('/profile')).text();
    const [sessionId = ''] = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(page) ?? [];
    expect(sessionId).not.toBe('');
    for (const id of [sessionId, 'no id at all']) {
      const answer = await callAction(stranger, '/profile', 'endSession', id);
      expect(answer.value).toMatch(/ended already/);
    }
    expect((await callAction(visitor, '/profile', 'endSession', sessionId)).value).toMatch(
      /signed out/,
    );
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('keeps scripts and other sites away from the cookie', async () => {
    const browser = new Browser(server.url);
    const answer = await browser.signIn(EMAIL, PASSWORD);
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(SESSION_COOKIE));
    expect(line).toMatch(/; HttpOnly/i);
    expect(line).toMatch(/; SameSite=Lax/i);
    expect(line).toMatch(/; Path=\/(;|$)/i);
  });
});
