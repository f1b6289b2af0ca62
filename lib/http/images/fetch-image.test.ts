import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchImage } from './fetch-image';

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
  } else if (what === 'gone') response.writeHead(410).end();
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

const fetched = (path: string, allowPrivate = true) =>
  fetchImage(root + path, {
    param: 'image_url',
    maxBytes: 1_000_000,
    allowPrivate,
    signal: new AbortController().signal,
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

  it('does not connect to this machine, by number or by name', async () => {
    await expect(fetched('/hops/0', false)).rejects.toMatchObject(refusal('not a public one'));
    const named = fetchImage(root.replace('127.0.0.1', 'localhost'), {
      param: 'image_url',
      maxBytes: 1,
      allowPrivate: false,
      signal: new AbortController().signal,
    });
    await expect(named).rejects.toMatchObject({ code: 'image_fetch_failed' });
  });
});
