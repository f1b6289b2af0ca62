import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskObjectStore } from './disk-object-store';
import { sweepLeftovers } from './sweep-leftovers';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'easel-leftovers-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('what requests left behind goes once it is old; files and what is in use stay', async () => {
  const store = createDiskObjectStore(root);
  const put = async (room: string, id: string, isOld: boolean) => {
    const key = room === 'inputs' ? `inputs/${id}/0` : `${room}/${id}`;
    await store.put(key, new Uint8Array(1));
    const place = path.join(root, room, id.slice(0, 2), id.slice(2, 4), ...key.split('/').slice(1));
    if (isOld) await utimes(place, 1, 1);
    return key;
  };
  const old = [await put('inputs', randomUUID(), true), await put('results', randomUUID(), true)];
  const kept = [
    await put('inputs', randomUUID(), false),
    await put('results', randomUUID(), false),
    await put('files', randomUUID(), true),
  ];
  expect(await sweepLeftovers(store, new Date(Date.now() - 3_600_000))).toBe(2);
  for (const key of old) expect(await store.get(key)).toBeUndefined();
  for (const key of kept) expect(await store.get(key)).toHaveLength(1);
  expect(await sweepLeftovers(store, new Date(Date.now() - 3_600_000))).toBe(0);
});
