/** Waits for all, also where one fails: what is deleted afterwards must not be written any more. */
export async function allOrFirstError(
  writes: readonly (Promise<void> | undefined)[],
): Promise<void> {
  for (const written of await Promise.allSettled(writes))
    if (written.status === 'rejected') throw written.reason;
}
