import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, errorOf, type ErrorAnswer } from '../support/client';
import { flatPng } from '../support/pictures';
import { itOnOneMachine } from '../support/one-machine';
import { repeated, sendRaw } from '../support/raw';
import { TestServer } from '../support/server';

const MEGABYTE = 1_000_000;
/** The fetch's own 20 s, and what a busy machine adds. */
const PATIENCE_MS = 40_000;

/** `/picture` is one; `/silent` accepts and says nothing; `/drip` sends a byte a second; `/flood` sends for ever. */
class Host {
  sentBytes = 0;
  open = 0;
  mostOpen = 0;
  readonly server: http.Server;

  constructor(picture: Buffer) {
    this.server = http.createServer((request, response) => {
      this.open += 1;
      this.mostOpen = Math.max(this.mostOpen, this.open);
      response.on('close', () => (this.open -= 1));
      if (request.url === '/picture') response.end(picture);
      else if (request.url === '/drip') this.repeat(response, Buffer.alloc(1), 1_000);
      else if (request.url === '/flood') this.repeat(response, Buffer.alloc(MEGABYTE), 5);
      else if (request.url === '/slow') setTimeout(() => response.end(picture), 500);
    });
  }

  private repeat(response: http.ServerResponse, piece: Buffer, everyMs: number): void {
    const timer = setInterval(() => {
      if (response.writableNeedDrain) return;
      this.sentBytes += piece.length;
      response.write(piece);
    }, everyMs);
    response.on('close', () => clearInterval(timer));
  }

  url(path: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/${path}`;
  }
}

describe('an image_url that leads to', () => {
  let server: TestServer;
  let client: Client;
  let host: Host;

  beforeAll(async () => {
    host = new Host(await flatPng('#2a9d8f'));
    await new Promise<void>((resolve) => host.server.listen(0, '127.0.0.1', resolve));
    server = await TestServer.start({ FETCH_ALLOW_PRIVATE: '1' });
    client = await Client.open(server);
  });
  afterAll(async () => {
    host.server.closeAllConnections();
    host.server.close();
    await server.stop();
  });

  const vectorize = (path: string, from = client) =>
    from.post('/v1/images/vectorize', { image_url: host.url(path) });

  it.concurrent.each(['silent', 'drip'])(
    'a %s host ends in time with the reason, after other downloads in the same process',
    async (path) => {
      const own = await Client.open(server);
      const balance = await own.balance();
      const slow = vectorize(path, own);
      const others = await Promise.all(Array.from({ length: 12 }, () => vectorize('picture', own)));
      expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
      const startedAtMs = performance.now();
      const response = await slow;
      expect(performance.now() - startedAtMs).toBeLessThan(PATIENCE_MS);
      expect(response.status).toBe(400);
      const { code, message } = await errorOf(response);
      expect(code).toBe('image_fetch_failed');
      expect(message).toContain('it took longer than 20 s');
      expect(await own.balance()).toBe(balance - 12 * 10);
    },
  );

  it('ten floods stops all of them at the total of a request', async () => {
    const before = host.sentBytes;
    const response = await client.post('/v1/styles', {
      image_urls: Array.from({ length: 10 }, () => host.url('flood')),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    const { code } = await errorOf(response);
    expect(['payload_too_large', 'image_fetch_failed']).toContain(code);
    // The limit, and what the connections held of it when they were ended.
    expect(host.sentBytes - before).toBeLessThan(250 * MEGABYTE);
    for (let tries = 0; tries < 50 && host.open > 0; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(host.open).toBe(0);
  });

  const EACH = 'each node fetches a few at a time';
  itOnOneMachine(EACH, 'many slow pictures is fetched a few at a time for one user', async () => {
    host.mostOpen = 0;
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        client.post('/v1/styles', {
          image_urls: Array.from({ length: 10 }, () => host.url('slow')),
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(host.mostOpen).toBeLessThanOrEqual(8);
  });

  it('nothing, because it is bare Base64, is told what to put before it', async () => {
    const image_url = (await flatPng('#fff')).toString('base64');
    const response = await client.post('/v1/images/vectorize', { image_url });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).message).toContain('put data:image/png;base64, before it');
  });

  it('too many bytes in a data URL ends at the limit, which it is told', async () => {
    // 20.3 MB as Base64, piece by piece: the answer may come before the last of them is sent.
    const base64Bytes = (20.3 * MEGABYTE * 4) / 3;
    const answer = await sendRaw(server, {
      path: '/v1/images/vectorize',
      headers: {
        authorization: `Bearer ${client.user.token}`,
        'content-type': 'application/json',
      },
      body: repeated('{"image_url":"data:image/png;base64,', 'BwcH', base64Bytes, '"}'),
    });
    expect(answer?.status).toBe(413);
    const { code, message } = JSON.parse(answer?.body ?? '{}') as ErrorAnswer;
    expect(code).toBe('payload_too_large');
    // The picture is decoded as it arrives and let go at the limit: nobody counts the rest.
    expect(message).toMatch(/image_url.*under 20 MB/);
  });

  it('another type says which are taken', async () => {
    const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
    const image_url = `data:image/gif;base64,${gif.toString('base64')}`;
    const response = await client.post('/v1/images/vectorize', { image_url });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).message).toMatch(/GIF.*accepted are PNG, JPG, WEBP/i);
  });
});

describe('where only public addresses are fetched', () => {
  let server: TestServer;
  let client: Client;
  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server);
  });
  afterAll(() => server.stop());

  it('what does not exist and what is not public read the same', async () => {
    const urls = [
      'http://no-such-host.invalid/a.png',
      'http://127.0.0.1/a.png',
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/a.png',
      'http://localhost/a.png',
    ];
    const answers = await Promise.all(
      urls.map(async (image_url) => {
        const response = await client.post('/v1/images/vectorize', { image_url });
        const { code, message } = await errorOf(response);
        return `${response.status} ${code} ${message}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^400 image_fetch_failed /);
  });

  it.each([
    ['http://example.com:8080/a.png', 'only 80 and 443'],
    ['http://example.com:6379/', 'only 80 and 443'],
    ['http://me:secret@example.com/a.png', 'user name or password'],
  ])('%s is refused for what it is', async (image_url, said) => {
    const response = await client.post('/v1/images/vectorize', { image_url });
    expect(response.status).toBe(400);
    const { code, message } = await errorOf(response);
    expect(code).toBe('image_fetch_failed');
    expect(message).toContain(said);
  });
});
