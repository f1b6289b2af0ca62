import type { Kysely, Migration } from 'kysely';

/** How often a request that is answered later was taken over from a server that died with it. */
export const adoptions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('requests')
      .addColumn('adoptions', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
