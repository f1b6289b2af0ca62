import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAction } from '../support/actions';
import { Browser } from '../support/browser';
import { linkIn, SmtpServer } from '../support/smtp-server';
import { TestServer } from '../support/server';

const PASSWORD = 'a long enough one';
const NEXT = 'quite another long one';
const BASE_URL = 'https://easel.example';

describe('letters', () => {
  let smtp: SmtpServer;
  let server: TestServer;
  let people = 0;

  beforeAll(async () => {
    smtp = await SmtpServer.start();
    server = await TestServer.start({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Easel <easel@easel.example>',
      BASE_URL,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
    });
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });

  function someEmail(): string {
    people += 1;
    return `person-${people}@example.test`;
  }
  const browserAt = (address: string) => new Browser(server.url, { 'x-forwarded-for': address });
  const fromHere = () => {
    people += 1;
    return browserAt(`198.51.${Math.floor(people / 250)}.${(people % 250) + 1}`);
  };
  async function signUp(email = someEmail()) {
    const browser = fromHere();
    const fields = { name: 'Maria Kern', email, password: PASSWORD };
    const made = await callAction(browser, '/signup', 'createAccount', fields);
    expect(made.value).toEqual({});
    await browser.signIn(email, PASSWORD);
    return { browser, email };
  }
  async function balance(browser: Browser): Promise<number> {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const me = await browser.fetch('/v1/users/me', { headers });
    return ((await me.json()) as { credits: number }).credits;
  }
  const confirm = (browser: Browser, secret: string) =>
    callAction(browser, '/verify', 'confirmAddress', secret);
  const reset = (browser: Browser, email: string) =>
    callAction(browser, '/reset', 'requestReset', email);
  const choose = (secret: string, password: string, revokeTokens = false) =>
    callAction(fromHere(), '/reset/new', 'choosePassword', secret, { password, revokeTokens });
  const secretIn = (letter: Parameters<typeof linkIn>[0]) =>
    linkIn(letter).searchParams.get('token') ?? '';

  it('the units of sign-up come with the link in the letter, once', async () => {
    const { browser, email } = await signUp();
    expect(await balance(browser)).toBe(0);
    const letter = await smtp.letterTo(email);
    expect(letter).toMatchObject({
      from: 'easel@easel.example',
      subject: 'Confirm your address',
      text: expect.stringContaining('1,000 units'),
      html: expect.stringContaining('Confirm address'),
    });
    const link = linkIn(letter);
    expect(link.origin).toBe(BASE_URL);
    // Looking at the page, as scanners of mail do, confirms nothing.
    expect((await browser.fetch(`${link.pathname}${link.search}`)).status).toBe(200);
    expect(await balance(browser)).toBe(0);
    expect((await confirm(browser, secretIn(letter))).value).toBeUndefined();
    expect(await balance(browser)).toBe(1000);
    expect((await confirm(browser, secretIn(letter))).value).toMatch(/of no use/);
    expect(await balance(browser)).toBe(1000);
  });

  it('a link confirms nothing for somebody else, nor for a visitor', async () => {
    const [victim, stranger] = [await signUp(), await signUp()];
    const secret = secretIn(await smtp.letterTo(victim.email));
    expect((await confirm(stranger.browser, secret)).value).toMatch(/of no use/);
    expect((await confirm(fromHere(), secret)).value).toMatch(/signed out/);
    expect(await balance(stranger.browser)).toBe(0);
    expect((await confirm(victim.browser, secret)).value).toBeUndefined();
  });

  it('a reset is answered alike whether or not there is an account, and writes to accounts alone', async () => {
    const { email } = await signUp();
    await smtp.letterTo(email);
    const nobody = someEmail();
    const [known, unknown] = [await reset(fromHere(), email), await reset(fromHere(), nobody)];
    expect(known.value).toEqual({ email, isDone: true });
    expect(unknown.value).toEqual({ email: nobody, isDone: true });
    await smtp.letterTo(email, 2);
    expect(smtp.lettersTo(nobody)).toEqual([]);
  });

  it('a reset sets the password once, ends every session and revokes tokens where asked', async () => {
    const { browser, email } = await signUp();
    await confirm(browser, secretIn(await smtp.letterTo(email)));
    const made = await server.admin('token:create', '--email', email, '--name', 'script');
    const headers = { authorization: `Bearer ${String(made.token)}` };
    await reset(fromHere(), email);
    const secret = secretIn(await smtp.letterTo(email, 2));

    expect((await choose(secret, 'short')).value).toMatchObject({ password: expect.any(String) });
    expect((await choose(secret, NEXT, true)).redirect).toContain('/signin?notice=password');
    expect((await choose(secret, PASSWORD)).value).toMatchObject({ form: expect.any(String) });

    expect(await browser.isSignedIn()).toBe(false);
    expect((await fetch(`${server.url}/v1/users/me`, { headers })).status).toBe(401);
    const again = fromHere();
    await again.signIn(email, PASSWORD);
    expect(await again.isSignedIn()).toBe(false);
    await again.signIn(email, NEXT);
    expect(await again.isSignedIn()).toBe(true);
    expect((await smtp.letterTo(email, 3)).subject).toBe('Your password was changed');
  });

  it('whoever resets gets in with that browser, while strangers guess from everywhere', async () => {
    const { email } = await signUp();
    for (let group = 0; group < 10; group += 1) {
      const stranger = fromHere();
      for (let count = 0; count < 10; count += 1) await stranger.signIn(email, `guess ${count}`);
    }
    const owner = fromHere();
    await owner.signIn(email, PASSWORD);
    expect(await owner.isSignedIn()).toBe(false);
    await reset(owner, email);
    const secret = secretIn(await smtp.letterTo(email, 2));
    const fields = { password: NEXT, revokeTokens: false };
    await callAction(owner, '/reset/new', 'choosePassword', secret, fields);
    await owner.signIn(email, NEXT);
    expect(await owner.isSignedIn()).toBe(true);
  });

  it('links begin with the public address, whatever host a request names', async () => {
    const { email } = await signUp();
    const forged = new Browser(server.url, {
      'x-forwarded-for': '198.51.100.77',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    });
    await reset(forged, email);
    expect(linkIn(await smtp.letterTo(email, 2)).origin).toBe(BASE_URL);
  });

  it('nobody is written to without end', async () => {
    const { email } = await signUp();
    await smtp.letterTo(email);
    for (let count = 0; count < 8; count += 1) {
      expect((await reset(fromHere(), email)).value).toMatchObject({ isDone: true });
    }
    // The letter of sign-up counts, too.
    await smtp.letterTo(email, 3);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const [, ...resets] = smtp.lettersTo(email);
    expect(resets).toHaveLength(2);
    // The last link still works, whichever of the two letters, sent side by side, came first.
    const ends = [];
    for (const letter of resets) ends.push((await choose(secretIn(letter), NEXT)).redirect);
    expect(ends.filter((end) => end?.startsWith('/signin'))).toHaveLength(1);
    const eager = browserAt('203.0.113.200');
    for (let count = 0; count < 10; count += 1) await reset(eager, someEmail());
    expect((await reset(eager, someEmail())).value).toMatchObject({
      refusal: expect.stringMatching(/^Too many attempts/),
    });
  });

  it('cookies of a server behind TLS travel by TLS alone', async () => {
    const { browser, email } = await signUp();
    const cookies = (await browser.signIn(email, PASSWORD)).headers.getSetCookie();
    const own = cookies.filter((line) => line.startsWith('easel.'));
    expect(own).toHaveLength(2);
    for (const line of own) expect(line).toMatch(/; Secure/);
  });

  it('a letter that the mail server has no time for comes later', async () => {
    const email = someEmail();
    smtp.busyFor.set(email, 1);
    await signUp(email);
    expect((await smtp.letterTo(email)).subject).toBe('Confirm your address');
    expect(server.log.find(({ event }) => event === 'mail_failed')).toMatchObject({ again: true });
    expect(server.logText.join('\n')).not.toContain(email);
  });

  it('a new address is confirmed anew, and the old one is told', async () => {
    const { browser, email } = await signUp();
    await smtp.letterTo(email);
    const moved = someEmail();
    const change = { email: moved, password: PASSWORD };
    expect((await callAction(browser, '/profile', 'changeEmail', change)).value).toEqual({});
    expect((await smtp.letterTo(email, 2)).subject).toBe('Your address was changed');
    const secret = secretIn(await smtp.letterTo(moved));
    expect((await confirm(browser, secret)).value).toBeUndefined();
    expect(await balance(browser)).toBe(1000);
  });
});

