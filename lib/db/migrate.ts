import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, type Migration, sql, type Transaction } from 'kysely';
import type { DatabaseHandle } from './database';
import { migrationsFor } from './migrations/migrations';
import type { DatabaseKind, Schema } from './schema';

/** Where the names of what was done are kept; Kysely's own migrator made it for earlier versions. */
const TABLE = 'kysely_migration';
/** Any number; all who migrate ask for the same. */
const LOCK_ID = sql.lit(4_711_290_377);
const LOCK_POLL_MS = 100;
/** A migration of large tables takes minutes; who waits for longer than this is told. */
const LOCK_WAIT_MS = 15 * 60_000;

interface Tables {
  [TABLE]: { name: string; timestamp: string };
}

export interface MigrateOptions {
  migrations?: Record<string, Migration>;
  lockWaitMs?: number;
}

/**
 * Brings the schema up to date in one transaction, all or nothing; processes that start together take
 * turns. The lock lives in that transaction, so that it is gone with whoever held it and works behind
 * a pooler that hands connections out by the transaction; and it is asked for again and again rather
 * than waited for, which a limit on statements would end.
 *
 * Steps that a newer version has added are left alone: they only add to what this one uses.
 *
 * @throws Error when the steps that were done are none that this version could have gone on from
 */
export async function migrate(
  { kind, db }: Pick<DatabaseHandle, 'kind' | 'db'>,
  { migrations = migrationsFor(kind), lockWaitMs = LOCK_WAIT_MS }: MigrateOptions = {},
): Promise<void> {
  const names = Object.keys(migrations).toSorted();
  await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await waitForTurn(transaction, lockWaitMs);
    const done = await namesOfDone(transaction, kind);
    for (const name of missingOf(names, done)) {
      await migrations[name]?.up(transaction);
      await tables(transaction)
        .insertInto(TABLE)
        .values({ name, timestamp: new Date().toISOString() })
        .execute();
    }
  });
}

/** SQLite's transactions begin with the lock of the whole file; PostgreSQL has one to ask for. */
async function waitForTurn(transaction: Transaction<Schema>, waitMs: number): Promise<void> {
  const deadlineMs = performance.now() + waitMs;
  const attempt = sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${LOCK_ID}) as locked`;
  while (!(await attempt.execute(transaction)).rows[0]?.locked) {
    if (performance.now() > deadlineMs) {
      throw new Error(`Another process has been migrating the database for ${waitMs / 1000} s.`);
    }
    await sleep(LOCK_POLL_MS);
  }
  // Of this transaction alone: its steps may take as long as the tables are large.
  await sql`set local statement_timeout = 0`.execute(transaction);
}

function tables(transaction: Transaction<Schema>): Kysely<Tables> {
  return transaction as unknown as Kysely<Tables>;
}

async function namesOfDone(
  transaction: Transaction<Schema>,
  kind: DatabaseKind,
): Promise<Set<string>> {
  const text = kind === 'sqlite' ? 'text' : 'varchar(255)';
  await transaction.schema
    .createTable(TABLE)
    .ifNotExists()
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('timestamp', text, (column) => column.notNull())
    .execute();
  const rows = await tables(transaction).selectFrom(TABLE).select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** Which of this version's steps are still to be done. */
function missingOf(names: readonly string[], done: ReadonlySet<string>): string[] {
  const latest = names.at(-1) ?? '';
  const unknown = [...done].filter((name) => !names.includes(name) && name < latest);
  if (unknown.length > 0) {
    throw new Error(`The database has steps that no version of Easel had: ${unknown.join(', ')}.`);
  }
  const missing = names.filter((name) => !done.has(name));
  const [first] = missing;
  const later = first === undefined ? [] : [...done].filter((name) => name > first);
  if (later.length > 0) {
    throw new Error(`The database lacks the step ${first} and has ${later.join(', ')}.`);
  }
  return missing;
}
