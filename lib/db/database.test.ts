import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './database';
import { migrate } from './migrate';
import { testAccount } from './testing/accounts';
import { describeOnDatabases } from './testing/databases';

await describeOnDatabases('the database', (database) => {
  it('is migrated again without effect', async () => {
    const { db } = database();
    const { id } = await testAccount(db, 5);
    await migrate(database());
    expect(await db.selectFrom('users').select('balance').where('id', '=', id).execute()).toEqual([
      { balance: 5 },
    ]);
  });

  it('refuses a balance below zero itself', async () => {
    const { db } = database();
    const { id } = await testAccount(db, 5);
    const overdraw = db.updateTable('users').set({ balance: -1 }).where('id', '=', id).execute();
    await expect(overdraw).rejects.toThrow();
  });

  it('refuses rows of users that do not exist', async () => {
    const row = { provider: 'github', subject: '1', user_id: 'nobody', created_at: 0 };
    const insert = database().db.insertInto('identities').values(row).execute();
    await expect(insert).rejects.toThrow();
  });

  it('keeps integers beyond 32 bits as numbers', async () => {
    const { db } = database();
    const { id } = await testAccount(db);
    const balance = 900_000_000_000_000;
    await db.updateTable('users').set({ balance }).where('id', '=', id).execute();
    const row = await db.selectFrom('users').select('balance').where('id', '=', id).execute();
    expect(row).toEqual([{ balance }]);
  });

  it('undoes a transaction that fails half-way', async () => {
    const { db } = database();
    const { id } = await testAccount(db, 5);
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.updateTable('users').set({ balance: 1 }).where('id', '=', id).execute();
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await db.selectFrom('users').select('balance').where('id', '=', id).execute()).toEqual([
      { balance: 5 },
    ]);
  });

  it('says that it answers, and after closing that it does not', async () => {
    const other = openDatabase(database().location);
    await expect(other.check()).resolves.toBeUndefined();
    await other.close();
    await expect(other.check()).rejects.toThrow();
  });
});

describe('the SQLite file', () => {
  const modesIn = async (folder: string) => {
    const names = (await readdir(folder)).filter((name) => name.startsWith('easel.db')).toSorted();
    const stats = await Promise.all(names.map((name) => stat(path.join(folder, name))));
    return names.map((name, index) => [name, (stats[index]?.mode ?? 0) & 0o777]);
  };
  const OWN = [
    ['easel.db', 0o600],
    ['easel.db-shm', 0o600],
    ['easel.db-wal', 0o600],
  ];

  it('and what lies beside it are its owner’s alone, also where an earlier version was freer', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'easel-db-'));
    const location = { DATA_DIR: folder, DATABASE_URL: undefined };
    const before = process.umask(0o022);
    const first = openDatabase(location);
    try {
      await migrate(first);
      expect(await modesIn(folder)).toEqual(OWN);
      for (const [name] of OWN) await chmod(path.join(folder, String(name)), 0o644);
      const second = openDatabase(location);
      await second.check();
      expect(await modesIn(folder)).toEqual(OWN);
      await second.close();
    } finally {
      process.umask(before);
      await first.close();
      await rm(folder, { recursive: true });
    }
  });
});

describe('a new SQLite file', () => {
  it('lies in a folder only its owner enters, and a charge in it survives a power cut', async () => {
    const parent = await mkdtemp(path.join(os.tmpdir(), 'easel-db-'));
    const folder = path.join(parent, 'data');
    const database = openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
    try {
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
      const settings = await Promise.all(
        ['journal_mode', 'synchronous', 'foreign_keys'].map((name) =>
          sql.raw(`select * from pragma_${name}`).execute(database.db),
        ),
      );
      const FULL = 2;
      expect(settings.map(({ rows }) => rows[0])).toEqual([
        { journal_mode: 'wal' },
        { synchronous: FULL },
        { foreign_keys: 1 },
      ]);
    } finally {
      await database.close();
      await rm(parent, { recursive: true });
    }
  });
});
