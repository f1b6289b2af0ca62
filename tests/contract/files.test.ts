import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesAt, Client, errorOf } from '../support/client';
import { TestServer } from '../support/server';
import { missingForSwift, startSwift, type SwiftServer } from '../support/swift';

/** What curl shows of an answer: status and headers as a client that nobody here wrote sees them. */
function curl(...args: string[]) {
  const out = execFileSync('curl', ['-s', '-D', '-', '-o', '/dev/null', ...args], {
    encoding: 'utf8',
  });
  const [first = '', ...lines] = out.trim().split(/\r?\n/);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(first.split(' ')[1]), headers };
}

/** Where bytes lie: in a folder, or in a real S3 where one can be started on this machine. */
const missing = missingForSwift();
const stores = ['on disk', ...(missing ? [] : ['in S3'])];
if (missing)
  describe.skip(`a file in S3 (skipped: ${missing})`, () => it('is read', () => undefined));

describe.each(stores)('a file %s', (where) => {
  let swift: SwiftServer | undefined;
  let server: TestServer;
  let client: Client;
  let url: string;
  let id: string;
  let bytes: Buffer;

  beforeAll(async () => {
    swift = where === 'in S3' ? await startSwift() : undefined;
    server = await TestServer.start({ ...swift?.variables });
    client = await Client.open(server);
    const { data } = await client.generate({ prompt: 'a house', model: 'svcv4_1_flash' });
    id = data[0]?.image_id ?? '';
    url = data[0]?.url ?? '';
    bytes = await bytesAt(url);
  });
  afterAll(async () => {
    await server.stop();
    await swift?.stop();
  });

  const part = (range: string, headers: Record<string, string> = {}) =>
    fetch(url, { headers: { range, ...headers } });

  it('says its length, its type without a charset, a tag and a name to save', () => {
    const { status, headers } = curl(url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-length': String(bytes.length),
      'content-type': 'image/webp',
      'accept-ranges': 'bytes',
      etag: `"${id}"`,
      'content-disposition': `inline; filename="generateImage-${id.slice(0, 8)}.webp"`,
      'cache-control': 'private, max-age=3600, immutable',
    });
    expect(headers['transfer-encoding']).toBeUndefined();
  });

  it('answers HEAD with the same headers and no body', () => {
    const { status, headers } = curl('-I', url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-length': String(bytes.length),
      'content-type': 'image/webp',
      etag: `"${id}"`,
    });
  });

  it('is offered for saving with ?download=1', () => {
    const { headers } = curl(`${url}?download=1`);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="generateImage-/);
  });

  it('is 304 without a body to who has it, and whole to who has something else', async () => {
    const known = await fetch(url, { headers: { 'if-none-match': `"${id}"` } });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    expect(known.headers.get('etag')).toBe(`"${id}"`);
    expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('comes in parts, which together are the whole', async () => {
    const middle = Math.floor(bytes.length / 2);
    const first = await part(`bytes=0-${middle - 1}`);
    expect(first.status).toBe(206);
    expect(first.headers.get('content-range')).toBe(`bytes 0-${middle - 1}/${bytes.length}`);
    expect(first.headers.get('content-length')).toBe(String(middle));
    const rest = await part(`bytes=${middle}-`);
    const whole = Buffer.concat([
      Buffer.from(await first.arrayBuffer()),
      Buffer.from(await rest.arrayBuffer()),
    ]);
    expect(whole.equals(bytes)).toBe(true);
    const end = await part('bytes=-16');
    expect(Buffer.from(await end.arrayBuffer()).equals(bytes.subarray(-16))).toBe(true);
    expect(curl('-r', '0-99', url)).toMatchObject({
      status: 206,
      headers: { 'content-length': '100', 'content-range': `bytes 0-99/${bytes.length}` },
    });
  });

  it('comes in part only for the tag that was meant', async () => {
    expect((await part('bytes=0-9', { 'if-range': `"${id}"` })).status).toBe(206);
    const other = await part('bytes=0-9', { 'if-range': '"older"' });
    expect(other.status).toBe(200);
    expect((await other.arrayBuffer()).byteLength).toBe(bytes.length);
  });

  it('says how long it is to who asks for a part outside, in JSON', async () => {
    const response = await part(`bytes=${bytes.length}-`);
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect((await errorOf(response)).code).toBe('range_not_satisfiable');
  });

  it('as SVG keeps its type, and its parts are those of the SVG itself', async () => {
    const { data } = await client.generate({ prompt: 'a fox', model: 'svcv4_1_vector' });
    const svg = await bytesAt(data[0]?.url);
    const whole = await fetch(data[0]?.url ?? '');
    expect(whole.headers.get('content-type')).toBe('image/svg+xml');
    const { status, headers } = curl(
      ...['-H', 'accept-encoding: gzip, br', '-r', '0-49', data[0]?.url ?? ''],
    );
    expect(status).toBe(206);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-range']).toBe(`bytes 0-49/${svg.length}`);
  });

  it('and its thumbnail are told apart by their tags', async () => {
    const thumbnail = await fetch(`${server.url}/v1/files/${id}/thumbnail?width=160`);
    expect(thumbnail.status).toBe(200);
    expect(thumbnail.headers.get('content-type')).toBe('image/webp');
    const etag = thumbnail.headers.get('etag') ?? '';
    expect(etag).not.toBe(`"${id}"`);
    const again = await fetch(thumbnail.url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('that was deleted is not there any more, also not for who has its tag', async () => {
    const { data } = await client.generate({ prompt: 'a tree', model: 'svcv4_1_flash' });
    const [gone] = data;
    const path = new URL(gone?.url ?? '').pathname;
    expect((await client.fetch(path, { method: 'DELETE' })).status).toBe(200);
    const headers = { 'if-none-match': `"${gone?.image_id}"` };
    const response = await fetch(gone?.url ?? '', { headers });
    expect(response.status).toBe(404);
    expect((await errorOf(response)).code).toBe('not_found');
  });
});
