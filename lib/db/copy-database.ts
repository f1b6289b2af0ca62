import { type Kysely, sql } from 'kysely';
import type { DatabaseHandle } from './database';

/** Rows that are read and written at once. */
const BATCH_ROWS = 500;
/** A server that was heard of since then still works on the database. */
const ALIVE_MS = 60_000;

/** Tables are told by name here: whatever this version's schema has is copied. */
type AnyTables = Record<string, Record<string, unknown>>;
type Any = Kysely<AnyTables>;

export interface CopyReport {
  /** Rows of each table. */
  tables: Record<string, number>;
  /** Units on all accounts, and the sum of the ledger; the same on both sides. */
  balanceUnits: number;
  ledgerUnits: number;
}

const asAny = (db: unknown) => db as Any;

/** All tables, each after those it refers to. */
async function tablesInOrder(source: Any): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table'
    and name not like 'sqlite_%' and name not like 'kysely_%' order by name`.execute(source);
  const waiting = new Map<string, Set<string>>();
  for (const { name } of rows) {
    const keys = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`;
    const parents = (await keys.execute(source)).rows.map(({ table }) => table);
    waiting.set(name, new Set(parents.filter((parent) => parent !== name)));
  }
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(([, parents]) =>
      [...parents].every((one) => !waiting.has(one)),
    );
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const [name] of free) {
      waiting.delete(name);
      ordered.push(name);
    }
  }
  return ordered;
}

async function countOf(db: Any, table: string): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((expression) => expression.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

async function sumOf(db: Any, table: string, column: string): Promise<number> {
  const sum = sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;
  const row = await db.selectFrom(table).select(sum.as('sum')).executeTakeFirstOrThrow();
  return Number(row.sum);
}

async function copyTable(source: Any, target: Any, table: string): Promise<void> {
  let after = -1;
  for (;;) {
    const { rows } = await sql<Record<string, unknown> & { copied_rowid: number }>`
      select rowid as copied_rowid, * from ${sql.table(table)}
      where rowid > ${after} order by rowid limit ${sql.lit(BATCH_ROWS)}`.execute(source);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.copied_rowid;
    const values = rows.map(({ copied_rowid: _, ...row }) => row);
    await target.insertInto(table).values(values).execute();
  }
}

/** PostgreSQL counts on from what was copied: it has given none of these numbers itself. */
async function setCounters(target: Any, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await sql<{ name: string; counter: string }>`
      select column_name as name, pg_get_serial_sequence(${table}, column_name) as counter
      from information_schema.columns where table_schema = current_schema() and table_name = ${table}
      and pg_get_serial_sequence(${table}, column_name) is not null`.execute(target);
    for (const { name, counter } of rows) {
      await sql`select setval(${counter}, coalesce((select max(${sql.ref(name)}) from ${sql.table(table)}), 0) + 1, false)`.execute(
        target,
      );
    }
  }
}

async function refuseAlive(source: Any, nowMs: number): Promise<void> {
  const alive = await source
    .selectFrom('instances')
    .select('name')
    .where('seen_at', '>', nowMs - ALIVE_MS)
    .execute();
  if (alive.length === 0) return;
  throw new Error(
    `A server (${String(alive[0]?.name)}) works on this database or has within ${ALIVE_MS / 1000} s: stop it and wait as long; what it took after the copy would be lost.`,
  );
}

async function refuseFull(target: Any, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const rows = await countOf(target, table);
    if (rows > 0) {
      throw new Error(
        `PostgreSQL is not empty: ${table} has ${rows} rows; copy into a new database.`,
      );
    }
  }
}

async function figuresOf(db: Any, tables: readonly string[]): Promise<CopyReport> {
  const counts: Record<string, number> = {};
  for (const table of tables) counts[table] = await countOf(db, table);
  return {
    tables: counts,
    balanceUnits: await sumOf(db, 'users', 'balance'),
    ledgerUnits: await sumOf(db, 'ledger', 'units'),
  };
}

/**
 * Copies everything from SQLite into an empty PostgreSQL, both at this version's schema: in one
 * transaction there, and under the lock of the file here, so that nothing is half and nothing is missed.
 * Rows of every table, the sum of balances and the sum of the ledger are compared before it counts.
 *
 * @throws Error when a server still works on the source, the target has rows, or the figures differ;
 * nothing was copied then
 */
export async function copyDatabase(
  source: DatabaseHandle,
  target: DatabaseHandle,
  nowMs = Date.now(),
): Promise<CopyReport> {
  if (source.kind !== 'sqlite' || target.kind !== 'postgres') {
    throw new Error('Only SQLite is copied, and only into PostgreSQL.');
  }
  return source.db.transaction().execute(async (reading) => {
    const from = asAny(reading);
    await refuseAlive(from, nowMs);
    const tables = await tablesInOrder(from);
    return target.db.transaction().execute(async (writing) => {
      const to = asAny(writing);
      await refuseFull(to, tables);
      for (const table of tables) await copyTable(from, to, table);
      await setCounters(to, tables);
      const [ours, theirs] = [await figuresOf(from, tables), await figuresOf(to, tables)];
      if (JSON.stringify(ours) !== JSON.stringify(theirs)) {
        throw new Error(
          `The copy differs: ${JSON.stringify(ours)} became ${JSON.stringify(theirs)}.`,
        );
      }
      return theirs;
    });
  });
}
