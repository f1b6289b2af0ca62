import { type Kysely, type Migration, sql } from 'kysely';
import type { DatabaseKind } from '../schema';

/** Requests that are answered later: what they are, how far they are, what they came to. */
export function requests(kind: DatabaseKind): Migration {
  const wide = kind === 'sqlite' ? 'integer' : 'bigint';
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      const table = db.schema
        .createTable('requests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
        .addColumn('instance_id', 'text', (column) => column.notNull())
        .addColumn('operation', 'text', (column) => column.notNull())
        .addColumn('model', 'text')
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('credits', wide, (column) => column.notNull())
        .addColumn('input_bytes', wide, (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('progress', 'text')
        .addColumn('outcome', 'text')
        .addColumn('error', 'text')
        .addColumn('created_at', wide, (column) => column.notNull())
        .addColumn('started_at', wide)
        .addColumn('ended_at', wide)
        .addColumn('expires_at', wide, (column) => column.notNull())
        .addColumn('webhook_url', 'text')
        .addColumn('webhook_deliveries', 'text', (column) => column.notNull())
        .addColumn('webhook_next_at', wide);
      await (kind === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
      const indexes: string[][] = [
        ['user_id', 'created_at', 'id'],
        ['state', 'created_at'],
        ['expires_at'],
        ['webhook_next_at'],
      ];
      for (const columns of indexes) {
        await db.schema
          .createIndex(`requests_by_${columns.join('_')}`)
          .on('requests')
          .columns(columns)
          .execute();
      }
    },
  };
}
