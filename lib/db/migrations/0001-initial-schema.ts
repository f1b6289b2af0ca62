import { type CreateTableBuilder, type Kysely, type Migration, sql } from 'kysely';
import type { DatabaseKind } from '../schema';
import { makeLedgerAppendOnly } from './append-only-ledger';

/** The column type that keeps 53 bits: `integer` is 64 bits in SQLite and 32 in PostgreSQL. */
type WideInteger = 'integer' | 'bigint';

/** The tables a server needs to run: accounts, tokens, credits, files, styles, repeats. */
export function initialSchema(kind: DatabaseKind): Migration {
  const wide: WideInteger = kind === 'sqlite' ? 'integer' : 'bigint';
  const finish = finisher(kind);
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const table of accountTables(db, wide)) await finish(table);
      for (const table of creditTables(db, wide, kind)) await finish(table);
      for (const table of imageTables(db, wide)) await finish(table);
      await createIndexes(db);
      await makeLedgerAppendOnly(db, kind);
    },
  };
}

type Table = CreateTableBuilder<string, string>;

/** Executes a `create table`; SQLite's are STRICT, so that a wrong type is an error there too. */
function finisher(kind: DatabaseKind): (table: Table) => Promise<void> {
  return (table) => (kind === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
}

function accountTables(db: Kysely<unknown>, wide: WideInteger): Table[] {
  return [
    db.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('email_verified', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('user', 'admin')`))
      .addColumn('balance', wide, (column) => column.notNull().check(sql`balance >= 0`))
      .addColumn('session_epoch', 'integer', (column) => column.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('created_at', wide, (column) => column.notNull()),
    db.schema
      .createTable('identities')
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('created_at', wide, (column) => column.notNull())
      .addPrimaryKeyConstraint('identities_key', ['provider', 'subject']),
    db.schema
      .createTable('tokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('prefix', 'text', (column) => column.notNull())
      .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', wide, (column) => column.notNull())
      .addColumn('expires_at', wide)
      .addColumn('last_used_at', wide)
      .addColumn('revoked_at', wide),
  ];
}

function creditTables(db: Kysely<unknown>, wide: WideInteger, kind: DatabaseKind): Table[] {
  const ledger = db.schema.createTable('ledger');
  const numbered =
    kind === 'sqlite'
      ? ledger.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : ledger.addColumn('id', 'bigserial', (column) => column.primaryKey());
  return [
    numbered
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('grant', 'reserve', 'settle', 'release')`),
      )
      .addColumn('units', wide, (column) => column.notNull())
      .addColumn('balance_after', wide, (column) => column.notNull().check(sql`balance_after >= 0`))
      .addColumn('request_id', 'text')
      .addColumn('operation', 'text')
      .addColumn('note', 'text')
      .addColumn('created_at', wide, (column) => column.notNull()),
    db.schema
      .createTable('reservations')
      .addColumn('request_id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('units', wide, (column) => column.notNull().check(sql`units >= 0`))
      .addColumn('instance_id', 'text', (column) => column.notNull())
      .addColumn('created_at', wide, (column) => column.notNull()),
  ];
}

function imageTables(db: Kysely<unknown>, wide: WideInteger): Table[] {
  return [
    db.schema
      .createTable('files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('size_bytes', wide, (column) => column.notNull())
      .addColumn('width_px', 'integer', (column) => column.notNull())
      .addColumn('height_px', 'integer', (column) => column.notNull())
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('created_at', wide, (column) => column.notNull())
      .addColumn('expires_at', wide),
    db.schema
      .createTable('styles')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('model_id', 'text', (column) => column.notNull())
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('base_style', 'text')
      .addColumn('profile', 'text', (column) => column.notNull())
      .addColumn('file_ids', 'text', (column) => column.notNull())
      .addColumn('created_at', wide, (column) => column.notNull()),
    db.schema
      .createTable('idempotency_keys')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('body_hash', 'text', (column) => column.notNull())
      .addColumn('response', 'text')
      .addColumn('created_at', wide, (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'key']),
  ];
}

/** One index for each listing and each sweep; keys and unique columns have theirs already. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const indexes: [table: string, columns: string[]][] = [
    ['identities', ['user_id']],
    ['tokens', ['user_id', 'created_at']],
    ['ledger', ['user_id', 'id']],
    ['ledger', ['request_id']],
    ['reservations', ['instance_id']],
    ['reservations', ['created_at']],
    ['files', ['owner_id', 'created_at']],
    ['files', ['expires_at']],
    ['styles', ['user_id', 'created_at']],
    ['idempotency_keys', ['created_at']],
  ];
  for (const [table, columns] of indexes) {
    await db.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute();
  }
}
