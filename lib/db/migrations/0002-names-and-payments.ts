import { type Kysely, type Migration, sql } from 'kysely';
import type { DatabaseKind } from '../schema';

/** Names of styles, what a charge was for, and payments. */
export function namesAndPayments(kind: DatabaseKind): Migration {
  const wide = kind === 'sqlite' ? 'integer' : 'bigint';
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('styles')
        .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await db.schema.alterTable('ledger').addColumn('model', 'text').execute();
      await db.schema.alterTable('ledger').addColumn('images', 'integer').execute();
      await db.schema.alterTable('ledger').addColumn('token_id', 'text').execute();
      const payments = db.schema
        .createTable('payments')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
        .addColumn('units', wide, (column) => column.notNull())
        .addColumn('amount_cents', wide, (column) => column.notNull())
        .addColumn('created_at', wide, (column) => column.notNull());
      await (kind === 'sqlite' ? payments.modifyEnd(sql`strict`) : payments).execute();
    },
  };
}
