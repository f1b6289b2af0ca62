import { sql } from 'kysely';
import { promptKeyOf } from '@/lib/files/file-recipe';
import { type FileListing, MAX_SEARCHED_FILES } from '@/lib/files/file-store';
import { afterPlace } from './after-place';
import type { Database, FileRow } from '../schema';

const live = (now: number) => sql<boolean>`(expires_at is null or expires_at > ${now})`;

/** The pattern of a search; letters with a meaning in patterns stand for themselves. */
const patternOf = (search: string) => `%${promptKeyOf(search).replace(/[\\%_]/g, '\\$&')}%`;

/** All of a user's live files of one kind that a listing is about, in no order. */
function matching(
  db: Database,
  ownerId: string,
  { kind, operation, model, search }: FileListing,
  now: number,
) {
  let query = db
    .selectFrom('files')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where(live(now));
  if (operation !== undefined) query = query.where('operation', '=', operation);
  if (model !== undefined) query = query.where('model', '=', model);
  if (search === undefined) return query;
  // Patterns are compared row by row: so many rows and no more, however much is kept.
  const newest = db
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SEARCHED_FILES);
  return query
    .where('id', 'in', db.selectFrom(newest.as('newest')).select('newest.id'))
    .where(sql<boolean>`prompt_key like ${patternOf(search)} escape '\\'`);
}

/** A page of a user's files in the order that is asked for, going on after a place in it. */
export function listFiles(
  db: Database,
  ownerId: string,
  listing: FileListing,
  now: number,
): Promise<FileRow[]> {
  const { limit, after, sort = 'newest' } = listing;
  const direction = sort === 'newest' ? 'desc' : 'asc';
  let page = matching(db, ownerId, listing, now).selectAll();
  if (after) page = page.where(afterPlace('created_at', direction, after));
  return page.orderBy('created_at', direction).orderBy('id', direction).limit(limit).execute();
}

/** How many live results of a user there are, by a column; those without a value are left out. */
export async function countResultsBy(
  db: Database,
  ownerId: string,
  column: 'operation' | 'model',
  now: number,
): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('files')
    .select([column, (expression) => expression.fn.countAll<number>().as('files')])
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'result')
    .where(live(now))
    .where(column, 'is not', null)
    .groupBy(column)
    .execute();
  return Object.fromEntries(rows.map((row) => [String(row[column]), Number(row.files)]));
}
