/** A key that one request has claimed; the token tells that request from a later one that took the key over. */
export interface Claim {
  userId: string;
  key: string;
  token: string;
}

export type ClaimState =
  | { state: 'started'; claim: Claim }
  | { state: 'finished'; response: string }
  | { state: 'running' }
  | { state: 'mismatch' };

/**
 * What a finished request is remembered by, for 24 h, so that a repeat answers the same and costs nothing.
 * The answer is noted where the result is published, in the same transaction.
 */
export interface IdempotencyStore {
  /**
   * Claims a key for a request. `started`: go on. `finished`: answer `response` again.
   * `running`: the first one has not ended. `mismatch`: the key was used with another body.
   * Rejects with `invalid_request` when the key is not 1 to 255 printable ASCII characters.
   */
  claim(userId: string, key: string, bodyHash: string): Promise<ClaimState>;
  /** Says that the request still runs: a claim that is not renewed counts as left by a crash. */
  renew(claim: Claim): Promise<void>;
  /** Frees the key after a failure, so that the client can try again; not one that another request has claimed since. */
  abandon(claim: Claim): Promise<void>;
  sweep(): Promise<number>;
}
