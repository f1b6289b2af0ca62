import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingForSwift, startSwift, type SwiftServer } from '@/tests/support/swift';
import { createDiskObjectStore } from './disk-object-store';
import type { ObjectStore } from './object-store';
import { openS3ObjectStore, type S3Options } from './s3-object-store';

const BYTES = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
const LATER = () => new Date(Date.now() + 60_000);

async function keysOf(store: ObjectStore, prefix: string, before = LATER()): Promise<string[]> {
  const keys = new Set<string>();
  for await (const { key } of store.list(prefix, before)) keys.add(key);
  return [...keys].sort();
}

/** What every store of objects does, wherever its bytes lie. */
function conformance(open: () => ObjectStore): void {
  const put = async (bytes = BYTES, key = `files/${randomUUID()}`) => {
    await open().put(key, bytes);
    return key;
  };
  const streamed = async (key: string, start: number, end: number) => {
    const stream = await open().stream(key, { start, end });
    return stream && Buffer.from(await new Response(stream).arrayBuffer());
  };

  it('bytes come back as they were put, none and replaced ones too', async () => {
    for (const bytes of [BYTES, BYTES.subarray(0, 1), new Uint8Array(0)]) {
      expect(Buffer.compare((await open().get(await put(bytes))) ?? Buffer.from('x'), bytes)).toBe(
        0,
      );
    }
    const key = await put();
    await put(BYTES.subarray(5), key);
    expect(await open().get(key)).toHaveLength(BYTES.length - 5);
  });

  it.each([
    [0, 300_000],
    [0, 1],
    [131_072, 262_145],
    [299_999, 300_000],
    [10, 10],
  ])('a range from %i to %i comes as it is', async (start, end) => {
    const range = await streamed(await put(), start, end);
    expect(Buffer.compare(range ?? Buffer.from('x'), BYTES.subarray(start, end))).toBe(0);
  });

  it('a stream that ends too soon is an error, not a shorter picture', async () => {
    await expect(streamed(await put(), 0, 300_001)).rejects.toThrow();
  });

  it('a stream is left at any time, and many at once do no harm', async () => {
    const key = await put();
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const stream = await open().stream(key, { start: 0, end: BYTES.length });
        const reader = stream?.getReader();
        await reader?.read();
        await reader?.cancel();
      }),
    );
    expect(await streamed(key, 0, 3)).toHaveLength(3);
  });

  it('nothing there is an answer, and deleting nothing does no harm', async () => {
    const key = await put();
    await open().delete(key);
    await open().delete(key);
    expect(await open().get(key)).toBeUndefined();
    expect(await open().stream(key, { start: 0, end: 1 })).toBeUndefined();
    expect(await open().stream(key, { start: 0, end: 0 })).toBeUndefined();
  });

  it('what is no key is refused before anything is asked', async () => {
    for (const key of ['', '..', 'files/../x', 'files/x', `inputs/${randomUUID()}/../x`]) {
      await expect(open().put(key, BYTES)).rejects.toThrow(RangeError);
      await expect(open().get(key)).rejects.toThrow(RangeError);
      await expect(open().stream(key, { start: 0, end: 1 })).rejects.toThrow(RangeError);
      await expect(open().delete(key)).rejects.toThrow(RangeError);
    }
    await expect(keysOf(open(), '')).rejects.toThrow(RangeError);
  });

  it('objects are listed by room and by the first digits of their ids, once they are old enough', async () => {
    const id = `ab${randomUUID().slice(2)}`;
    const other = `cd${randomUUID().slice(2)}`;
    const keys = [`files/${id}`, `files/${id}.w320`, `results/${other}`, `inputs/${id}/mask`];
    for (const key of [...keys, `files/${other}`]) await put(BYTES.subarray(0, 7), key);
    // What other tests have put may begin with the same digits.
    const listed = await keysOf(open(), 'files/ab');
    expect(listed.filter((key) => key.includes(id))).toEqual([keys[0], keys[1]]);
    expect(listed.every((key) => key.startsWith('files/ab'))).toBe(true);
    expect(await keysOf(open(), 'results/')).toEqual([keys[2]]);
    expect(await keysOf(open(), 'inputs/')).toEqual([keys[3]]);
    expect(await keysOf(open(), 'results/', new Date(Date.now() - 60_000))).toEqual([]);
    for await (const { sizeBytes } of open().list('results/', LATER())) expect(sizeBytes).toBe(7);
  });

  it('the store says that it is there', async () => {
    await expect(open().check()).resolves.toBeUndefined();
  });
}

