import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readlink, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBlobStore } from './blob-store';
import { createDiskObjectStore } from './disk-object-store';

const BYTES = new Uint8Array([1, 2, 3]);

const createDiskBlobStore = (root: string) => createBlobStore(createDiskObjectStore(root));

describe('blobs on disk', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'easel-blobs-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const filesBelow = async () => {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  };

  it('come back as they were put, two folders deep, with nothing beside them', async () => {
    const store = createDiskBlobStore(root);
    const id = 'abcdef01-2345-4678-9abc-def012345678';
    await store.put(id, BYTES);
    expect(new Uint8Array((await store.get(id)) ?? [])).toEqual(BYTES);
    expect(await filesBelow()).toEqual([`files/ab/cd/${id}`]);
  });

  describe('in pieces', () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
    const id = randomUUID();
    const openHandles = async () => {
      const links = await readdir('/proc/self/fd');
      const targets = await Promise.all(
        links.map((link) => readlink(`/proc/self/fd/${link}`).catch(() => '')),
      );
      return targets.filter((target) => target.includes(id)).length;
    };
    const streamOf = async (start: number, end: number) => {
      const store = createDiskBlobStore(root);
      await store.put(id, bytes);
      const stream = await store.stream(id, { start, end });
      if (!stream) throw new Error('It was just put.');
      return stream;
    };

    it.each([
      [0, 300_000],
      [0, 1],
      [131_072, 262_145],
      [299_999, 300_000],
      [10, 10],
    ])('come as they are from %i to %i', async (start, end) => {
      const stream = await streamOf(start, end);
      const read = await new Response(stream).bytes();
      expect(Buffer.compare(read, bytes.subarray(start, end))).toBe(0);
      expect(await openHandles()).toBe(0);
    });

    it('hold one handle while they are read, and none once they are let go', async () => {
      const reader = (await streamOf(0, 300_000)).getReader();
      await reader.read();
      expect(await openHandles()).toBe(1);
      await reader.cancel();
      expect(await openHandles()).toBe(0);
    });

    it('that end too soon are an error, not a shorter file', async () => {
      const stream = await streamOf(0, 300_001);
      await expect(new Response(stream).bytes()).rejects.toThrow('ends before its size');
      expect(await openHandles()).toBe(0);
    });

    it('are nothing where there is nothing', async () => {
      const store = createDiskBlobStore(root);
      expect(await store.stream(randomUUID(), { start: 0, end: 1 })).toBeUndefined();
      await expect(store.stream('..', { start: 0, end: 1 })).rejects.toThrow(RangeError);
    });
  });

  it('have variants beside them that go with them', async () => {
    const store = createDiskBlobStore(root);
    const id = 'abcdef01-2345-4678-9abc-def012345678';
    await store.put(id, BYTES);
    await store.put(id, BYTES.subarray(1), 'w320');
    expect(new Uint8Array((await store.get(id, 'w320')) ?? [])).toEqual(BYTES.subarray(1));
    expect(await store.get(id, 'w160')).toBeUndefined();
    expect((await filesBelow()).sort()).toEqual([`files/ab/cd/${id}`, `files/ab/cd/${id}.w320`]);
    await store.delete(id);
    expect(await filesBelow()).toEqual([]);
  });

  it('are replaced whole', async () => {
    const store = createDiskBlobStore(root);
    const id = randomUUID();
    await store.put(id, new Uint8Array(1000));
    await store.put(id, BYTES);
    expect(new Uint8Array((await store.get(id)) ?? [])).toEqual(BYTES);
  });

  it('are gone once deleted, and deleting again does no harm', async () => {
    const store = createDiskBlobStore(root);
    const id = randomUUID();
    await store.put(id, BYTES);
    await store.delete(id);
    await store.delete(id);
    expect(await store.get(id)).toBeUndefined();
    expect(await filesBelow()).toEqual([]);
  });

  it.each(['', '.', '..', '../../../etc/passwd', 'ab/cd', '%2e%2e', `${randomUUID()}\0`])(
    'never touch a path for the id %j',
    async (id) => {
      const store = createDiskBlobStore(root);
      await expect(store.put(id, BYTES)).rejects.toThrow(RangeError);
      await expect(store.get(id)).rejects.toThrow(RangeError);
      await expect(store.delete(id)).rejects.toThrow(RangeError);
      expect(await filesBelow()).toEqual([]);
    },
  );

  it('are listed by the first digits of their ids once they are old enough, half-written ones too', async () => {
    const store = createDiskBlobStore(root);
    const [old, fresh, half] = ['1', '2', '3'].map(
      (digit) => `ab00000${digit}-0000-4000-8000-000000000000`,
    ) as [string, string, string];
    for (const id of [old, fresh]) await store.put(id, BYTES);
    await store.put(`cd${old.slice(2)}`, BYTES);
    const placeOf = (name: string) => path.join(root, 'files', 'ab', name.slice(2, 4), name);
    await writeFile(placeOf(`${half}.tmp`), 'half');
    for (const name of [old, `${half}.tmp`]) await utimes(placeOf(name), 1, 1);
    const before = new Date(Date.now() - 60_000);
    expect((await store.list('ab', before)).sort()).toEqual([old, half]);
    expect(await store.list('ff', before)).toEqual([]);
    await store.delete(half);
    expect(await filesBelow()).not.toContain(`files/ab/00/${half}.tmp`);
  });

  it('know how many bytes can still be written', async () => {
    const missing = createDiskBlobStore(path.join(root, 'not', 'there'));
    expect(await missing.freeBytes()).toBeGreaterThan(0);
  });

  it('what a crash has left half-written goes with the blob', async () => {
    const store = createDiskBlobStore(root);
    const id = randomUUID();
    await store.put(id, BYTES);
    await writeFile(path.join(root, 'files', id.slice(0, 2), id.slice(2, 4), `${id}.tmp`), 'half');
    await store.delete(id);
    expect(await filesBelow()).toEqual([]);
  });

  it('a write that fails leaves nothing behind', async () => {
    const store = createDiskBlobStore(root);
    const id = randomUUID();
    // A folder in the blob's place makes the last step, the renaming, fail.
    await createDiskBlobStore(path.join(root, 'files', id.slice(0, 2), id.slice(2, 4), id)).put(
      id,
      BYTES,
    );
    const before = await filesBelow();
    await expect(store.put(id, BYTES)).rejects.toThrow();
    expect(await filesBelow()).toEqual(before);
  });

  it('the check passes where blobs can be written, without a trace, and fails elsewhere', async () => {
    await createDiskBlobStore(root).check();
    expect(await filesBelow()).toEqual([]);
    const file = path.join(root, 'file');
    await writeFile(file, 'not a folder');
    await expect(createDiskBlobStore(file).check()).rejects.toThrow();
  });
});
