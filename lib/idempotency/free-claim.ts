import { IDEMPOTENCY_ABANDONED_MS } from './idempotency-rules';
import type { Claim, IdempotencyStore } from './idempotency-store';

const FIRST_PAUSE_MS = 1_000;

/**
 * Frees the key of work that failed. Where that can't be done, it is tried again behind the caller's back
 * after pauses that double, until the claim lapses by itself: a database that was away for a second must
 * not hold its clients' keys for minutes.
 */
export async function freeClaim(
  store: Pick<IdempotencyStore, 'abandon'>,
  claim: Claim,
): Promise<void> {
  if (!(await tryToFree(store, claim))) tryLater(store, claim, FIRST_PAUSE_MS);
}

function tryLater(store: Pick<IdempotencyStore, 'abandon'>, claim: Claim, pauseMs: number): void {
  // The pauses so far make up as much as the next one.
  if (2 * pauseMs > IDEMPOTENCY_ABANDONED_MS) return;
  setTimeout(() => {
    void tryToFree(store, claim).then((isFree) => {
      if (!isFree) tryLater(store, claim, 2 * pauseMs);
    });
  }, pauseMs).unref();
}

async function tryToFree(store: Pick<IdempotencyStore, 'abandon'>, claim: Claim): Promise<boolean> {
  try {
    await store.abandon(claim);
    return true;
  } catch (problem) {
    console.warn('Could not free an Idempotency-Key:', problem);
    return false;
  }
}
