/** Sessions of browsers. A cookie only names one; what is not stored here is no session. */

import type { Account } from './account-store';

export interface Session {
  id: string;
  userId: string;
  createdAt: Date;
  /** When its owner last proved who they are: at sign-in, or when asked again. */
  authenticatedAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** Network address that signed in, or `unknown`. */
  address: string;
  /** Browser and system that signed in, in a few words. */
  agent: string;
}

/** A session with the account it belongs to, as it was found. */
export interface LiveSession {
  session: Session;
  account: Account;
}

/** Where a browser is seen from. */
export interface SessionOrigin {
  address: string;
  agent: string;
}

export interface SessionStore {
  /**
   * Starts a session of an account whose owner has just proved who they are. Of a user's many, the one
   * unseen for the longest ends. `undefined` when all sessions were ended since `account` was read (a
   * password that changed meanwhile opens nothing). Rejects with `not_found`.
   */
  start(
    account: Pick<Account, 'id' | 'sessionEpoch'>,
    origin: SessionOrigin,
  ): Promise<Session | undefined>;
  /** The live session with this id; notes at most once a minute that it was seen. */
  find(id: string): Promise<LiveSession | undefined>;
  /** Notes that the session's owner has proved again who they are; `false` when it has ended. */
  reauthenticate(id: string): Promise<boolean>;
  /** The live sessions of a user, the last seen first. */
  list(userId: string): Promise<Session[]>;
  /** Ends a session at once; `false` when the user has no such session. */
  end(userId: string, id: string): Promise<boolean>;
  /** Forgets those that have expired; resolves to how many. */
  sweep(): Promise<number>;
}
