import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../support/browser';
import { TestServer } from '../support/server';

const PASSWORD = 'a long enough one';

/** The answer's error as the sign-in form reads it. */
async function errorOf(answer: Response): Promise<string | null> {
  const { url } = (await answer.json()) as { url: string };
  return new URL(url).searchParams.get('error');
}

describe('guessing at passwords', () => {
  let server: TestServer;
  let people = 0;

  beforeAll(async () => {
    server = await TestServer.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => server.stop());

  async function person(): Promise<string> {
    people += 1;
    const email = `person-${people}@example.test`;
    const names = ['--email', email, '--name', 'Somebody'];
    await server.admin('user:create', ...names, '--password', PASSWORD);
    return email;
  }
  let address = 0;
  /** A browser at an address that no other one has. */
  const browser = () => {
    address += 1;
    const from = `198.51.${Math.floor(address / 250)}.${(address % 250) + 1}`;
    return new Browser(server.url, { 'x-forwarded-for': from });
  };
  async function guess(at: Browser, email: string, times: number): Promise<string | null> {
    let error: string | null = null;
    for (let count = 0; count < times; count += 1) {
      error = await errorOf(await at.signIn(email, `guess ${count}`));
    }
    return error;
  }

  it('ten wrong passwords of a stranger stop the stranger, and nobody else', async () => {
    const email = await person();
    const stranger = browser();
    expect(await guess(stranger, email, 10)).toBe('CredentialsSignin');
    expect(await guess(stranger, email, 1)).toMatch(/^rate_limited: Too many attempts/);
    // The right password is no way round it.
    expect(await errorOf(await stranger.signIn(email, PASSWORD))).toMatch(/^rate_limited/);
    const owner = browser();
    await owner.signIn(email, PASSWORD);
    expect(await owner.isSignedIn()).toBe(true);
  });

  it('a browser that has signed in before gets in, however many strangers guess from anywhere', async () => {
    const email = await person();
    const owner = browser();
    await owner.signIn(email, PASSWORD);
    await owner.signOut();
    for (let group = 0; group < 10; group += 1) await guess(browser(), email, 10);
    // All together have had their hundred.
    expect(await guess(browser(), email, 1)).toContain('has signed in to it before');
    await owner.signIn(email, PASSWORD);
    expect(await owner.isSignedIn()).toBe(true);
  });

  it('a known browser has its tries, too', async () => {
    const email = await person();
    const owner = browser();
    await owner.signIn(email, PASSWORD);
    expect(await guess(owner, email, 10)).toBe('CredentialsSignin');
    expect(await guess(owner, email, 1)).toMatch(/^rate_limited/);
  });

  it('the note of one account’s browser is none at another account', async () => {
    const [own, victim] = [await person(), await person()];
    const stranger = browser();
    await stranger.signIn(own, PASSWORD);
    expect(stranger.cookies.get('easel.device')).toBeDefined();
    await guess(stranger, victim, 10);
    expect(await guess(stranger, victim, 1)).toMatch(/^rate_limited/);
  });

  it('fifty tries from one address stop it at any account', async () => {
    const stranger = browser();
    for (let count = 0; count < 50; count += 1) {
      await stranger.signIn(`nobody-${count}@example.test`, 'a guess');
    }
    expect(await guess(stranger, 'nobody@example.test', 1)).toMatch(/^rate_limited/);
  });

  it('scripts can’t read the note of a known browser, and it goes to sign-in alone', async () => {
    const email = await person();
    const answer = await browser().signIn(email, PASSWORD);
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('easel.device='));
    expect(line).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Lax/);
  });
});
