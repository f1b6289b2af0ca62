import { sql } from 'kysely';
import { searchKeyOf } from '@/lib/projects/project-rules';
import type { ProjectStore, ProjectSummary } from '@/lib/projects/project-store';
import { afterPlace } from './after-place';
import type { Database, ProjectRow } from '../schema';

/** What a list reads: everything but the documents, which may have a megabyte each. */
const COLUMNS = [
  'id',
  'user_id',
  'name',
  'revision',
  'width_px',
  'height_px',
  'layers',
  'thumbnail_id',
  'thumbnail_revision',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ProjectRow)[];

/** A page of a user's projects, the last changed first. */
export async function listProjects(
  db: Database,
  userId: string,
  { limit, after, search }: Parameters<ProjectStore['list']>[1],
): Promise<ProjectSummary[]> {
  let query = db.selectFrom('projects').select(COLUMNS).where('user_id', '=', userId);
  if (search) {
    // Letters with a meaning in patterns stand for themselves.
    const pattern = `%${searchKeyOf(search).replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<boolean>`name_key like ${pattern} escape '\\'`);
  }
  if (after) query = query.where(afterPlace('updated_at', 'desc', after));
  const page = query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit);
  const rows = await page.execute();
  return rows.map(toSummary);
}

export function toSummary(row: Pick<ProjectRow, (typeof COLUMNS)[number]>): ProjectSummary {
  const { thumbnail_id: fileId, thumbnail_revision: revision } = row;
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    revision: row.revision,
    widthPx: row.width_px,
    heightPx: row.height_px,
    layers: row.layers,
    ...(fileId !== null && revision !== null ? { thumbnail: { fileId, revision } } : {}),
    createdAt: new Date(Number(row.created_at)),
    updatedAt: new Date(Number(row.updated_at)),
  };
}
