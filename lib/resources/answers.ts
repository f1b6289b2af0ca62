import { z } from 'zod';

/**
 * Answers by the name that they have in the OpenAPI document: what is registered here stands there as
 * a component, and other answers refer to it.
 */
export const NAMED_ANSWERS = z.registry<{ id: string }>();

/** Gives an answer its name in the OpenAPI document. */
export function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  NAMED_ANSWERS.add(schema, { id });
  return schema;
}

/** A page of a listing and how the next one is asked for. */
export function pageOf<Name extends string, Item extends z.ZodType, Cursor extends z.ZodType>(
  name: Name,
  item: Item,
  cursor: Cursor,
) {
  return z.object({
    [name]: z.array(item),
    next: cursor.nullable().describe('Value of `cursor` for what follows; null at the end.'),
  } as Record<Name, z.ZodArray<Item>> & { next: z.ZodNullable<Cursor> });
}

/** A length of a page: `limit`, never above what one answer may hold. */
function limitField(most: number, usual: number) {
  return z.coerce
    .number()
    .int()
    .min(1)
    .max(most)
    .default(usual)
    .describe(`At most ${most}; ${usual} when left out.`);
}

/** Longest cursor there is; clients send back what they were given. */
export const LONGEST_CURSOR = 100;

/** What every list takes: the length of its page, and where that begins. */
export function pageQuery(most: number, usual: number) {
  return { limit: limitField(most, usual), cursor: cursorField(z.string().max(LONGEST_CURSOR)) };
}

/** Where a page begins, for lists whose cursor has a form of its own. */
export function cursorField<Cursor extends z.ZodType>(cursor: Cursor) {
  return cursor.optional().describe('`next` of the page before.');
}

/** The name that `cursor` had before, taken still. */
export function beforeField<Cursor extends z.ZodType>(cursor: Cursor) {
  return cursor.optional().describe('Older name of `cursor`.');
}

/** The answer to a deletion. */
export const deletedAnswer = named(
  'Deleted',
  z.object({ id: z.string(), deleted: z.literal(true) }),
);
