import type { Migration } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openDatabase } from './database';
import { migrate } from './migrate';
import { migrationsFor } from './migrations/migrations';
import { describeOnDatabases } from './testing/databases';

await describeOnDatabases('migrations', (database) => {
  const addsATable = (name: string): Migration => ({
    async up(db) {
      await db.schema.createTable(name).addColumn('id', 'text').execute();
    },
  });

  async function onEmpty(test: (empty: ReturnType<typeof openDatabase>) => Promise<void>) {
    const empty = openDatabase(await database().another());
    try {
      await test(empty);
    } finally {
      await empty.close();
    }
  }

  it('of many servers that start at once are done once', () =>
    onEmpty(async (empty) => {
      await Promise.all([migrate(empty), migrate(empty), migrate(empty)]);
      await expect(empty.check()).resolves.toBeUndefined();
    }));

  it('that a newer version has added stop no server that lacks them', () =>
    onEmpty(async (empty) => {
      const ours = migrationsFor(empty.kind);
      await migrate(empty, { migrations: { ...ours, '9999-newer': addsATable('newer') } });
      await expect(migrate(empty)).resolves.toBeUndefined();
    }));

  it('in an order that no version had are refused', () =>
    onEmpty(async (empty) => {
      await migrate(empty, { migrations: { '0002-b': addsATable('b') } });
      const both = { '0001-a': addsATable('a'), '0002-b': addsATable('b') };
      await expect(migrate(empty, { migrations: both })).rejects.toThrow('lacks the step 0001-a');
      const other = { '0003-c': addsATable('c') };
      await expect(migrate(empty, { migrations: other })).rejects.toThrow('0002-b');
    }));

  it('are all undone where one fails', () =>
    onEmpty(async (empty) => {
      const broken: Migration = { up: () => Promise.reject(new Error('no room')) };
      const migrations = { '0001-a': addsATable('a'), '0002-b': broken };
      await expect(migrate(empty, { migrations })).rejects.toThrow('no room');
      await migrate(empty, { migrations: { '0001-a': addsATable('a') } });
    }));

  it('are waited for beyond the limit on statements, by a lock that no connection keeps', async () => {
    const { DATABASE_URL: url } = await database().another();
    // SQLite's lock is that of the file.
    if (url === undefined) return;
    const impatient = new URL(url);
    impatient.searchParams.set('statement_timeout', '300');
    const database2 = openDatabase({ DATA_DIR: '', DATABASE_URL: impatient.href });
    const slow: Migration = {
      async up(db) {
        await db.schema.createTable('slow').addColumn('id', 'text').execute();
        await new Promise((resolve) => setTimeout(resolve, 1_200));
      },
    };
    const migrations = { '0001-slow': slow };
    try {
      await Promise.all([
        migrate(database2, { migrations }),
        migrate(database2, { migrations }),
        migrate(database2, { migrations }),
      ]);
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query(`select 1 from pg_locks where locktype = 'advisory'`);
      await client.end();
      expect(rows).toEqual([]);
    } finally {
      await database2.close();
    }
  });
});
