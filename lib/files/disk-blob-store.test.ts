import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskBlobStore } from './disk-blob-store';

const BYTES = new Uint8Array([1, 2, 3]);

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
    expect(await filesBelow()).toEqual([`ab/cd/${id}`]);
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

  it('what a crash has left half-written goes with the blob', async () => {
    const store = createDiskBlobStore(root);
    const id = randomUUID();
    await store.put(id, BYTES);
    await writeFile(path.join(root, id.slice(0, 2), id.slice(2, 4), `${id}.tmp`), 'half');
    await store.delete(id);
    expect(await filesBelow()).toEqual([]);
  });

  it('a write that fails leaves nothing behind', async () => {
    const store = createDiskBlobStore(root);
    const id = randomUUID();
    // A folder in the blob's place makes the last step, the renaming, fail.
    await createDiskBlobStore(path.join(root, id.slice(0, 2), id.slice(2, 4), id)).put(id, BYTES);
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
