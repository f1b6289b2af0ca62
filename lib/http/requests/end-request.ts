import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiError } from '@/lib/errors/api-error';
import type { RequestStore } from '@/lib/requests/request-store';

/** Pauses before it is tried again, where the database could not be reached; afterwards a sweep finds it by its age. */
const PAUSES_MS = [0, 1_000, 5_000, 15_000, 30_000, 60_000, 120_000, 300_000] as const;

/**
 * Ends an open request of this server that came to nothing, now or as soon as the database can be
 * reached, which gives its units back. Never rejects.
 */
export async function endRequest(
  store: Pick<RequestStore, 'fail'>,
  id: string,
  { code, message, param }: ApiError,
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<void> {
  for (const pauseMs of pausesMs) {
    await sleep(pauseMs, undefined, { ref: false });
    try {
      await store.fail(id, { code, message, param });
      return;
    } catch (problem) {
      console.error(`Could not end the request ${id}:`, problem);
    }
  }
}
