import { request as httpRequest, type OutgoingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { Drain, tellDraining } from './drain';
import { createFrontDoor, type FrontDoorOptions, type Handler } from './front-door';
import { MAX_PIPELINED } from './pipeline';
import { LENGTH_HEADER } from './shape-answer';

const LONG_TEXT = 'The quick brown fox jumps over the lazy dog. '.repeat(200);

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(handler: Handler, options: Partial<FrontDoorOptions> = {}) {
  const connections = { max: 100, maxPerAddress: 100, addressOf: () => 'all' };
  const server = createFrontDoor(handler, { connections, overTls: false, ...options });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Sent {
  method?: string;
  path?: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | string;
}

function send(port: number, { body, ...rest }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, agent: false, ...rest }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Says raw bytes and hears until the connection ends. */
function say(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

const codeOf = (answer: Answer) => (JSON.parse(answer.body.toString()) as { code: string }).code;

/** A handler that reads its body whole, as next-auth does, and tells how long it was. */
const reader: Handler = async (request, response) => {
  let length = 0;
  for await (const chunk of request) length += (chunk as Buffer).length;
  response.end(String(length));
};

describe('a body for an address that is not ours', () => {
  it('passes up to 16 KiB, announced or in chunks', async () => {
    const { port } = await listen(reader);
    const body = Buffer.alloc(16 * 1024, 'x');
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
      const answer = await send(port, { method: 'POST', path: '/api/auth/x', headers, body });
      expect(answer.body.toString()).toBe(String(body.length));
    }
    const empty = await send(port, { method: 'POST', path: '/signup' });
    expect(empty.body.toString()).toBe('0');
  });

  it('is refused above that before anybody reads it, announced or in chunks', async () => {
    let calls = 0;
    const { port } = await listen((request, response) => {
      calls += 1;
      return reader(request, response);
    });
    const body = Buffer.alloc(3_000_000, 'x');
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
      const answer = await send(port, { method: 'POST', path: '/api/auth/x', headers, body });
      expect(answer.status).toBe(413);
      expect(codeOf(answer)).toBe('payload_too_large');
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
    expect(calls).toBe(0);
  });

  it('is not awaited forever', async () => {
    const { port } = await listen(reader, { bodyPatienceMs: 50 });
    const heard = await say(
      port,
      'POST /api/auth/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 9\r\n\r\nhalf',
    );
    expect(heard).toContain(' 408 ');
    expect(heard).toContain('request_timeout');
  });

  it('leaves the bodies of our own addresses to our own code', async () => {
    const { port } = await listen(reader);
    const body = Buffer.alloc(3_000_000, 'x');
    const answer = await send(port, { method: 'POST', path: '/v1/styles', body });
    expect(answer.body.toString()).toBe('3000000');
  });
});

describe('what is no request', () => {
  it('is answered in JSON wherever the parser gives up', async () => {
    const { port } = await listen(reader);
    const cases: [string, number, string][] = [
      ['NONSENSE /v1/models HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'invalid_request'],
      ['CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n', 405, 'method_not_allowed'],
      [`GET /v1/${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'headers_too_large'],
    ];
    for (const [text, status, code] of cases) {
      const heard = await say(port, text);
      expect(heard).toContain(`HTTP/1.1 ${status} `);
      const body = JSON.parse(heard.split('\r\n\r\n')[1] ?? '') as { code: string };
      expect(body.code).toBe(code);
      expect(heard).toMatch(/x-request-id: [\da-f-]{36}/);
      expect(heard).toContain('content-security-policy: ');
    }
  });

  it('under /v1 can be read by the pages that may call, whoever refuses it', async () => {
    const page = 'https://app.example';
    const { port } = await listen((_, response) => void response.end(), { corsOrigins: [page] });
    const originOf = async (path: string, origin: string) =>
      (await send(port, { path, headers: { origin } })).headers['access-control-allow-origin'];
    expect(await originOf('/v1/%zz', page)).toBe(page);
    expect(await originOf('/v1/%zz', 'https://other.example')).toBeUndefined();
    expect(await originOf('/other//path', page)).toBeUndefined();
    const toAll = await listen((_, response) => void response.end(), { corsOrigins: ['*'] });
    const tooLong = `GET /v1/models HTTP/1.1\r\nHost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`;
    expect(await say(toAll.port, tooLong)).toMatch(
      /^HTTP.* 431 [^]*access-control-allow-origin: \*/,
    );
  });

  it('that fails in the handler is a JSON 500 that tells nothing', async () => {
    const { port } = await listen(() => Promise.reject(new Error('the secret word')));
    const answer = await send(port, { path: '/' });
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).not.toContain('secret');
  });
});

describe('connections', () => {
  it('beyond the limit of an address are closed unheard', async () => {
    const connections = { max: 100, maxPerAddress: 2, addressOf: () => 'one' };
    const { port } = await listen(reader, { connections });
    const first = connect(port, '127.0.0.1');
    const second = connect(port, '127.0.0.1');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(send(port, { path: '/' })).rejects.toThrow();
    first.destroy();
    second.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await send(port, { path: '/' })).status).toBe(200);
  });
});

describe('an answer', () => {
  const textual: Handler = (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('etag', '"1"');
    response.write(LONG_TEXT.slice(0, 10));
    response.write(LONG_TEXT.slice(10));
    response.end();
  };

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('of text comes as %s to those who take it', async (encoding, decode) => {
    const { port } = await listen(textual);
    const answer = await send(port, { path: '/', headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.headers.etag).toBe('W/"1"');
    expect(answer.headers['content-length']).toBeUndefined();
    expect(answer.body.length).toBeLessThan(LONG_TEXT.length / 4);
    expect(decode(answer.body).toString()).toBe(LONG_TEXT);
  });

  it('comes as it is to those who take none, and says that it varies', async () => {
    const { port } = await listen(textual);
    for (const header of [undefined, 'identity', 'br;q=0, gzip;q=0']) {
      const headers = header ? { 'accept-encoding': header } : {};
      const answer = await send(port, { path: '/', headers });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers.vary).toContain('Accept-Encoding');
      expect(answer.headers.etag).toBe('"1"');
      expect(answer.body.toString()).toBe(LONG_TEXT);
    }
  });

  it.each([
    ['image/webp', {}],
    ['text/event-stream', {}],
    ['multipart/form-data; boundary=x', {}],
    ['application/json', { 'cache-control': 'no-store, no-transform' }],
    ['image/svg+xml', { 'content-range': 'bytes 0-9/100' }],
  ])('of type %s %o is left alone', async (type, more) => {
    const { port } = await listen((_request, response) => {
      response.setHeader('content-type', type);
      for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
      response.end(LONG_TEXT);
    });
    const answer = await send(port, { path: '/', headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-length']).toBe(String(LONG_TEXT.length));
  });

  it('in one small piece has a length, and says what a browser may not do with it', async () => {
    const { port } = await listen(
      async (_request, response) => {
        response.flushHeaders();
        response.write('{"status":"ok"}');
        await Promise.resolve();
        response.end();
      },
      { overTls: true },
    );
    const { headers } = await send(port, { path: '/', headers: { 'accept-encoding': 'br' } });
    expect(headers['content-length']).toBe('15');
    expect(headers['transfer-encoding']).toBeUndefined();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });

  it('keeps a policy of its own', async () => {
    const { port } = await listen((_request, response) => {
      response.setHeader('content-security-policy', "default-src 'self'");
      response.end();
    });
    const { headers } = await send(port, { path: '/' });
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('may tell its length where Next would drop it', async () => {
    const { port } = await listen((_request, response) => {
      response.setHeader('content-type', 'image/png');
      response.setHeader(LENGTH_HEADER, '4000');
      response.write(Buffer.alloc(1000));
      setTimeout(() => response.end(Buffer.alloc(3000)), 20);
    });
    const { headers, body } = await send(port, { path: '/' });
    expect(headers['content-length']).toBe('4000');
    expect(headers[LENGTH_HEADER]).toBeUndefined();
    expect(body).toHaveLength(4000);
  });

  it('that takes its time leaves piece by piece, compressed or not', async () => {
    const { port } = await listen((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.write('<p>first</p>');
      setTimeout(() => response.end('<p>last</p>'), 2_000);
    });
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const startedAtMs = performance.now();
      const first = await new Promise<number>((resolve) => {
        httpRequest({ host: '127.0.0.1', port, headers }, (response) =>
          response.once('data', () => resolve(performance.now() - startedAtMs)),
        ).end();
      });
      expect(first).toBeLessThan(1_500);
    }
  });
});

describe('a server that is told to stop', () => {
  it('answers what runs, says that it drains, and takes nothing new', async () => {
    let finish: () => void = () => undefined;
    const handler: Handler = (_request, response) => {
      finish = () => response.end('done');
    };
    let draining = false;
    const { server, port } = await listen(tellDraining(handler, () => draining));
    const drain = new Drain(server);
    const running = send(port, { path: '/v1/images/generations' });
    // A request that has begun to arrive keeps its connection out of the idle ones.
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve) => socket.write('GET /readyz HTTP/1.1\r\n', resolve));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const finished = drain.finish(10_000);
    draining = drain.isDraining;
    const heard = new Promise<string>((resolve) =>
      socket.once('data', (chunk) => resolve(chunk.toString())),
    );
    socket.write('host: x\r\n\r\n');
    expect(await heard).toMatch(/^HTTP\/1\.1 503 [^]*"draining"/);
    await expect(send(port, { path: '/' })).rejects.toThrow('ECONNREFUSED');
    finish();
    expect((await running).body.toString()).toBe('done');
    expect(await finished).toBe(0);
  });

  it('cuts off what takes longer than the deadline, and tells how many that were', async () => {
    const { server, port } = await listen(() => undefined);
    const drain = new Drain(server);
    const running = send(port, { path: '/' }).catch(() => 'cut off');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await drain.finish(150)).toBe(1);
    expect(await running).toBe('cut off');
  });
});

describe('many requests of one connection', () => {
  const line = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
  const last = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

  it('are worked on one after another, and answered in order', async () => {
    let [working, most, count] = [0, 0, 0];
    const { port } = await listen(async (_, response) => {
      working += 1;
      most = Math.max(most, working);
      const order = (count += 1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      working -= 1;
      response.end(`answer ${order};`);
    });
    const heard = await say(port, line.repeat(5) + last);
    expect(heard.match(/answer \d+;/g)).toEqual([1, 2, 3, 4, 5, 6].map((at) => `answer ${at};`));
    expect(most).toBe(1);
  });

  it('end it when they are more than any client sends, and cost next to nothing', async () => {
    let count = 0;
    const { port } = await listen((_, response) => {
      count += 1;
      response.end('answer');
    });
    await say(port, line.repeat(2_000));
    expect(count).toBeLessThanOrEqual(MAX_PIPELINED + 1);
    expect((await send(port, {})).status).toBe(200);
  });
});
