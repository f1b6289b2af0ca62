/** API tokens: 256-bit random secrets of which only the SHA-256 is stored. */

import type { Account } from '@/lib/accounts/account-store';

export interface Token {
  id: string;
  userId: string;
  name: string;
  /** The first characters of the secret, to recognise it by. */
  prefix: string;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** A token with the account it stands for, as it was found. */
export interface AuthenticatedToken extends Token {
  account: Account;
}

export type TokenRefusal =
  { reason: 'expired' | 'revoked'; name: string; since: Date } | { reason: 'unknown' };

export interface TokenStore {
  /**
   * Creates a token and resolves to it with its secret, which is never shown again. Rejects with
   * `invalid_request` (name, expiry in the past), `conflict` (too many live tokens) or `not_found`.
   */
  create(
    userId: string,
    name: string,
    expiresAt: Date | null,
  ): Promise<{ token: Token; secret: string }>;
  /** The live token (not revoked, not expired) with this secret; notes its use at most once a minute. */
  authenticate(secret: string): Promise<AuthenticatedToken | undefined>;
  /** Why a secret does not authenticate, for the message: it was a token once, or never. */
  refusalOf(secret: string): Promise<TokenRefusal>;
  /** All tokens of a user, newest first. */
  list(userId: string): Promise<Token[]>;
  /** Revokes at once; `false` when the user has no such token. */
  revoke(userId: string, tokenId: string): Promise<boolean>;
}
