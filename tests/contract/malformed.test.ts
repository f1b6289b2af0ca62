import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, errorOf } from '../support/client';
import { TestServer } from '../support/server';

const PATH = '/v1/images/generations';
const MEBIBYTE = 1024 * 1024;

/** Sends raw bytes that end early: the connection is closed before `content-length` is reached. */
function sendBroken(server: TestServer, token: string, type: string, body: string): Promise<void> {
  return new Promise((resolve) => {
    const request = httpRequest(`${server.url}${PATH}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': type,
        'content-length': body.length + 1000,
      },
    });
    request.on('error', () => resolve());
    request.on('close', () => resolve());
    request.write(body, () => setTimeout(() => request.destroy(), 200));
  });
}

describe('malformed input', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server, 1000);
  });
  afterAll(() => server.stop());

  const raw = (body: string, type = 'application/json') =>
    client.fetch(PATH, { method: 'POST', headers: { 'content-type': type }, body });

  const jsonCases: [string, string, string][] = [
    ['broken JSON', '{"prompt": "x"', 'invalid_json'],
    ['nothing at all', '', 'invalid_json'],
    ['a list', '[]', 'invalid_json'],
    ['a number', '7', 'invalid_json'],
    ['null', 'null', 'invalid_json'],
    [
      'deep nesting',
      `{"prompt":"x","controls":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      'invalid_json',
    ],
    ['__proto__ in place of fields', '{"__proto__": {"prompt": "x"}}', 'invalid_request'],
    [
      'constructor as a field',
      '{"constructor": {"prototype": {"prompt": "x"}}}',
      'invalid_request',
    ],
    [
      'lone surrogates and control characters',
      '{"prompt": "\\ud800\\u0000", "n": "x"}',
      'invalid_request',
    ],
    ['numbers past all bounds', '{"prompt": "x", "n": 1e999}', 'invalid_request'],
    ['a list where an object belongs', '{"prompt": "x", "controls": []}', 'invalid_request'],
    [
      'text where a list belongs',
      '{"prompt": "x", "controls": {"colors": "red"}}',
      'invalid_request',
    ],
    ['null inside a list', '{"prompt": "x", "controls": {"colors": [null]}}', 'invalid_request'],
    ['an object as prompt', '{"prompt": {"a": 1}}', 'invalid_request'],
    ['boolean references', '{"prompt": "x", "style_reference_urls": true}', 'invalid_request'],
  ];

  it.each(jsonCases)('%s is refused as %3$s', async (_, body, code) => {
    const response = await raw(body);
    const error = await errorOf(response);
    expect(response.status).toBe(400);
    expect(error.code).toBe(code);
    expect(await client.balance()).toBe(1000);
  });

  it('refuses a body of another type, and one without a type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'image/png']) {
      const response = await raw('prompt=x', type);
      expect(response.status).toBe(415);
      expect((await errorOf(response)).code).toBe('unsupported_media_type');
    }
  });

  it('refuses a body that is too large while it still arrives', async () => {
    const response = await client
      .fetch('/v1/prompts/enhance', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: 'x'.repeat(3 * MEBIBYTE) }),
      })
      .catch(() => undefined);
    // The server may close the connection before the client has sent everything.
    if (response) expect(response.status).toBe(413);
    expect(await client.balance()).toBe(1000);
  });

  it('refuses a prompt of a megabyte by name', async () => {
    const response = await client.post(PATH, { prompt: 'x'.repeat(900_000) });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).error.param).toBe('prompt');
  });

  const boundary = 'xyz';
  const multipartCases: [string, string][] = [
    ['no boundary in the body', 'hello'],
    ['a part without a name', `--xyz\r\n\r\nx\r\n--xyz--\r\n`],
    ['headers that never end', `--xyz\r\nContent-Disposition: form-data; name="prompt"`],
    [
      'a forbidden key in brackets',
      `--xyz\r\nContent-Disposition: form-data; name="controls[__proto__][x]"\r\n\r\n1\r\n--xyz--\r\n`,
    ],
    [
      'broken JSON in a nested field',
      `--xyz\r\nContent-Disposition: form-data; name="controls"\r\n\r\n{"a"\r\n--xyz--\r\n`,
    ],
    [
      'a number that is none',
      `--xyz\r\nContent-Disposition: form-data; name="prompt"\r\n\r\nx\r\n--xyz\r\nContent-Disposition: form-data; name="n"\r\n\r\n2x\r\n--xyz--\r\n`,
    ],
  ];

  it.each(multipartCases)('multipart with %s is refused', async (_, body) => {
    const response = await raw(body, `multipart/form-data; boundary=${boundary}`);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).code).toBe('invalid_request');
    expect(await client.balance()).toBe(1000);
  });

  it('refuses multipart without a boundary', async () => {
    expect((await raw('x', 'multipart/form-data')).status).toBe(400);
  });

  it('survives bodies that break off', async () => {
    await sendBroken(server, client.user.token, 'application/json', '{"prompt": "x"');
    await sendBroken(
      server,
      client.user.token,
      'multipart/form-data; boundary=xyz',
      '--xyz\r\nContent-Disposition: form-data; name="prompt"\r\n\r\nhel',
    );
    expect(await client.balance()).toBe(1000);
  });

  it('answers JSON for unknown paths, wrong methods and odd addresses', async () => {
    const unknown = await client.fetch('/v1/nothing/here');
    expect(unknown.status).toBe(404);
    expect((await errorOf(unknown)).code).toBe('not_found');
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const response = await client.fetch(PATH, { method });
      expect(response.status, method).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      expect((await errorOf(response)).code).toBe('method_not_allowed');
    }
    const post = await client.post('/v1/users/me', {});
    expect(post.status).toBe(405);
    expect(post.headers.get('allow')).toBe('GET');
    expect((await client.fetch('/v1')).status).toBe(404);
    expect((await client.fetch('/v1/files/..%2f..%2fetc%2fpasswd')).status).toBe(404);
    expect((await client.fetch('/v1/styles/%00')).status).toBe(404);
  });
});
