export type IdempotencyClaim =
  | { state: 'started' }
  | { state: 'finished'; response: string }
  | { state: 'running' }
  | { state: 'mismatch' };

/** What a finished request is remembered by, for 24 h, so that a repeat answers the same and costs nothing. */
export interface IdempotencyStore {
  /**
   * Claims a key for a request. `started`: go on. `finished`: answer `response` again.
   * `running`: the first one has not ended. `mismatch`: the key was used with another body.
   * Rejects with `invalid_request` when the key is not 1 to 255 printable ASCII characters.
   */
  claim(userId: string, key: string, bodyHash: string): Promise<IdempotencyClaim>;
  /** Says that the request still runs: a claim that is not renewed counts as left by a crash. */
  renew(userId: string, key: string): Promise<void>;
  /** Remembers the answer (JSON text). */
  finish(userId: string, key: string, response: string): Promise<void>;
  /** Frees the key after a failure, so that the client can try again. */
  abandon(userId: string, key: string): Promise<void>;
  sweep(): Promise<number>;
}