describe('without a mail server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ LOG_LEVEL: 'warn', SIGNUPS_PER_HOUR: '3' });
  });
  afterAll(() => server.stop());

  it('the server says so as it starts, and the command line sets passwords', async () => {
    expect(server.log).toContainEqual(
      expect.objectContaining({
        event: 'mail_not_set_up',
        msg: expect.stringContaining('user:password'),
      }),
    );
    const email = 'ada@example.test';
    await server.admin('user:create', '--email', email, '--name', 'Ada', '--password', PASSWORD);
    const before = new Browser(server.url);
    await before.signIn(email, PASSWORD);
    await server.admin('user:password', '--email', email, '--password', NEXT);
    expect(await before.isSignedIn()).toBe(false);
    await before.signIn(email, NEXT);
    expect(await before.isSignedIn()).toBe(true);
  });

  it('sign-up grants at once, a few times an hour from one address', async () => {
    const browser = new Browser(server.url);
    const signUp = (name: string) =>
      callAction(browser, '/signup', 'createAccount', {
        name,
        email: `${name}@example.test`,
        password: PASSWORD,
      });
    for (const name of ['one', 'two', 'three']) expect((await signUp(name)).value).toEqual({});
    expect((await signUp('four')).value).toMatchObject({
      form: expect.stringMatching(/^Too many attempts/),
    });
    await browser.signIn('one@example.test', PASSWORD);
    const me = await browser.fetch('/v1/users/me', {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(await me.json()).toMatchObject({ credits: 1000 });
  });
});
