import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../support/browser';
import { TestServer } from '../support/server';

const EMAIL = 'maria@example.test';
const PASSWORD = 'a long enough one';
const SESSION_COOKIE = 'easel.session';

describe('sessions', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.start();
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

  it('keeps scripts and other sites away from the cookie', async () => {
    const browser = new Browser(server.url);
    const answer = await browser.signIn(EMAIL, PASSWORD);
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(SESSION_COOKIE));
    expect(line).toMatch(/; HttpOnly/i);
    expect(line).toMatch(/; SameSite=Lax/i);
    expect(line).toMatch(/; Path=\/(;|$)/i);
  });
});
