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

/** A page of a listing, newest first, and how the next one is asked for. */
export function pageOf<Name extends string, Item extends z.ZodType, Cursor extends z.ZodType>(
  name: Name,
  item: Item,
  cursor: Cursor,
) {
  return z.object({
    [name]: z.array(item),
    next: cursor.nullable().describe('Value of `before` for what follows; null at the end.'),
  } as Record<Name, z.ZodArray<Item>> & { next: z.ZodNullable<Cursor> });
}

/** A length of a page: `limit`, never above what one answer may hold. */
export function limitField(most: number, usual: number) {
  return z.coerce
    .number()
    .int()
    .min(1)
    .max(most)
    .default(usual)
    .describe(`At most ${most}; ${usual} when left out.`);
}

/** The answer to a deletion. */
export const deletedAnswer = named(
  'Deleted',
  z.object({ id: z.string(), deleted: z.literal(true) }),
);
