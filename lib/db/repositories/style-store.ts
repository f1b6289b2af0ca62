import type { Transaction } from 'kysely';
import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import { FAMILIES } from '@/lib/models/models';
import { STYLE_MATCHES } from '@/lib/models/support';
import { MAX_STYLES_PER_USER, withSample } from '@/lib/styles/style-rules';
import type { StoredStyle, StyleStore } from '@/lib/styles/style-store';
import { afterPlace } from './after-place';
import { lockedUser } from '../locked-user';
import type { Database, Schema, StyleRow } from '../schema';
import { expireFiles, keepFiles } from './file-expiry';

const profileSchema = z.object({
  palette: z.array(
    z.object({ rgb: z.tuple([z.number(), z.number(), z.number()]), weight: z.number() }),
  ),
  contrast: z.number(),
  saturation: z.number(),
  edgeDensity: z.number(),
  flatness: z.number(),
  grain: z.number(),
  lineWeight: z.number(),
  texture: z.object({ residues: z.base64() }).optional(),
});
const fileIdsSchema = z.array(z.uuid());
const familySchema = z.enum(FAMILIES);
const matchSchema = z.enum(STYLE_MATCHES);

export function createStyleStore(db: Database, now: () => number = Date.now): StyleStore {
  return {
    async find(userId, id) {
      const row = await db
        .selectFrom('styles')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row && toStyle(row);
    },

    list: async (userId, options) => (await listRows(db, userId, options)).map(toStyle),

    async rename(userId, id, name) {
      const row = await db
        .updateTable('styles')
        .set({ name })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst();
      return row && toStyle(row);
    },

    addSample: (...sample) => addSample(db, sample, now()),

    delete: (userId, id) => deleteStyle(db, userId, id, now()),
  };
}

/**
 * Keeps a style whose pictures have their rows in the same transaction: it comes to be with them, or
 * nothing of it does.
 * @throws ApiError `conflict` when the user has as many styles as they may
 */
export async function insertStyle(
  transaction: Transaction<Schema>,
  style: StoredStyle,
): Promise<void> {
  await lockedUser(transaction, style.userId);
  const { kept } = await transaction
    .selectFrom('styles')
    .select((expression) => expression.fn.countAll<number>().as('kept'))
    .where('user_id', '=', style.userId)
    .executeTakeFirstOrThrow();
  if (kept >= MAX_STYLES_PER_USER) throw tooManyStyles();
  await transaction.insertInto('styles').values(toRow(style)).execute();
  await keepFiles(transaction, style.userId, [...style.fileIds, ...style.referenceIds]);
}

/** The user's style, locked until the transaction ends; see `lockedUser`. */
async function lockedStyle(
  transaction: Transaction<Schema>,
  userId: string,
  id: string,
): Promise<StoredStyle | undefined> {
  const row = await transaction
    .updateTable('styles')
    .set((expression) => ({ name: expression.ref('name') }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row && toStyle(row);
}

function addSample(
  db: Database,
  [userId, id, fileId]: Parameters<StyleStore['addSample']>,
  now: number,
): Promise<StoredStyle | undefined> {
  return db.transaction().execute(async (transaction) => {
    const style = await lockedStyle(transaction, userId, id);
    if (!style) return undefined;
    const { pictures, dropped } = withSample(style.fileIds, fileId);
    await keepFiles(transaction, userId, [fileId]);
    await expireFiles(transaction, userId, dropped, now);
    await transaction
      .updateTable('styles')
      .set({ file_ids: JSON.stringify(pictures) })
      .where('id', '=', id)
      .execute();
    return { ...style, fileIds: pictures };
  });
}

function deleteStyle(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<StoredStyle | undefined> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('styles')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    const style = toStyle(row);
    await expireFiles(transaction, userId, [...style.fileIds, ...style.referenceIds], now);
    return style;
  });
}

function listRows(
  db: Database,
  userId: string,
  { limit, after }: Parameters<StyleStore['list']>[1],
): Promise<StyleRow[]> {
  const all = db.selectFrom('styles').selectAll().where('user_id', '=', userId);
  const page = after ? all.where(afterPlace('created_at', 'desc', after)) : all;
  return page.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

function tooManyStyles(): ApiError {
  return new ApiError(
    'conflict',
    `A user has at most ${MAX_STYLES_PER_USER} styles. Delete one that is no longer used.`,
  );
}

function toRow(style: StoredStyle): StyleRow {
  return {
    id: style.id,
    user_id: style.userId,
    name: style.name,
    model_id: style.modelId,
    family: style.family,
    match: style.match,
    base_style: style.baseStyle,
    profile: JSON.stringify(style.profile),
    file_ids: JSON.stringify(style.fileIds),
    reference_ids: JSON.stringify(style.referenceIds),
    created_at: style.createdAt.getTime(),
  };
}

function toStyle(row: StyleRow): StoredStyle {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    modelId: row.model_id,
    family: familySchema.parse(row.family),
    match: matchSchema.parse(row.match),
    baseStyle: row.base_style,
    profile: profileSchema.parse(JSON.parse(row.profile)),
    fileIds: fileIdsSchema.parse(JSON.parse(row.file_ids)),
    referenceIds: fileIdsSchema.parse(JSON.parse(row.reference_ids)),
    createdAt: new Date(row.created_at),
  };
}
