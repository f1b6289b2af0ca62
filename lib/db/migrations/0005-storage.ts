import type { Kysely, Migration } from 'kysely';

/** The parts of the tables that this migration reads, as they are by then. */
interface Tables {
  files: { id: string; kind: string; expires_at: number | null };
  styles: { file_ids: string; reference_ids: string };
}

/** Rows that one statement changes. */
const BATCH = 200;

/**
 * An index that answers how many bytes a user keeps without reading rows, and an end for pictures
 * that styles left behind which were refused after their pictures had been saved.
 */
export const storage: Migration = {
  async up(untyped: Kysely<unknown>): Promise<void> {
    const db = untyped as Kysely<Tables>;
    await db.schema
      .createIndex('files_by_owner_id_size_bytes')
      .on('files')
      .columns(['owner_id', 'size_bytes'])
      .execute();
    const lost = await lostPictures(db);
    for (let start = 0; start < lost.length; start += BATCH) {
      await db
        .updateTable('files')
        .set({ expires_at: 0 })
        .where('id', 'in', lost.slice(start, start + BATCH))
        .execute();
    }
  },
};

async function lostPictures(db: Kysely<Tables>): Promise<string[]> {
  const styles = await db.selectFrom('styles').select(['file_ids', 'reference_ids']).execute();
  const used = new Set(
    styles.flatMap((style) => [
      ...(JSON.parse(style.file_ids) as string[]),
      ...(JSON.parse(style.reference_ids) as string[]),
    ]),
  );
  const kept = await db
    .selectFrom('files')
    .select('id')
    .where('kind', '=', 'style')
    .where('expires_at', 'is', null)
    .execute();
  return kept.map(({ id }) => id).filter((id) => !used.has(id));
}
