import type { Kysely, Migration } from 'kysely';
import type { DatabaseKind } from '../schema';

/** How results were asked for, and an index by which pages of them are read in their order. */
export function recipes(kind: DatabaseKind): Migration {
  const wide = kind === 'sqlite' ? 'integer' : 'bigint';
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      const columns = [
        ['model', 'text'],
        ['prompt', 'text'],
        ['prompt_key', 'text'],
        ['seed', wide],
        ['settings', 'text'],
      ] as const;
      // SQLite adds one column a statement.
      for (const [name, type] of columns) {
        await db.schema.alterTable('files').addColumn(name, type).execute();
      }
      await db.schema
        .createIndex('files_by_owner_id_kind_created_at_id')
        .on('files')
        .columns(['owner_id', 'kind', 'created_at', 'id'])
        .execute();
    },
  };
}