describe('objects on disk', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'easel-objects-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  conformance(() => createDiskObjectStore(folder));
});

function optionsOf({ variables }: SwiftServer): S3Options {
  return {
    bucket: variables.S3_BUCKET,
    endpoint: variables.S3_ENDPOINT,
    region: variables.S3_REGION,
    accessKeyId: variables.S3_ACCESS_KEY_ID,
    secretAccessKey: variables.S3_SECRET_ACCESS_KEY,
    forcePathStyle: true,
  };
}

const missing = missingForSwift();
describe.skipIf(missing)(`objects in S3${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let swift: SwiftServer;
  let store: ObjectStore;
  beforeAll(async () => {
    swift = await startSwift();
    store = await openS3ObjectStore(optionsOf(swift));
  }, 90_000);
  afterAll(() => swift.stop());

  conformance(() => store);

  it('more than a page of objects is walked', async () => {
    const small = await openS3ObjectStore({ ...optionsOf(swift), limits: { pageKeys: 2 } });
    const keys = Array.from({ length: 5 }, () => `results/ef${randomUUID().slice(2)}`);
    for (const key of keys) await small.put(key, BYTES.subarray(0, 1));
    expect(await keysOf(small, 'results/ef')).toEqual(keys.sort());
  });

  it.each([
    ['a bucket that is not there', { bucket: 'nothing-here' }],
    ['a key that is not ours', { secretAccessKey: 'something else' }],
  ])('%s is a fault of the server, never an absence', async (_, changes) => {
    const other = await openS3ObjectStore({ ...optionsOf(swift), ...changes });
    const key = `files/${randomUUID()}`;
    const fault = { code: 'service_unavailable', status: 503 };
    await expect(other.get(key)).rejects.toMatchObject(fault);
    await expect(other.put(key, BYTES)).rejects.toMatchObject(fault);
    await expect(other.stream(key, { start: 0, end: 1 })).rejects.toMatchObject(fault);
    await expect(other.check()).rejects.toMatchObject(fault);
  });
});

describe('an S3 that is not there', () => {
  const key = `files/${randomUUID()}`;
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => server.close()));

  /** A server that takes connections and does this with them. */
  const openAt = async (answer: (write: (text: string) => void) => void) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => answer((text) => socket.write(text)));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return openS3ObjectStore({
      bucket: 'easel',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      forcePathStyle: true,
      limits: { connectMs: 200, callMs: 300, pieceMs: 300 },
    });
  };
  const expectFault = async (store: ObjectStore) => {
    const calls = [
      () => store.get(key),
      () => store.put(key, BYTES.subarray(0, 9)),
      () => store.delete(key),
      () => store.check(),
      () => store.stream(key, { start: 0, end: 9 }),
      () => keysOf(store, 'inputs/'),
    ];
    for (const call of calls) {
      const startedAtMs = Date.now();
      await expect(call()).rejects.toMatchObject({
        code: 'service_unavailable',
        headers: { 'retry-after': '5' },
      });
      expect(Date.now() - startedAtMs).toBeLessThan(2_000);
    }
  };

  it('is said to be down, at once', async () => {
    const store = await openAt(() => undefined);
    servers.at(-1)?.close();
    await sleep(20);
    await expectFault(store);
  });

  it('is given up when it says nothing', async () => {
    await expectFault(await openAt(() => undefined));
  });

  it('is given up when it falls silent in the middle of a picture', async () => {
    const store = await openAt((write) =>
      write('HTTP/1.1 206 Partial Content\r\ncontent-length: 9\r\n\r\nabc'),
    );
    const stream = await store.stream(key, { start: 0, end: 9 });
    const reader = stream?.getReader();
    expect((await reader?.read())?.value).toHaveLength(3);
    await expect(reader?.read()).rejects.toMatchObject({ code: 'service_unavailable' });
    await expect(store.get(key)).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('does no harm when it breaks off while nobody reads', async () => {
    const store = await openAt((write) =>
      write('HTTP/1.1 206 Partial Content\r\ncontent-length: 9\r\n\r\nabc'),
    );
    const stream = await store.stream(key, { start: 0, end: 9 });
    await sleep(500);
    await stream?.cancel();
  });
});
