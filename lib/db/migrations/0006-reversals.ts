import { type Kysely, type Migration, sql } from 'kysely';
import type { DatabaseKind } from '../schema';
import { makeLedgerAppendOnly } from './append-only-ledger';

const KINDS = sql`kind in ('grant', 'reserve', 'settle', 'release', 'reversal')`;

/** Payments that are refunded or disputed: what was given for them is taken back, now or from later units. */
export function reversals(kind: DatabaseKind): Migration {
  const wide = kind === 'sqlite' ? 'integer' : 'bigint';
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('users')
        .addColumn('debt', wide, (column) =>
          column
            .notNull()
            .defaultTo(0)
            .check(sql`debt >= 0`),
        )
        .execute();
      await db.schema.alterTable('payments').addColumn('intent_id', 'text').execute();
      await db.schema
        .alterTable('payments')
        .addColumn('reversed_units', wide, (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createIndex('payments_by_intent_id')
        .on('payments')
        .column('intent_id')
        .execute();
      const table = db.schema
        .createTable('payment_reversals')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('intent_id', 'text', (column) => column.notNull())
        .addColumn('cents', wide, (column) => column.notNull())
        .addColumn('stage', wide, (column) => column.notNull())
        .addColumn('reported_at', wide, (column) => column.notNull());
      await (kind === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
      await db.schema
        .createIndex('payment_reversals_by_intent_id')
        .on('payment_reversals')
        .column('intent_id')
        .execute();
      await (kind === 'sqlite' ? rebuildLedger(db) : relaxLedger(db));
    },
  };
}

async function relaxLedger(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger drop constraint ledger_kind_check`.execute(db);
  await sql`alter table ledger add constraint ledger_kind_check check (${KINDS})`.execute(db);
}

/** SQLite can't change a constraint: the ledger is copied, entry by entry as it is (sqlite.org/lang_altertable.html, 7). */
async function rebuildLedger(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ledger_rebuilt')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('kind', 'text', (column) => column.notNull().check(KINDS))
    .addColumn('units', 'integer', (column) => column.notNull())
    .addColumn('balance_after', 'integer', (column) =>
      column.notNull().check(sql`balance_after >= 0`),
    )
    .addColumn('request_id', 'text')
    .addColumn('operation', 'text')
    .addColumn('note', 'text')
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .addColumn('model', 'text')
    .addColumn('images', 'integer')
    .addColumn('token_id', 'text')
    .modifyEnd(sql`strict`)
    .execute();
  const columns = sql.raw(
    'id, user_id, kind, units, balance_after, request_id, operation, note, created_at, model, images, token_id',
  );
  await sql`insert into ledger_rebuilt (${columns}) select ${columns} from ledger`.execute(db);
  await db.schema.dropTable('ledger').execute();
  await db.schema.alterTable('ledger_rebuilt').renameTo('ledger').execute();
  for (const indexed of [['user_id', 'id'], ['request_id']]) {
    const name = `ledger_by_${indexed.join('_')}`;
    await db.schema.createIndex(name).on('ledger').columns(indexed).execute();
  }
  await makeLedgerAppendOnly(db, 'sqlite');
}
