import { TestServer } from '../tests/support/server';
import { expect, signUp, test } from './support/test';

const OPEN_PAGES = [
  '/',
  '/signin',
  '/signup',
  '/docs',
  '/docs/inpaint',
  '/docs/reference',
  '/no-such',
];
const OWN_PAGES = ['/studio', '/gallery', '/styles', '/usage', '/profile', '/admin'];

function directive(policy: string, name: string): string {
  return policy.split('; ').find((entry) => entry.startsWith(`${name} `)) ?? '';
}

test('every page says what it may load, and runs no inline script without its nonce', async ({
  page,
  person,
}) => {
  expect(person.email).toBeTruthy();
  const nonces = new Set<string>();
  for (const path of [...OPEN_PAGES, ...OWN_PAGES]) {
    const response = await page.request.get(path);
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const scripts = directive(policy, 'script-src');
    expect(scripts, path).toMatch(/'nonce-[\w+/=]{20,}'/);
    expect(scripts, path).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(directive(policy, 'frame-ancestors'), path).toBe("frame-ancestors 'none'");
    expect(directive(policy, 'object-src'), path).toBe("object-src 'none'");
    expect(directive(policy, 'base-uri'), path).toBe("base-uri 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['x-powered-by'], path).toBeUndefined();
    const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1] ?? '';
    nonces.add(nonce);
    const inline = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
    for (const tag of inline) expect(tag, path).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(OPEN_PAGES.length + OWN_PAGES.length);
});

test('the session is out of reach of scripts and of other sites', async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'easel.session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    secure: false,
  });
});

test('another site can change nothing in the name of somebody who is signed in', async ({
  page,
}) => {
  await signUp(page, '/profile');
  const origin = new URL(page.url()).origin;
  const cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const foreign = {
    cookie,
    origin: 'https://elsewhere.example',
    'sec-fetch-site': 'cross-site',
  };
  const generate = await fetch(`${origin}/v1/images/generations`, {
    method: 'POST',
    headers: { ...foreign, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'a house', model: 'svcv4_1_flash' }),
  });
  expect(generate.status).toBe(401);

  // A server function of the page, as its own script would call it.
  const called = page.waitForRequest(
    (request) => request.method() === 'POST' && request.headers()['next-action'] !== undefined,
  );
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name').fill('Maria the second');
  await page.getByRole('button', { name: 'Save name' }).click();
  const request = await called;
  await expect(page.locator('main').getByText('Maria the second')).toBeVisible();
  const forged = await fetch(`${origin}/profile`, {
    method: 'POST',
    headers: {
      ...foreign,
      'next-action': request.headers()['next-action'] ?? '',
      'content-type': 'text/plain;charset=UTF-8',
    },
    body: JSON.stringify(['Mallory']),
  });
  expect(forged.status).toBeGreaterThanOrEqual(400);
  await page.reload();
  await expect(page.locator('main').getByText('Maria the second')).toBeVisible();
});

/** Signs in over plain requests, with the token against forgery that the server gave out. */
async function postCredentials(
  serverUrl: string,
  headers: Record<string, string>,
  { email, password }: { email: string; password: string },
): Promise<Response> {
  const csrf = await fetch(`${serverUrl}/api/auth/csrf`, { headers });
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookie = csrf.headers
    .getSetCookie()
    .map((entry) => entry.split(';')[0])
    .join('; ');
  return fetch(`${serverUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email, password, csrfToken, json: 'true' }),
  });
}

test.describe('behind TLS', () => {
  test.skip(!process.env.EASEL_OWN_SERVER, 'needs servers of its own');

  /** Signs in over plain requests; resolves to the `Set-Cookie` of the session. */
  async function sessionCookie(server: TestServer, headers: Record<string, string>) {
    const email = 'tls@example.test';
    const password = 'a long enough one';
    await server.admin('user:create', ...['--email', email, '--name', 'T', '--password', password]);
    const answer = await postCredentials(server.url, headers, { email, password });
    return answer.headers.getSetCookie().find((entry) => entry.startsWith('easel.session=')) ?? '';
  }

  const TLS = { 'x-forwarded-proto': 'https' };

  test('the cookie is for TLS alone when a trusted proxy says so', async () => {
    const server = await TestServer.start({ TRUST_PROXY: '1' });
    try {
      expect(await sessionCookie(server, TLS)).toContain('; Secure');
    } finally {
      await server.stop();
    }
  });

  test('what a stranger says of a proxy is not believed', async () => {
    const server = await TestServer.start();
    try {
      const cookie = await sessionCookie(server, TLS);
      expect(cookie).toContain('HttpOnly');
      expect(cookie).not.toContain('Secure');
    } finally {
      await server.stop();
    }
  });
});

test.describe('guessing passwords', () => {
  test.skip(!process.env.EASEL_OWN_SERVER, 'fills the limits of its server');

  test('ends after ten tries, also for somebody who claims other addresses', async () => {
    const server = await TestServer.start();
    try {
      const tries: string[] = [];
      for (let index = 0; index < 12; index += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${index}` };
        const answer = await postCredentials(server.url, headers, {
          email: 'victim@example.test',
          password: `guess number ${index}`,
        });
        const { url } = (await answer.json()) as { url: string };
        tries.push(new URL(url).searchParams.get('error') ?? '');
      }
      expect(tries.slice(0, 10).every((error) => error === 'CredentialsSignin')).toBe(true);
      expect(tries[11]).toContain('rate_limited');
    } finally {
      await server.stop();
    }
  });
});
