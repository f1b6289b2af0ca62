/** Links in letters. Who opens one has the mailbox it was sent to. */

import { createHash, randomBytes } from 'node:crypto';
import type { Account, PasswordChangeOptions } from './account-store';

/** What a link is for: to confirm the address, or to choose a new password. */
export type LinkPurpose = 'verify' | 'reset';

const HOUR_MS = 60 * 60 * 1000;

export const LINK_LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  verify: 24 * HOUR_MS,
  reset: HOUR_MS,
};

const SECRET_BYTES = 32;
const SECRET_FORM = /^[\w-]{43}$/;

/** A new secret of 256 random bits, as addresses carry it. */
export function newLinkSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What is stored of a secret; undefined for what can't be one. */
export function hashLinkSecret(secret: string): string | undefined {
  return SECRET_FORM.test(secret) ? createHash('sha256').update(secret).digest('hex') : undefined;
}

export interface EmailLinkStore {
  /** A new link to the account's present address; those sent before for the same purpose end. */
  create(account: Pick<Account, 'id' | 'email'>, purpose: LinkPurpose): Promise<string>;
  /** Whether a link still works, which does not use it up. */
  isLive(secret: string, purpose: LinkPurpose): Promise<boolean>;
  /**
   * Confirms the address a link was sent to, once, where it is still that of `userId`; units that waited
   * for it are granted. `false` when the link does not work, for them or any more.
   */
  verify(secret: string, userId: string): Promise<boolean>;
  /**
   * Uses a link to set a new password, which ends all sessions and confirms the address. Where nobody
   * had confirmed it, tokens and identities end, too: whoever made the account need not be who reads
   * the mail. `undefined` when the link does not work; rejects with `invalid_request` for a bad password.
   */
  reset(
    secret: string,
    password: string,
    options?: Pick<PasswordChangeOptions, 'revokeTokens'>,
  ): Promise<Account | undefined>;
  /** Forgets those that have expired; resolves to how many. */
  sweep(): Promise<number>;
}
