import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { createStyleStore } from './style-store';

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
  const newStyle = (userId: string) => ({
    userId,
    name: 'Paper',
    modelId: 'svcv4_1',
    family: 'v4_1' as const,
    match: 'flexible' as const,
    baseStyle: null,
    profile,
    fileIds: [randomUUID(), randomUUID()],
    referenceIds: [randomUUID()],
  });

  it('a style comes back as it was made', async () => {
    const { id } = await testAccount(database().db);
    const style = newStyle(id);
    const created = await storeAt(5).create(style);
    expect(created).toMatchObject({ ...style, createdAt: new Date(5) });
    expect(await storeAt(9).find(id, created.id)).toEqual(created);
  });

  it("another user's style is neither found, listed nor deleted", async () => {
    const owner = await testAccount(database().db);
    const stranger = await testAccount(database().db);
    const style = await storeAt(0).create(newStyle(owner.id));
    expect(await storeAt(0).find(stranger.id, style.id)).toBeUndefined();
    expect(await storeAt(0).list(stranger.id, { limit: 10 })).toEqual([]);
    expect(await storeAt(0).delete(stranger.id, style.id)).toBeUndefined();
    expect(await storeAt(0).find(owner.id, style.id)).toEqual(style);
  });

  it('deleting hands back the style once, so that its files can go', async () => {
    const { id } = await testAccount(database().db);
    const style = await storeAt(0).create(newStyle(id));
    expect(await storeAt(0).delete(id, style.id)).toEqual(style);
    expect(await storeAt(0).delete(id, style.id)).toBeUndefined();
    expect(await storeAt(0).find(id, style.id)).toBeUndefined();
  });

  it('a listing shows the newest first, up to the limit', async () => {
    const { id } = await testAccount(database().db);
    const styles = [];
    for (const ms of [1, 2, 3]) styles.push(await storeAt(ms).create(newStyle(id)));
    expect(await storeAt(9).list(id, { limit: 2 })).toEqual([styles[2], styles[1]]);
  });

  it('a style of nobody is refused', async () => {
    await expect(storeAt(0).create(newStyle(randomUUID()))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('its owner, and nobody else, changes name and pictures', async () => {
    const [owner, stranger] = [await testAccount(database().db), await testAccount(database().db)];
    const style = await storeAt(0).create(newStyle(owner.id));
    expect(await storeAt(0).update(stranger.id, style.id, { name: 'Mine' })).toBeUndefined();
    const renamed = await storeAt(0).update(owner.id, style.id, { name: 'Evening' });
    expect(renamed).toEqual({ ...style, name: 'Evening' });
    const fileIds = [randomUUID()];
    const pictured = await storeAt(0).update(owner.id, style.id, { fileIds });
    expect(pictured).toEqual({ ...style, name: 'Evening', fileIds });
  });
});
