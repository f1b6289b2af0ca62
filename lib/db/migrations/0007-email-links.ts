import { type Kysely, type Migration, sql } from 'kysely';
import type { DatabaseKind } from '../schema';

/** Links in letters, and units that wait until an address is confirmed. */
export function emailLinks(kind: DatabaseKind): Migration {
  const wide = kind === 'sqlite' ? 'integer' : 'bigint';
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('users')
        .addColumn('pending_units', wide, (column) =>
          column
            .notNull()
            .defaultTo(0)
            .check(sql`pending_units >= 0`),
        )
        .execute();
      const table = db.schema
        .createTable('email_links')
        .addColumn('secret_hash', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
        .addColumn('purpose', 'text', (column) =>
          column.notNull().check(sql`purpose in ('verify', 'reset')`),
        )
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('expires_at', wide, (column) => column.notNull());
      await (kind === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
      for (const column of ['user_id', 'expires_at']) {
        await db.schema
          .createIndex(`email_links_by_${column}`)
          .on('email_links')
          .column(column)
          .execute();
      }
    },
  };
}
