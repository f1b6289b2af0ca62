import type { ObjectStore } from './object-store';

/** Objects of each room that one sweep deletes; what is left waits for the next. */
const SWEEP_OBJECTS = 5_000;

/**
 * Deletes what requests left that did not end: pictures that workers were given, and those they handed
 * back which nobody fetched. Such objects never have a row; their age alone says that they are not needed.
 *
 * @param before younger ones may still be in use
 * @returns how many were deleted
 */
export async function sweepLeftovers(
  objects: Pick<ObjectStore, 'list' | 'delete'>,
  before: Date,
): Promise<number> {
  let deleted = 0;
  for (const room of ['inputs/', 'results/']) {
    let found = 0;
    for await (const { key } of objects.list(room, before)) {
      await objects.delete(key);
      found += 1;
      if (found >= SWEEP_OBJECTS) break;
    }
    deleted += found;
  }
  return deleted;
}
