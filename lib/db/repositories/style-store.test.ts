import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { StoredStyle } from '@/lib/styles/style-store';
import type { ListPlace } from '@/lib/list-place';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { createStyleStore, insertStyle } from './style-store';

const profile = {
  palette: [{ rgb: [12, 34, 56] as [number, number, number], weight: 1 }],
  contrast: 0.1,
  saturation: 0.2,
  edgeDensity: 0.3,
  flatness: 0.4,
  grain: 0.05,
  lineWeight: 0,
  texture: { residues: 'AAAA' },
};

await describeOnDatabases('styles', (database) => {
  const storeAt = (ms: number) => createStyleStore(database().db, () => ms);
  async function createAt(ms: number, style: Omit<StoredStyle, 'id' | 'createdAt'>) {
    const created = { ...style, id: randomUUID(), createdAt: new Date(ms) };
    await database()
      .db.transaction()
      .execute((transaction) => insertStyle(transaction, created));
    return created;
  }
  /** Rows of pictures that expire at 100, as they are saved before their style. */
  async function savedPictures(ownerId: string, count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    const row = {
      owner_id: ownerId,
      request_id: randomUUID(),
      kind: 'style' as const,
      media_type: 'image/webp' as const,
      size_bytes: 1,
      width_px: 1,
      height_px: 1,
      operation: 'createStyle',
      created_at: 0,
      expires_at: 100,
    };
    await database()
      .db.insertInto('files')
      .values(ids.map((id) => ({ id, ...row })))
      .execute();
    return ids;
  }
  const expiryOf = async (id: string) => {
    const query = database().db.selectFrom('files').select('expires_at').where('id', '=', id);
    return (await query.executeTakeFirstOrThrow()).expires_at;
  };
  const newStyle = async (userId: string, fileIds?: string[]) => ({
    userId,
    name: 'Paper',
    modelId: 'svcv4_1',
    family: 'v4_1' as const,
    match: 'flexible' as const,
    baseStyle: null,
    profile,
    fileIds: fileIds ?? (await savedPictures(userId, 2)),
    referenceIds: [],
  });

  it('a style comes back as it was made', async () => {
    const { id } = await testAccount(database().db);
    const style = await newStyle(id);
    const created = await createAt(5, style);
    expect(created).toMatchObject({ ...style, createdAt: new Date(5) });
    expect(await storeAt(9).find(id, created.id)).toEqual(created);
  });

  it("another user's style is neither found, listed nor deleted", async () => {
    const owner = await testAccount(database().db);
    const stranger = await testAccount(database().db);
    const style = await createAt(0, await newStyle(owner.id));
    expect(await storeAt(0).find(stranger.id, style.id)).toBeUndefined();
    expect(await storeAt(0).list(stranger.id, { limit: 10 })).toEqual([]);
    expect(await storeAt(0).delete(stranger.id, style.id)).toBeUndefined();
    expect(await storeAt(0).find(owner.id, style.id)).toEqual(style);
  });

  it('deleting hands back the style once, so that its files can go', async () => {
    const { id } = await testAccount(database().db);
    const style = await createAt(0, await newStyle(id));
    expect(await storeAt(0).delete(id, style.id)).toEqual(style);
    expect(await storeAt(0).delete(id, style.id)).toBeUndefined();
    expect(await storeAt(0).find(id, style.id)).toBeUndefined();
  });

  it('a listing shows the newest first, up to the limit', async () => {
    const { id } = await testAccount(database().db);
    const styles = [];
    for (const ms of [1, 2, 3]) styles.push(await createAt(ms, await newStyle(id)));
    expect(await storeAt(9).list(id, { limit: 2 })).toEqual([styles[2], styles[1]]);
  });

  it('a listing goes on after a place, also among styles of one moment', async () => {
    const { id } = await testAccount(database().db);
    for (const ms of [1, 2, 2, 2, 3]) await createAt(ms, await newStyle(id));
    const all = await storeAt(9).list(id, { limit: 10 });
    const paged = [];
    for (let after: ListPlace | undefined; ;) {
      const [next] = await storeAt(9).list(id, { limit: 1, after });
      if (!next) break;
      paged.push(next);
      after = { at: next.createdAt, id: next.id };
    }
    expect(paged).toEqual(all);
  });

  it('a style of nobody is refused', async () => {
    await expect(createAt(0, await newStyle(randomUUID(), []))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('its owner, and nobody else, renames it', async () => {
    const [owner, stranger] = [await testAccount(database().db), await testAccount(database().db)];
    const style = await createAt(0, await newStyle(owner.id));
    expect(await storeAt(0).rename(stranger.id, style.id, 'Mine')).toBeUndefined();
    expect(await storeAt(0).rename(owner.id, style.id, 'Evening')).toEqual({
      ...style,
      name: 'Evening',
    });
  });

  it('its pictures are kept with it, and go with it', async () => {
    const { id } = await testAccount(database().db);
    const [picture = '', reference = ''] = await savedPictures(id, 2);
    const style = await createAt(0, {
      ...(await newStyle(id, [picture])),
      referenceIds: [reference],
    });
    expect([await expiryOf(picture), await expiryOf(reference)]).toEqual([null, null]);
    await storeAt(50).delete(id, style.id);
    expect([await expiryOf(picture), await expiryOf(reference)]).toEqual([50, 50]);
  });

  it('the pictures of a refused style are left to expire', async () => {
    const { id } = await testAccount(database().db);
    const [there = ''] = await savedPictures(id, 1);
    await expect(createAt(0, await newStyle(id, [there, randomUUID()]))).rejects.toThrow();
    expect(await expiryOf(there)).toBe(100);
    expect(await storeAt(0).list(id, { limit: 9 })).toEqual([]);
  });

  it('samples that come at once are all kept, up to the limit, before the reference', async () => {
    const { id } = await testAccount(database().db);
    const [reference = '', ...samples] = await savedPictures(id, 6);
    const style = await createAt(0, await newStyle(id, [reference]));
    await Promise.all(samples.map((sample) => storeAt(50).addSample(id, style.id, sample)));
    const { fileIds = [] } = (await storeAt(0).find(id, style.id)) ?? {};
    expect(fileIds).toHaveLength(4);
    expect(fileIds.at(-1)).toBe(reference);
    for (const sample of samples) {
      expect(await expiryOf(sample)).toBe(fileIds.includes(sample) ? null : 50);
    }
  });

  it("a sample is put to nobody else's style, and stays to expire", async () => {
    const [owner, stranger] = [await testAccount(database().db), await testAccount(database().db)];
    const style = await createAt(0, await newStyle(owner.id));
    const [sample = ''] = await savedPictures(stranger.id, 1);
    expect(await storeAt(0).addSample(stranger.id, style.id, sample)).toBeUndefined();
    await expect(storeAt(0).addSample(owner.id, style.id, sample)).rejects.toThrow();
    expect(await expiryOf(sample)).toBe(100);
    expect(await storeAt(0).find(owner.id, style.id)).toEqual(style);
  });
});
