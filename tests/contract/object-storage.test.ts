import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesAt, Client, errorOf } from '../support/client';
import { TestServer } from '../support/server';
import { missingForSwift, startSwift, type SwiftServer } from '../support/swift';

const missing = missingForSwift();

describe.skipIf(missing)(`an S3 that hangs${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let swift: SwiftServer;
  let server: TestServer;
  let client: Client;
  let url: string;
  let id: string;
  /** The process that clients of S3 speak to. */
  const signal = (name: NodeJS.Signals) => process.kill(swift.pids.at(-1) ?? 0, name);

  beforeAll(async () => {
    swift = await startSwift();
    server = await TestServer.start({ ...swift.variables, DISK_FREE_MIN_MIB: '999999999' });
    client = await Client.open(server, 1_000);
    const { data } = await client.generate({ prompt: 'a house', model: 'svcv4_1_flash' });
    id = data[0]?.image_id ?? '';
    url = data[0]?.url ?? '';
  });
  afterAll(async () => {
    signal('SIGCONT');
    await server.stop();
    await swift.stop();
  });

  it('held the pictures, and no folder did, however full its disk is', async () => {
    expect((await bytesAt(url)).length).toBeGreaterThan(100);
    expect(existsSync(path.join(server.dataDir, 'files'))).toBe(false);
  });

  it('is a fault that passes: 503 and never 404, nothing charged, and all is there afterwards', async () => {
    const before = await client.balance();
    signal('SIGSTOP');
    const [file, ready, made] = await Promise.all([
      fetch(url),
      fetch(`${server.url}/readyz`),
      client.post('/v1/images/generations', { prompt: 'a tree', model: 'svcv4_1_flash' }),
    ]);
    for (const response of [file, made]) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect((await errorOf(response)).code).toBe('service_unavailable');
    }
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: 'degraded',
      parts: { database: 'ok', storage: 'failing', engine: 'ok' },
    });
    expect((await fetch(url, { headers: { 'if-none-match': `"${id}"` } })).status).toBe(304);
    const removed = await client.fetch(new URL(url).pathname, { method: 'DELETE' });
    expect(removed.status).toBe(503);
    signal('SIGCONT');
    expect(await client.balance()).toBe(before);
    expect((await bytesAt(url)).length).toBeGreaterThan(100);
  });
});
