/** How many renewals a server may miss before it counts as dead. */
const RENEWALS_PER_LEASE = 6;

/** How often a server says that it lives: every 10 s of a lease of a minute. */
export function renewEveryMs(leaseMs: number): number {
  return leaseMs / RENEWALS_PER_LEASE;
}
/** Most that the clock of a server may differ from the database's. */
export const MAX_CLOCK_SKEW_MS = 5_000;

/**
 * How far two clocks differ at the least, in milliseconds; positive when the other one is ahead. The
 * other one was read at some moment between two readings of this one.
 */
export function skewMs(otherMs: number, between: { beforeMs: number; afterMs: number }): number {
  if (otherMs > between.afterMs) return otherMs - between.afterMs;
  return Math.min(0, otherMs - between.beforeMs);
}

/** Refuses clocks that would let what is fresh seem old: expiry, sign-in links, sessions. */
export function checkSkew(differenceMs: number): void {
  if (Math.abs(differenceMs) <= MAX_CLOCK_SKEW_MS) return;
  const seconds = (Math.abs(differenceMs) / 1000).toFixed(1);
  throw new Error(
    `The clock of this machine is ${seconds} s ${differenceMs > 0 ? 'behind' : 'ahead of'} the database's, and ` +
      `${MAX_CLOCK_SKEW_MS / 1000} s are the most. Let both take their time from one source (NTP).`,
  );
}
