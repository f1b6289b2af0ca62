/** One page of a list, and the cursor of what follows; null at the end. */
interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** One page of a list that is at hand as a whole; a cursor that means no entry gives the end. */
export function pageOf<Item>(
  all: readonly Item[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  cursorOf: (item: Item) => string,
): Page<Item> {
  const last = cursor === undefined ? -1 : all.findIndex((item) => cursorOf(item) === cursor);
  const start = cursor !== undefined && last === -1 ? all.length : last + 1;
  const items = all.slice(start, start + limit);
  const end = items.at(-1);
  return { items, next: end && start + limit < all.length ? cursorOf(end) : null };
}
