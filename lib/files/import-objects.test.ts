import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskObjectStore } from './disk-object-store';
import { importObjects } from './import-objects';
import type { ObjectStore } from './object-store';

describe('an import of files', () => {
  let root: string;
  let from: ObjectStore;
  let to: ObjectStore;
  const keys = Array.from({ length: 20 }, () => `files/${randomUUID()}`);
  const bytesOf = (key: string) => new TextEncoder().encode(`bytes of ${key}`);

  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'easel-import-'));
    from = createDiskObjectStore(path.join(root, 'from'));
    to = createDiskObjectStore(path.join(root, 'to'));
    for (const key of keys) await from.put(key, bytesOf(key));
    await from.put(`${keys[0]}.w320`, bytesOf('small'));
    await from.put(`inputs/${randomUUID()}/0`, bytesOf('of no use elsewhere'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('brings every file and its thumbnails, and leaves the source as it is', async () => {
    expect(await importObjects(from, to)).toMatchObject({ copied: 21, present: 0 });
    for (const key of keys) {
      expect(new Uint8Array((await to.get(key)) ?? [])).toEqual(bytesOf(key));
      expect(await from.get(key)).toBeDefined();
    }
    expect(await to.get(`${keys[0]}.w320`)).toBeDefined();
  });

  it('that was cut off goes on where it was, and brings what came since', async () => {
    let puts = 0;
    const breaking = {
      ...to,
      put: async (key: string, bytes: Uint8Array) => {
        puts += 1;
        if (puts > 5) throw new Error('the network went');
        await to.put(key, bytes);
      },
    };
    await expect(importObjects(from, breaking)).rejects.toThrow('the network went');
    const late = `files/${randomUUID()}`;
    await from.put(late, bytesOf(late));
    expect(await importObjects(from, to)).toMatchObject({ copied: 17, present: 5 });
    expect(await importObjects(from, to)).toMatchObject({ copied: 0, present: 22 });
  });

  it('puts right what lies there with another size', async () => {
    await to.put(keys[0] ?? '', bytesOf('half'));
    await importObjects(from, to);
    expect(new Uint8Array((await to.get(keys[0] ?? '')) ?? [])).toEqual(bytesOf(keys[0] ?? ''));
  });

  it('says when what was put comes back changed', async () => {
    const lying = { ...to, get: async () => new Uint8Array([1]) };
    await expect(importObjects(from, lying)).rejects.toThrow('came back as something else');
  });
});
