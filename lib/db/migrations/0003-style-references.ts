import type { Kysely, Migration } from 'kysely';

/** The reference pictures of styles, for engines that can look at them. */
export const styleReferences: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('styles')
      .addColumn('reference_ids', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
