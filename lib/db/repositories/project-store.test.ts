import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { emptyDocument, layerSchema, type ProjectDocument } from '@/lib/projects/document';
import { MAX_PROJECTS_PER_USER } from '@/lib/projects/project-rules';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { createProjectStore } from './project-store';

const KEEP_MS = 1_000;
const FRAME = { widthPx: 100, heightPx: 80 };

await describeOnDatabases('projects', (database) => {
  const storeAt = (ms: number) => createProjectStore(database().db, { keepMs: KEEP_MS }, () => ms);
  const someone = async () => (await testAccount(database().db)).id;

  /** A row of a picture that expires at 500. */
  async function savedFile(ownerId: string, kind: 'result' | 'asset' | 'style' = 'result') {
    const id = randomUUID();
    const size = { size_bytes: 1, width_px: 1, height_px: 1 };
    const made = { operation: 'inpaint', created_at: 0, expires_at: 500 };
    const row = { id, owner_id: ownerId, request_id: randomUUID(), kind, ...size, ...made };
    await database()
      .db.insertInto('files')
      .values({ ...row, media_type: 'image/webp' })
      .execute();
    return id;
  }
  const expiryOf = async (id: string) => {
    const query = database().db.selectFrom('files').select('expires_at').where('id', '=', id);
    const expiry = (await query.executeTakeFirstOrThrow()).expires_at;
    return expiry === null ? null : Number(expiry);
  };
  const documentOf = (...fileIds: string[]): ProjectDocument => ({
    ...emptyDocument(FRAME),
    layers: fileIds.map((fileId) =>
      layerSchema.parse({
        id: randomUUID(),
        name: 'Photo',
        kind: 'picture',
        place: { x: 0, y: 0 },
        content: { fileId, widthPx: 1, heightPx: 1 },
      }),
    ),
  });
  const created = (userId: string, document = documentOf(), name = 'Poster', ms = 10) =>
    storeAt(ms).create({ id: randomUUID(), userId, name, document });

  it('a project comes back as it was saved', async () => {
    const userId = await someone();
    const document = documentOf(await savedFile(userId));
    const project = await created(userId, document);
    expect(project).toMatchObject({ revision: 1, layers: 1, ...FRAME, document });
    expect(await storeAt(20).find(userId, project.id)).toEqual(project);
  });

  it("another user's project is neither found, listed, changed, copied nor deleted", async () => {
    const [owner, stranger] = [await someone(), await someone()];
    const { id } = await created(owner);
    const store = storeAt(20);
    expect(await store.find(stranger, id)).toBeUndefined();
    expect(await store.list(stranger, { limit: 9 })).toEqual([]);
    expect(await store.change(stranger, id, { name: 'Mine' })).toBeUndefined();
    expect(await store.duplicate(stranger, id)).toBeUndefined();
    expect(await store.delete(stranger, id)).toBe(false);
    await store.keepThumbnail(stranger, id, randomUUID(), 9);
    expect(await store.find(owner, id)).toMatchObject({ name: 'Poster' });
  });

  it('made twice under one id is one project, and an id of somebody else is refused', async () => {
    const userId = await someone();
    const { id } = await created(userId);
    const again = { id, userId, name: 'Again', document: documentOf() };
    expect(await storeAt(20).create(again)).toMatchObject({ id, name: 'Poster' });
    expect(await storeAt(20).list(userId, { limit: 9 })).toHaveLength(1);
    await expect(storeAt(20).create({ ...again, userId: await someone() })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('of two who save from the same revision the second is told, and nothing of it is kept', async () => {
    const userId = await someone();
    const { id } = await created(userId);
    const save = (revision: number, document: ProjectDocument, name?: string) =>
      storeAt(revision * 100).change(userId, id, { name, save: { document, revision } });
    const first = documentOf(await savedFile(userId));
    expect(await save(1, first)).toMatchObject({ state: 'saved', project: { revision: 2 } });
    const late = await save(1, documentOf(), 'Late');
    expect(late).toEqual({ state: 'conflict', revision: 2, updatedAt: new Date(100) });
    expect(await storeAt(300).find(userId, id)).toMatchObject({ name: 'Poster', document: first });
  });

  it('a save that is sent again because its answer was lost is no conflict', async () => {
    const userId = await someone();
    const { id } = await created(userId);
    const save = { document: documentOf(await savedFile(userId)), revision: 1 };
    await storeAt(20).change(userId, id, { save });
    const again = await storeAt(30).change(userId, id, { save });
    expect(again).toMatchObject({ state: 'saved', project: { revision: 2 } });
  });

  it('of saves that come at once one wins', async () => {
    const userId = await someone();
    const { id } = await created(userId);
    const files = await Promise.all(Array.from({ length: 6 }, () => savedFile(userId)));
    const outcomes = await Promise.all(
      files.map((file) =>
        storeAt(20).change(userId, id, { save: { document: documentOf(file), revision: 1 } }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome?.state === 'saved')).toHaveLength(1);
    expect(await storeAt(30).find(userId, id)).toMatchObject({ revision: 2, layers: 1 });
  });

  it('what a project uses does not expire, and what none uses any more does', async () => {
    const userId = await someone();
    const [kept, dropped] = [await savedFile(userId), await savedFile(userId, 'asset')];
    const { id } = await created(userId, documentOf(kept, dropped));
    expect([await expiryOf(kept), await expiryOf(dropped)]).toEqual([null, null]);
    const save = { document: documentOf(kept), revision: 1 };
    await storeAt(100).change(userId, id, { save });
    expect([await expiryOf(kept), await expiryOf(dropped)]).toEqual([null, 100 + KEEP_MS]);
  });

  it('what two projects use stays until the second is gone', async () => {
    const userId = await someone();
    const file = await savedFile(userId);
    const first = await created(userId, documentOf(file));
    const second = await storeAt(50).duplicate(userId, first.id);
    expect(second).toMatchObject({ name: 'Poster copy', revision: 1, document: first.document });
    expect(await storeAt(100).delete(userId, first.id)).toBe(true);
    expect(await expiryOf(file)).toBeNull();
    await storeAt(200).delete(userId, second?.id ?? '');
    expect(await expiryOf(file)).toBe(200 + KEEP_MS);
    expect(await storeAt(300).list(userId, { limit: 9 })).toEqual([]);
  });

  it('a document with files that are not there is refused whole, by their names', async () => {
    const userId = await someone();
    const { id } = await created(userId);
    const mine = await savedFile(userId);
    const theirs = await savedFile(await someone());
    for (const file of [theirs, await savedFile(userId, 'style'), randomUUID()]) {
      const save = { document: documentOf(mine, file), revision: 1 };
      const refusal = { code: 'invalid_request', param: 'document' };
      await expect(storeAt(20).change(userId, id, { save })).rejects.toMatchObject(refusal);
    }
    expect(await expiryOf(mine)).toBe(500);
    const late = { document: documentOf(mine), revision: 1 };
    await expect(storeAt(500).change(userId, id, { save: late })).rejects.toThrow(mine);
  });

  it('are listed by their last change, page by page, and found by parts of their names', async () => {
    const userId = await someone();
    for (const [at, name] of ['Éclair 50%', 'Poster_1', 'poster 2'].entries()) {
      await created(userId, documentOf(), name, 10 + at);
    }
    const names = (projects: { name: string }[]) => projects.map(({ name }) => name);
    const first = await storeAt(50).list(userId, { limit: 2 });
    expect(names(first)).toEqual(['poster 2', 'Poster_1']);
    const last = first[1];
    const after = last && { at: last.updatedAt, id: last.id };
    expect(names(await storeAt(50).list(userId, { limit: 2, after }))).toEqual(['Éclair 50%']);
    const search = async (text: string) =>
      names(await storeAt(50).list(userId, { limit: 9, search: text }));
    expect(await search('POSTER')).toEqual(['poster 2', 'Poster_1']);
    expect(await search('éCL')).toEqual(['Éclair 50%']);
    expect([await search('r_1'), await search('%')]).toEqual([['Poster_1'], ['Éclair 50%']]);
    expect(await search('\\')).toEqual([]);
  });

  it('a new thumbnail takes the place of an older one, and never the other way round', async () => {
    const userId = await someone();
    const { id } = await created(userId);
    const [old, young] = [await savedFile(userId, 'asset'), await savedFile(userId, 'asset')];
    await storeAt(20).keepThumbnail(userId, id, young, 3);
    await storeAt(30).keepThumbnail(userId, id, old, 2);
    expect(await storeAt(40).find(userId, id)).toMatchObject({
      thumbnail: { fileId: young, revision: 3 },
    });
    expect(await expiryOf(old)).toBe(30);
    await storeAt(50).delete(userId, id);
    expect(await expiryOf(young)).toBe(50);
  });

  it('a user has so many and no more, however many are made at once', async () => {
    const userId = await someone();
    const { id, ...row } = await database()
      .db.selectFrom('projects')
      .selectAll()
      .where('id', '=', (await created(userId)).id)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: MAX_PROJECTS_PER_USER - 3 }, () => ({
      ...row,
      id: randomUUID(),
    }));
    await database().db.insertInto('projects').values(rows).execute();
    const made = await Promise.allSettled(
      Array.from({ length: 4 }, () => storeAt(20).duplicate(userId, id)),
    );
    expect(made.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  });
});
