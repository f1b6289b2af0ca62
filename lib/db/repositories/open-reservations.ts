import { sql } from 'kysely';
import type { Database } from '../schema';

/** How many requests hold reserved units now, and how many units those are. */
export async function openReservations(db: Database): Promise<{ count: number; units: number }> {
  const row = await db
    .selectFrom('reservations')
    .select([
      (expression) => expression.fn.countAll<number>().as('count'),
      sql<number>`cast(coalesce(sum(units), 0) as bigint)`.as('units'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), units: Number(row.units) };
}
