import { Migrator } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../database';
import { describeOnDatabases } from '../testing/databases';
import { migrationsFor } from './migrations';

const USER = {
  id: 'ada',
  email: 'ada@example.com',
  email_key: 'ada@example.com',
  email_verified: 0,
  name: 'Ada',
  role: 'user' as const,
  balance: 10,
  session_epoch: 0,
  password_hash: null,
  created_at: 1,
};
const entry = (kind: 'grant' | 'reversal', units: number) => ({
  user_id: USER.id,
  kind,
  units,
  balance_after: 10,
  request_id: null,
  operation: null,
  note: 'Kept',
  created_at: 5,
  model: null,
  images: null,
  token_id: null,
});

await describeOnDatabases('a ledger from before reversals', (database) => {
  it('is kept entry by entry, takes reversals from then on, and stays append-only', async () => {
    const { kind, db } = openDatabase(await database().another());
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrationsFor(kind) },
    });
    try {
      expect((await migrator.migrateTo('0005-storage')).error).toBeUndefined();
      await db
        .insertInto('users')
        .values(USER as never)
        .execute();
      await db.insertInto('ledger').values(entry('grant', 10)).execute();
      const before = await db.selectFrom('ledger').selectAll().execute();
      await expect(
        db.insertInto('ledger').values(entry('reversal', 0)).execute(),
      ).rejects.toThrow();

      expect((await migrator.migrateTo('0006-reversals')).error).toBeUndefined();
      expect(await db.selectFrom('ledger').selectAll().execute()).toEqual(before);
      const next = await db
        .insertInto('ledger')
        .values(entry('reversal', -3))
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(next.id).toBeGreaterThan(before[0]?.id ?? 0);
      await expect(db.deleteFrom('ledger').execute()).rejects.toThrow(/append-only/);
      await expect(db.updateTable('ledger').set({ units: 1 }).execute()).rejects.toThrow(
        /append-only/,
      );
    } finally {
      await db.destroy();
    }
  });
});
