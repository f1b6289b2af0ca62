import { ApiError } from '@/lib/errors/api-error';
import type { ListPlace } from '@/lib/list-place';

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

/** The cursor of a place in a list that is ordered by time. */
export function cursorOf({ at, id }: ListPlace): string {
  return `${at.getTime()}.${id}`;
}

/** The place that a cursor names, if it names one. */
export function placeOf(cursor: string | undefined): ListPlace | undefined {
  if (cursor === undefined) return undefined;
  const match = /^(\d{1,15})\.([\da-f-]{36})$/.exec(cursor);
  if (match) return { at: new Date(Number(match[1])), id: match[2] ?? '' };
  const advice = 'send as cursor the `next` of the page before';
  throw new ApiError('invalid_request', advice, { param: 'cursor' });
}

/** The cursor of what follows a page; null where it was not full, and so was the last. */
export function nextOf<Item>(
  page: readonly Item[],
  limit: number,
  placeIn: (item: Item) => ListPlace,
): string | null {
  const last = page.length === limit ? page.at(-1) : undefined;
  return last === undefined ? null : cursorOf(placeIn(last));
}
