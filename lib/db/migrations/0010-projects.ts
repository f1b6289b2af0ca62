import { type Kysely, type Migration, sql } from 'kysely';
import type { DatabaseKind } from '../schema';

/** Layered documents that are saved, and the files that each of them needs. */
export function projects(kind: DatabaseKind): Migration {
  const wide = kind === 'sqlite' ? 'integer' : 'bigint';
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      const table = db.schema
        .createTable('projects')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('name_key', 'text', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('document', 'text', (column) => column.notNull())
        .addColumn('width_px', 'integer', (column) => column.notNull())
        .addColumn('height_px', 'integer', (column) => column.notNull())
        .addColumn('layers', 'integer', (column) => column.notNull())
        .addColumn('thumbnail_id', 'text')
        .addColumn('thumbnail_revision', 'integer')
        .addColumn('created_at', wide, (column) => column.notNull())
        .addColumn('updated_at', wide, (column) => column.notNull());
      const uses = db.schema
        .createTable('project_files')
        .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
        .addColumn('file_id', 'text', (column) => column.notNull().references('files.id'))
        .addPrimaryKeyConstraint('project_files_key', ['project_id', 'file_id']);
      for (const made of [table, uses]) {
        await (kind === 'sqlite' ? made.modifyEnd(sql`strict`) : made).execute();
      }
      await db.schema
        .createIndex('projects_by_user_id_updated_at_id')
        .on('projects')
        .columns(['user_id', 'updated_at', 'id'])
        .execute();
      // Files are asked for by who uses them, too: what no project uses may expire.
      await db.schema
        .createIndex('project_files_by_file_id')
        .on('project_files')
        .columns(['file_id'])
        .execute();
    },
  };
}
