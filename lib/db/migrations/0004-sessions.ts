import { type Kysely, type Migration, sql } from 'kysely';
import type { DatabaseKind } from '../schema';

/** Sessions of browsers, so that they can be listed and ended; who was signed in signs in again. */
export function sessions(kind: DatabaseKind): Migration {
  const wide = kind === 'sqlite' ? 'integer' : 'bigint';
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      const table = db.schema
        .createTable('sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
        .addColumn('created_at', wide, (column) => column.notNull())
        .addColumn('authenticated_at', wide, (column) => column.notNull())
        .addColumn('last_seen_at', wide, (column) => column.notNull())
        .addColumn('expires_at', wide, (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('agent', 'text', (column) => column.notNull());
      await (kind === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
      for (const columns of [['user_id', 'last_seen_at'], ['expires_at']]) {
        const name = `sessions_by_${columns.join('_')}`;
        await db.schema.createIndex(name).on('sessions').columns(columns).execute();
      }
    },
  };
}
