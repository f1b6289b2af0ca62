'use client';

import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** From here on a result says how long it will still be there. */
export const NEAR_EXPIRY_MS = 120 * MINUTE_MS;

/** What is said of a result that is deleted already. */
export const GONE = 'Gone';

/** `38 min`, `under 1 min`, `Gone`; nothing while there is plenty of time. */
export function remaining(expiresAtMs: number | undefined, nowMs: number): string | undefined {
  if (expiresAtMs === undefined) return undefined;
  const left = expiresAtMs - nowMs;
  if (left > NEAR_EXPIRY_MS) return undefined;
  if (left <= 0) return GONE;
  return left < MINUTE_MS ? 'under 1 min' : `${Math.floor(left / MINUTE_MS)} min`;
}

const TICK_MS = 15_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}

/** The time, in steps long enough that nothing renders for nothing. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / TICK_MS) * TICK_MS,
    () => 0,
  );
}
