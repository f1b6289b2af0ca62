import { type Kysely, type Migration, sql } from 'kysely';
import type { DatabaseKind } from '../schema';

/**
 * The servers that run now, which own reservations for as long as they say that they live, and a token
 * on each claim of an idempotency key, so that only the request that made it can end it.
 */
export function leasesAndFences(kind: DatabaseKind): Migration {
  const wide = kind === 'sqlite' ? 'integer' : 'bigint';
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      const instances = db.schema
        .createTable('instances')
        .addColumn('boot_id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('started_at', wide, (column) => column.notNull())
        .addColumn('seen_at', wide, (column) => column.notNull());
      await (kind === 'sqlite' ? instances.modifyEnd(sql`strict`) : instances).execute();
      // Claims that an earlier version made have none, and it goes on ending them by their key.
      await db.schema.alterTable('idempotency_keys').addColumn('claim_token', 'text').execute();
      await db.schema.alterTable('idempotency_keys').addColumn('instance_id', 'text').execute();
    },
  };
}
