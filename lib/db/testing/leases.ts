/** A lease of a test, as long as that of a server that was told nothing else. */
export const LEASE_MS = 60_000;
