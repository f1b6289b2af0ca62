import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { BLOB_VARIANTS, type BlobStore, type FileListing } from '@/lib/files/file-store';
import { documentSchema } from '@/lib/projects/document';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { createFileStore } from './file-store';
import { createProjectStore } from './project-store';

const BYTES = new Uint8Array([1, 2, 3]);

function memoryBlobs(): BlobStore & { held: Map<string, Uint8Array> } {
  const held = new Map<string, Uint8Array>();
  return {
    held,
    put: async (id, bytes, variant) => void held.set(id + (variant ?? ''), bytes),
    get: async (id, variant) => held.get(id + (variant ?? '')),
    stream: async (id, { start, end }) => {
      const bytes = held.get(id)?.slice(start, end);
      return bytes && new Blob([bytes]).stream();
    },
    delete: async (id) => ['', ...BLOB_VARIANTS].forEach((variant) => held.delete(id + variant)),
    list: async (prefix) => [...held.keys()].filter((id) => id.startsWith(prefix)),
    freeBytes: async () => 1_000,
    check: async () => undefined,
  };
}

await describeOnDatabases('files', (database) => {
  const setUp = async () => {
    const blobs = memoryBlobs();
    const { id: ownerId } = await testAccount(database().db);
    const storeAt = (ms: number) => createFileStore(database().db, blobs, () => ms);
    const newFile = (expiresAtMs: number | null) => ({
      id: randomUUID(),
      ownerId,
      requestId: randomUUID(),
      kind: 'result' as const,
      mediaType: 'image/webp' as const,
      widthPx: 20,
      heightPx: 10,
      operation: 'generate',
      expiresAt: expiresAtMs === null ? null : new Date(expiresAtMs),
    });
    return { blobs, ownerId, storeAt, newFile };
  };

  it('a file comes back with its bytes until it expires', async () => {
    const { storeAt, newFile } = await setUp();
    const file = newFile(5000);
    const record = await storeAt(1000).save(file, BYTES);
    expect(record).toEqual({ ...file, sizeBytes: 3, createdAt: new Date(1000) });
    expect(await storeAt(4999).open(file.id)).toEqual({ record, bytes: BYTES });
    expect(await storeAt(5000).open(file.id)).toBeUndefined();
  });

  it('a sweep deletes what has expired, bytes and record, and nothing else', async () => {
    const { blobs, ownerId, storeAt, newFile } = await setUp();
    const [dead, alive, kept] = [newFile(2000), newFile(9000), newFile(null)];
    for (const file of [dead, alive, kept]) await storeAt(1000).save(file, BYTES);
    expect(await storeAt(2000).sweep()).toBe(1);
    expect([...blobs.held.keys()].sort()).toEqual([alive.id, kept.id].sort());
    const rows = await database()
      .db.selectFrom('files')
      .select('id')
      .where('owner_id', '=', ownerId)
      .execute();
    expect(rows).toHaveLength(2);
    expect(await storeAt(2000).sweep()).toBe(0);
    await storeAt(0).delete([alive.id]);
  });

  it('a sweep of more than one batch leaves nothing behind', async () => {
    const { blobs, storeAt, newFile } = await setUp();
    for (let index = 0; index < 205; index += 1) await storeAt(1000).save(newFile(2000), BYTES);
    expect(await storeAt(3000).sweep()).toBe(205);
    expect(blobs.held.size).toBe(0);
  });

  it('deleted files are gone; unknown and malformed ids are passed over', async () => {
    const { blobs, storeAt, newFile } = await setUp();
    const file = newFile(null);
    await storeAt(0).save(file, BYTES);
    await storeAt(0).delete([file.id, randomUUID(), '../../etc/passwd']);
    expect(await storeAt(0).open(file.id)).toBeUndefined();
    expect(blobs.held.size).toBe(0);
  });

  it('thumbnails come back by their width and go with their file', async () => {
    const { blobs, storeAt, newFile } = await setUp();
    const [small, large] = [new Uint8Array([1]), new Uint8Array([4])];
    const file = newFile(null);
    const thumbnails = [
      { widthPx: 640, bytes: large },
      { widthPx: 160, bytes: small },
    ] as const;
    await storeAt(0).save(file, BYTES, thumbnails);
    expect(await storeAt(0).thumbnail(file.id, 160)).toEqual(small);
    expect(await storeAt(0).thumbnail(file.id, 640)).toEqual(large);
    expect(await storeAt(0).thumbnail(file.id, 320)).toBeUndefined();
    await storeAt(0).delete([file.id]);
    expect(blobs.held.size).toBe(0);
  });

  it('that a file can have no thumbnails is remembered, and nothing is kept of a file that is gone', async () => {
    const { blobs, storeAt, newFile } = await setUp();
    const file = newFile(null);
    await storeAt(0).save(file, BYTES);
    expect(await storeAt(0).thumbnail(file.id, 320)).toBeUndefined();
    await storeAt(0).saveThumbnails(file.id, []);
    expect(await storeAt(0).thumbnail(file.id, 320)).toBe('none');
    await storeAt(0).delete([file.id]);
    await storeAt(0).saveThumbnails(file.id, [{ widthPx: 160, bytes: BYTES }]);
    expect(blobs.held.size).toBe(0);
  });

  it('bytes that can not be stored leave no record', async () => {
    const { blobs, ownerId, newFile } = await setUp();
    const full: BlobStore = { ...blobs, put: () => Promise.reject(new Error('disk full')) };
    const store = createFileStore(database().db, full);
    await expect(store.save(newFile(null), BYTES)).rejects.toThrow('disk full');
    expect(await store.list(ownerId, { kind: 'result', limit: 10 })).toEqual([]);
  });

  it('an id that is no UUID finds nothing and is never saved', async () => {
    const { storeAt, newFile } = await setUp();
    for (const id of ['', '..', '../easel.db', `${randomUUID()}/..`, randomUUID().toUpperCase()]) {
      expect(await storeAt(0).open(id)).toBeUndefined();
      await expect(storeAt(0).save({ ...newFile(null), id }, BYTES)).rejects.toThrow(RangeError);
    }
  });

  it("a listing shows one user's live files, newest first, and continues where it stopped", async () => {
    const { ownerId, storeAt, newFile } = await setUp();
    const other = await setUp();
    await other.storeAt(0).save(other.newFile(null), BYTES);
    await storeAt(0).save(newFile(500), BYTES);
    const ids: string[] = [];
    // Two of the same millisecond, which a page may end between.
    for (const ms of [1, 2, 2, 3]) ids.push((await storeAt(ms).save(newFile(null), BYTES)).id);
    const first = await storeAt(1000).list(ownerId, { kind: 'result', limit: 2 });
    const last = first.at(-1);
    if (!last) throw new Error('The first page is empty');
    // What a page ended with may be gone when the next one is asked for.
    await storeAt(1000).deleteResult(ownerId, last.id);
    const after = { at: last.createdAt, id: last.id };
    const rest = await storeAt(1000).list(ownerId, { kind: 'result', limit: 9, after });
    const listed = [...first, ...rest].map((file) => file.id);
    expect([...listed].sort()).toEqual([...ids].sort());
    expect([...first, ...rest].map((file) => file.createdAt.getTime())).toEqual([3, 2, 2, 1]);
    expect(await storeAt(1000).list(ownerId, { kind: 'style', limit: 9 })).toEqual([]);
  });

  it('results are counted and listed by operation, while they live', async () => {
    const { ownerId, storeAt, newFile } = await setUp();
    const inpainted = { ...newFile(9000), operation: 'inpaint' };
    for (const file of [newFile(9000), newFile(9000), newFile(500), inpainted]) {
      await storeAt(0).save(file, BYTES);
    }
    expect(await storeAt(1000).countBy(ownerId, 'operation')).toEqual({ generate: 2, inpaint: 1 });
    const options = { kind: 'result' as const, limit: 9, operation: 'inpaint' };
    const listed = await storeAt(1000).list(ownerId, options);
    expect(listed.map(({ id }) => id)).toEqual([inpainted.id]);
  });

  it('results are found by prompt and model, either end first, page by page', async () => {
    const { ownerId, storeAt, newFile } = await setUp();
    const drawn = (prompt: string | null, model: string) => ({
      ...newFile(null),
      recipe: { model, prompt, seed: 4_294_967_295, settings: { size: '3:2' } },
    });
    const foxes = ['A red FOX', 'fox & 100% snow', 'two foxes'].map((text) => drawn(text, 'v4'));
    const others = [drawn('a house', 'v3'), drawn(null, 'v3'), newFile(null)];
    for (const [at, file] of [...foxes, ...others].entries()) await storeAt(at).save(file, BYTES);
    const list = async (listing: Partial<FileListing>) => {
      const files = await storeAt(99).list(ownerId, { kind: 'result', limit: 9, ...listing });
      return files.map(({ id }) => id);
    };
    const ids = foxes.map(({ id }) => id);
    expect(await list({ search: 'Fox' })).toEqual(ids.toReversed());
    expect(await list({ search: '0% s' })).toEqual([foxes[1]?.id]);
    expect(await list({ search: '_' })).toEqual([]);
    expect(await list({ model: 'v3' })).toHaveLength(2);
    const listing = { search: 'fox', sort: 'oldest', limit: 2 } as const;
    expect(await list(listing)).toEqual(ids.slice(0, 2));
    const after = { at: new Date(1), id: ids[1] ?? '' };
    expect(await list({ ...listing, after })).toEqual(ids.slice(2));
    expect(await storeAt(99).countBy(ownerId, 'model')).toEqual({ v4: 3, v3: 2 });
    const kept = await storeAt(99).find(foxes[0]?.id ?? '');
    expect(kept?.recipe).toEqual(foxes[0]?.recipe);
  });

  it('a result is deleted by its owner alone, and a picture of a style by nobody so', async () => {
    const { blobs, ownerId, storeAt, newFile } = await setUp();
    const stranger = await testAccount(database().db);
    const result = newFile(9000);
    const style = { ...newFile(null), kind: 'style' as const };
    for (const file of [result, style]) await storeAt(0).save(file, BYTES);
    expect(await storeAt(1).deleteResult(stranger.id, result.id)).toBe(false);
    expect(await storeAt(1).deleteResult(ownerId, style.id)).toBe(false);
    expect(await storeAt(1).deleteResult(ownerId, result.id)).toBe(true);
    expect(await storeAt(1).find(result.id)).toBeUndefined();
    expect([...blobs.held.keys()]).toEqual([style.id]);
  });

  it('a result whose bytes can’t be removed just now is there still', async () => {
    const { blobs, ownerId, storeAt, newFile } = await setUp();
    const { id } = await storeAt(0).save(newFile(9000), BYTES);
    blobs.delete = () => Promise.reject(new Error('the store hangs'));
    await expect(storeAt(1).deleteResult(ownerId, id)).rejects.toThrow('the store hangs');
    expect((await storeAt(8999).open(id))?.bytes).toEqual(BYTES);
    expect(await storeAt(9000).find(id)).toBeUndefined();
  });

  it('a result that a project uses is counted, and deleted by nobody', async () => {
    const { ownerId, storeAt, newFile } = await setUp();
    const { id: fileId } = await storeAt(0).save(newFile(9000), BYTES);
    const layer = {
      id: randomUUID(),
      name: 'Photo',
      kind: 'picture',
      place: { x: 0, y: 0 },
      content: { fileId, widthPx: 1, heightPx: 1 },
    };
    const frame = { widthPx: 1, heightPx: 1 };
    const document = documentSchema.parse({ format: 1, frame, layers: [layer] });
    const projects = createProjectStore(database().db, { keepMs: 500 }, () => 100);
    const { id } = await projects.create({
      id: randomUUID(),
      userId: ownerId,
      name: 'Poster',
      document,
    });
    const late = storeAt(99_000);
    await late.sweep();
    await expect(late.deleteResult(ownerId, fileId)).rejects.toThrow('"Poster" uses this picture');
    expect(await late.countBy(ownerId, 'operation')).toEqual({ generate: 1 });
    await projects.delete(ownerId, id);
    expect(await storeAt(599).find(fileId)).toBeDefined();
    expect(await storeAt(600).find(fileId)).toBeUndefined();
  });

  it('bytes that no record knows are swept in time, whatever their id begins with', async () => {
    const { blobs, storeAt, newFile } = await setUp();
    const known = newFile(null);
    const store = storeAt(Date.now());
    await store.save(known, BYTES);
    const orphans = Array.from({ length: 5 }, () => randomUUID());
    for (const id of orphans) blobs.held.set(id, BYTES);
    let swept = 0;
    for (let round = 0; round < 256; round += 1) swept += await store.sweepOrphans();
    expect(swept).toBe(5);
    expect([...blobs.held.keys()]).toEqual([known.id]);
  });

  it('bytes are summed for their owner alone', async () => {
    const { ownerId, storeAt, newFile } = await setUp();
    const other = await setUp();
    await other.storeAt(0).save(other.newFile(null), BYTES);
    expect(await storeAt(0).bytesOf(ownerId)).toBe(0);
    await storeAt(0).save(newFile(null), BYTES);
    await storeAt(0).save(newFile(1), BYTES);
    expect(await storeAt(9).bytesOf(ownerId)).toBe(2 * BYTES.byteLength);
  });

  it('what is kept is summed by kind', async () => {
    const { storeAt, newFile } = await setUp();
    const bytesOf = async (kind: string) =>
      (await storeAt(0).usage()).find((use) => use.kind === kind) ?? { files: 0, bytes: 0 };
    const before = await bytesOf('result');
    await storeAt(0).save(newFile(9000), BYTES);
    const after = await bytesOf('result');
    expect(after.files - before.files).toBe(1);
    expect(after.bytes - before.bytes).toBe(BYTES.byteLength);
  });
});
