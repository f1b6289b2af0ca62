import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Client, type ErrorAnswer } from '../support/client';
import { type RawAnswer, repeated, residentBytes, sendRaw } from '../support/raw';
import { itOnOneMachine } from '../support/one-machine';
import { TestServer } from '../support/server';

const MEGABYTE = 1_000_000;
const GENERATIONS = '/v1/images/generations';
const JSON_TYPE = { 'content-type': 'application/json' };
/** What the server may take, whatever is done to it. */
const MOST_MEMORY_BYTES = 1_000 * MEGABYTE;

const errorIn = (answer: RawAnswer | undefined) => JSON.parse(answer?.body ?? '{}') as ErrorAnswer;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Remembers the most memory that a process had while the watch went on. */
function watchMemory(pid: number): { end: () => Promise<number> } {
  let most = 0;
  const look = async () => (most = Math.max(most, await residentBytes(pid)));
  const timer = setInterval(() => void look(), 100);
  return {
    async end() {
      clearInterval(timer);
      await look();
      return most;
    },
  };
}

describe('bodies that are meant to hurt', () => {
  let server: TestServer;
  let client: Client;
  let token: string;

  beforeAll(async () => {
    server = await TestServer.start({ WORKERS: '1' });
    client = await Client.open(server, 1000);
    token = `Bearer ${client.user.token}`;
  });
  afterAll(() => server.stop());
  afterEach(async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await client.balance()).toBe(1000);
  });

  const post = (target: string, body: Iterable<Buffer>, type = 'application/json') =>
    sendRaw(server, {
      path: target,
      headers: { authorization: token, 'content-type': type },
      body,
    });

  const shapes: [string, string, number, string[]][] = [
    ['60 MB of empty objects', '{"zz":[{}', 60, [',{}', ']}']],
    ['60 MB of empty lists', '{"zz":[[]', 60, [',[]', ']}']],
    ['60 MB of numbers', '{"zz":[1', 60, [',1', ']}']],
    ['60 MB of the same key', '{"a":1', 60, [',"a":1', '}']],
    ['nesting 5 million deep', '{"zz":', 5, ['[', '']],
    ['60 MB of white space', '{', 60, [' ', '}']],
    ['60 MB of text', '{"prompt":"', 60, ['x', '"}']],
    ['60 MB of escapes', '{"prompt":"', 60, ['\\u0041', '"}']],
    ['60 MB of keys', '{"', 60, ['k', '":1}']],
  ];

  it.each(shapes)('%s are refused before they are parsed', async (_, head, megabytes, parts) => {
    const [unit = '', tail = ''] = parts;
    const memory = watchMemory(server.pid);
    for (const target of [GENERATIONS, '/v1/styles', '/v1/images/inpaint']) {
      const answer = await post(target, repeated(head, unit, megabytes * MEGABYTE, tail));
      expect([400, 413], target).toContain(answer?.status);
      expect(['invalid_json', 'payload_too_large']).toContain(errorIn(answer).code);
      expect(answer?.body.length).toBeLessThan(2000);
    }
    expect(await memory.end()).toBeLessThan(MOST_MEMORY_BYTES);
  });

  it('operations and resources without pictures take small bodies only', async () => {
    const body = () => repeated('{"prompt":"', 'x', 100_000, '"}');
    for (const target of ['/v1/prompts/enhance']) {
      const answer = await post(target, body());
      expect(answer?.status).toBe(413);
      expect(errorIn(answer).code).toBe('payload_too_large');
    }
    const { id } = (await (await client.fetch('/v1/users/me')).json()) as { id: string };
    const answer = await sendRaw(server, {
      method: 'PATCH',
      path: `/v1/styles/${id}`,
      headers: { authorization: token, ...JSON_TYPE },
      body: body(),
    });
    expect(answer?.status).toBe(413);
  });

  it('a data URL of 80 MB is refused as soon as it is too large, and named', async () => {
    for (const [unit, head] of [
      ['AAAA', 'data:image/png;base64,'],
      ['\\/', 'data:image/png;base64,'],
      ['%41', 'data:image/svg+xml,'],
    ] as const) {
      const memory = watchMemory(server.pid);
      const body = repeated(`{"image_urls":["${head}`, unit, 80 * MEGABYTE, '"]}');
      const answer = await post('/v1/styles', body);
      expect(answer?.status).toBe(413);
      expect(errorIn(answer).error.param).toBe('image_urls');
      expect(await memory.end()).toBeLessThan(MOST_MEMORY_BYTES);
    }
  });

  it('JSON inside a form is held to the same limits', async () => {
    const part = (name: string, head: string, unit: string, size: number, tail: string) =>
      repeated(
        `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${head}`,
        unit,
        size,
        `${tail}\r\n--b--\r\n`,
      );
    const type = 'multipart/form-data; boundary=b';
    for (const [name, head, unit, size, tail] of [
      ['controls', '{"zz":[{}', ',{}', 900_000, ']}'],
      ['text_layout', '[{}', ',{}', 900_000, ']'],
      ['controls', '', '[', 900_000, ''],
      ['style_reference_urls', '["x"', ',"x"', 900_000, ']'],
      ['prompt', '', 'x', 30 * MEGABYTE, ''],
    ] as const) {
      const answer = await post(GENERATIONS, part(name, head, unit, size, tail), type);
      expect([400, 413], name).toContain(answer?.status);
      expect(answer?.body.length).toBeLessThan(2000);
    }
  });

  it('forms of many long and nested names are refused', async () => {
    const type = 'multipart/form-data; boundary=b';
    const field = (name: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
    const form = (names: string[]) => [Buffer.from(names.map(field).join('') + '--b--\r\n')];
    const names = (make: (index: number) => string, count: number) =>
      Array.from({ length: count }, (_, index) => make(index));
    for (const body of [
      form(names((index) => `${'n'.repeat(15_000)}${index}`, 390)),
      form(names((index) => `zz[${index}]${'[999]'.repeat(6)}`, 390)),
      form(names((index) => `f${index}`, 5000)),
    ]) {
      const answer = await post(GENERATIONS, body, type);
      expect([400, 413]).toContain(answer?.status);
      expect(answer?.body.length).toBeLessThan(2000);
    }
  });

  it('a refusal never shows more than a little of what was sent', async () => {
    const long = 'x'.repeat(500_000);
    for (const fields of [
      { prompt: long },
      { prompt: 'x', model: long },
      { prompt: 'x', size: long },
      { prompt: 'x', style: long, model: 'svcv3' },
      { prompt: 'x', model: 'svcv3', text_layout: [{ text: long, bbox: [] }] },
      { prompt: 'x', style_reference_urls: [long] },
      { prompt: 'x', response_format: long },
      { prompt: 'x', style_id: long },
    ]) {
      const response = await client.post(GENERATIONS, fields);
      expect(response.status, Object.keys(fields).join()).toBe(400);
      expect((await response.text()).length).toBeLessThan(3000);
    }
  });

  const EACH = 'each node has a budget of its own';
  itOnOneMachine(
    EACH,
    'twelve unfinished uploads of 85 MB meet a budget, and leave nothing behind',
    async () => {
      const memory = watchMemory(server.pid);
      const head = 'Content-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n';
      const unfinished = () =>
        new Promise<string>((resolve) => {
          let heard = '';
          const socket = connect(server.port, '127.0.0.1');
          const end = () => {
            clearTimeout(timer);
            socket.destroy();
            resolve(heard);
          };
          const timer = setTimeout(end, 20_000);
          socket.on('data', (chunk) => {
            heard += chunk.toString();
            if (heard.includes('request_id')) end();
          });
          socket.on('error', end).on('close', end);
          socket.write(
            `POST /v1/styles HTTP/1.1\r\nhost: x\r\nauthorization: ${token}\r\n` +
              'content-type: multipart/form-data; boundary=b\r\ncontent-length: 86000000\r\n\r\n',
          );
          // Four files of nearly 20 MB each, and then silence.
          const file = Buffer.concat([Buffer.from(`--b\r\n${head}`), Buffer.alloc(19_000_000)]);
          for (let index = 0; index < 4; index += 1) {
            socket.write(file);
            socket.write('\r\n');
          }
        });
      const answers = await Promise.all(Array.from({ length: 12 }, unfinished));
      const refused = answers.filter((answer) => answer.startsWith('HTTP/1.1 429'));
      expect(refused.length).toBeGreaterThanOrEqual(8);
      for (const answer of refused) expect(answer).toMatch(/retry-after: [1-9]/i);
      expect(await memory.end()).toBeLessThan(MOST_MEMORY_BYTES);
      await pause(500);
      const folder = path.join(server.dataDir, 'uploads');
      for (const name of readdirSync(folder)) {
        const entry = path.join(folder, name);
        if (statSync(entry).isDirectory()) expect(readdirSync(entry)).toEqual([]);
      }
    },
  );

  it('nobody without a token gets a body read', async () => {
    const memory = watchMemory(server.pid);
    const answer = await sendRaw(server, {
      path: '/v1/styles',
      headers: JSON_TYPE,
      body: repeated('{"image_urls":["data:image/png;base64,', 'AAAA', 60 * MEGABYTE, '"]}'),
    });
    expect(answer?.status).toBe(401);
    expect(await memory.end()).toBeLessThan(MOST_MEMORY_BYTES);
  });

  it('a body of style references as large as the contract allows is taken', async () => {
    // Ten pictures of 6.3 MB that are none: what is refused is what they are, not how many bytes.
    const picture = `"data:image/png;base64,${'AAAA'.repeat(2_100_000)}"`;
    const pieces = Array.from({ length: 10 }, (_, index) =>
      Buffer.from(index === 0 ? `{"image_urls":[${picture}` : `,${picture}`),
    );
    const answer = await post('/v1/styles', [...pieces, Buffer.from(']}')]);
    expect(answer?.status).toBe(400);
    expect(errorIn(answer).code).toBe('invalid_image');
  });
});

describe('a client that stops in the middle', () => {
  it('costs nothing, and the next request is served', async () => {
    const server = await TestServer.start();
    try {
      const client = await Client.open(server, 1000);
      const sockets = Array.from({ length: 40 }, () => {
        const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
        socket.write(
          `POST /v1/styles HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${client.user.token}\r\n` +
            'content-type: application/json\r\ncontent-length: 1000000\r\n\r\n{"image_urls":["data:',
        );
        return socket;
      });
      await pause(500);
      expect((await client.fetch('/v1/users/me')).status).toBe(200);
      for (const socket of sockets) socket.destroy();
      await pause(300);
      const made = await client.generate({ prompt: 'a cloud', model: 'svcv4_1_flash' });
      expect(made.data).toHaveLength(1);
      expect(await client.balance()).toBe(1000 - 7);
    } finally {
      await server.stop();
    }
  });
});
