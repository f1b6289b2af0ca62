/**
 * Leases of servers: one owns what it began for as long as it says that it lives, on the clock of the
 * database, which is the same for all. A process that is stopped for longer loses what it held, and
 * what it then tries to publish is refused.
 */
export interface InstanceStore {
  /** Says that this server lives. Call before it takes anything, and every `renewEveryMs`. */
  renew(): Promise<void>;
  /** How far the database's clock is ahead of this machine's at the least, in milliseconds. */
  clockSkewMs(): Promise<number>;
  /** Forgets servers that have been silent for long and hold nothing any more. */
  sweep(): Promise<number>;
}
