import { sql } from 'kysely';
import type { ListPlace } from '@/lib/list-place';

/**
 * What follows a place in a list that is ordered by a time and then the id, both in one direction.
 * It asks for no row, so that deleting what a page ended with does not end the list.
 */
export function afterPlace(
  column: 'created_at' | 'updated_at',
  direction: 'asc' | 'desc',
  { at, id }: ListPlace,
) {
  const follows = direction === 'desc' ? sql`<` : sql`>`;
  return sql<boolean>`(${sql.ref(column)}, ${sql.ref('id')}) ${follows} (${at.getTime()}, ${id})`;
}
