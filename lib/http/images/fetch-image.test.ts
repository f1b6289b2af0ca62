import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/errors/api-error';
import { type FetchOptions, fetchImage } from './fetch-image';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let server: http.Server;
let root: string;

/** `/hops/N` redirects N times before it answers; `/large` never ends. */
function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  const [, what, number] = (request.url ?? '').split('/');
  if (what === 'hops' && Number(number) > 0) {
    response.writeHead(302, { location: `/hops/${Number(number) - 1}` }).end();
  } else if (what === 'away') {
    response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  } else if (what === 'large') {
    const timer = setInterval(() => response.write(Buffer.alloc(100_000)), 1);
    response.on('close', () => clearInterval(timer));
  } else if (what === 'drip') {
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  } else if (what === 'broken') {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => response.destroy());
  } else if (what === 'announced') {
    response.writeHead(200, { 'content-length': '2000000' }).flushHeaders();
  } else if (what === 'gone') response.writeHead(410).end();
  else if (what === 'silent') return;
  else response.end('picture');
}

beforeAll(async () => {
  server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetched = (path: string, options: Partial<FetchOptions> = {}) =>
  fetchedFrom(root + path, options);

const fetchedFrom = (url: string, options: Partial<FetchOptions> = {}) =>
  fetchImage(url, {
    param: 'image_url',
    maxBytes: 1_000_000,
    allowPrivate: true,
    signal: new AbortController().signal,
    ...options,
  });

const refusal = (said: string) => ({
  code: 'image_fetch_failed',
  message: expect.stringContaining(said) as string,
});

describe('fetching a picture', () => {
  it('follows three redirects and no fourth', async () => {
    expect(Buffer.from(await fetched('/hops/3')).toString()).toBe('picture');
    await expect(fetched('/hops/4')).rejects.toMatchObject(refusal('redirects more than 3 times'));
  });

  it('looks at every redirect as at the first address', async () => {
    await expect(fetched('/away')).rejects.toMatchObject(refusal('only http and https'));
  });

  it('stops in the middle of what is too large', async () => {
    await expect(fetched('/large')).rejects.toMatchObject(refusal('larger than 1 MB'));
  });

  it('says what the server answered', async () => {
    await expect(fetched('/gone')).rejects.toMatchObject(refusal('410'));
  });

  it('does not begin with what is announced as too large, and says when an answer broke off', async () => {
    await expect(fetched('/announced')).rejects.toMatchObject(refusal('larger than 1 MB'));
    await expect(fetched('/broken')).rejects.toMatchObject(refusal('broke off'));
  });

  it.each(['/silent', '/drip'])(
    'ends %s at its total time, whatever was collected',
    async (path) => {
      // Downloads that end well before are what lets a weakly held limit be collected.
      for (let index = 0; index < 20; index += 1) await fetched('/hops/0');
      const slow = fetched(path, { timeoutMs: 300 });
      const collecting = setInterval(collectGarbage, 10);
      try {
        await expect(slow).rejects.toMatchObject(refusal('it took longer than 0.3 s'));
      } finally {
        clearInterval(collecting);
      }
    },
  );

  it('ends with its request, for its reason', async () => {
    const controller = new AbortController();
    const slow = fetched('/drip', { signal: controller.signal });
    controller.abort(new Error('the client went away'));
    await expect(slow).rejects.toThrow('the client went away');
  });

  it('tells of every piece, and stops when that is one too many', async () => {
    const full = new ApiError('rate_limited', 'too much at once');
    const onBytes = (sizeBytes: number) => {
      if (sizeBytes > 0) throw full;
    };
    await expect(fetched('/hops/0', { onBytes })).rejects.toBe(full);
  });

  it('does not tell what does not exist from what is not public, nor sooner', async () => {
    const addresses = [
      'http://no-such-host.invalid/',
      'http://localhost/',
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/',
      'https://2130706433/',
    ];
    const answers = await Promise.all(
      addresses.map(async (url) => {
        const startedAtMs = performance.now();
        const error: unknown = await fetchedFrom(url, { allowPrivate: false }).catch(
          (reason: unknown) => reason,
        );
        const { code, message } = error as ApiError;
        return { code, message, durationMs: performance.now() - startedAtMs };
      }),
    );
    expect(new Set(answers.map(({ code, message }) => `${code} ${message}`)).size).toBe(1);
    expect(answers[0]?.message).toContain('no such host, no connection, or not a public address');
    for (const { durationMs } of answers) expect(durationMs).toBeGreaterThan(390);
  });
});
