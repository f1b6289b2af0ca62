import { sql, type Transaction } from 'kysely';
import { checkField, emailKey, passwordSchema } from '@/lib/accounts/account-rules';
import {
  type EmailLinkStore,
  hashLinkSecret,
  LINK_LIFETIME_MS,
  type LinkPurpose,
  newLinkSecret,
} from '@/lib/accounts/email-links';
import { hashPassword } from '@/lib/accounts/password-hash';
import type { Database, EmailLinkRow, Schema } from '../schema';
import { ACCOUNT_COLUMNS, toAccount } from './account-row';
import { grantPending } from './new-account';
import { endSessions } from './session-store';
import { revokeTokens } from './token-store';

export function createEmailLinkStore(db: Database, now: () => number = Date.now): EmailLinkStore {
  return {
    async create({ id, email }, purpose) {
      const secret = newLinkSecret();
      const row: EmailLinkRow = {
        secret_hash: hashLinkSecret(secret) ?? '',
        user_id: id,
        purpose,
        email_key: emailKey(email),
        expires_at: now() + LINK_LIFETIME_MS[purpose],
      };
      await db.transaction().execute(async (transaction) => {
        await forget(transaction, id, purpose);
        await transaction.insertInto('email_links').values(row).execute();
      });
      return secret;
    },

    async isLive(secret, purpose) {
      const hash = hashLinkSecret(secret);
      if (hash === undefined) return false;
      const link = await db
        .selectFrom('email_links')
        .innerJoin('users', 'users.id', 'email_links.user_id')
        .select('email_links.user_id')
        .where('secret_hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now())
        .whereRef('users.email_key', '=', 'email_links.email_key')
        .executeTakeFirst();
      return link !== undefined;
    },

    verify: (secret, userId) =>
      db.transaction().execute(async (transaction) => {
        const link = await consume(transaction, secret, 'verify', now(), userId);
        if (link === undefined || !(await confirm(transaction, link))) return false;
        await grantPending(transaction, userId, now());
        return true;
      }),

    async reset(secret, password, options = {}) {
      const next = checkField(passwordSchema, 'password', password);
      // Hashing takes long, so it comes before anything is locked, and only for links that exist.
      if (!(await this.isLive(secret, 'reset'))) return undefined;
      const hash = await hashPassword(next);
      return db
        .transaction()
        .execute((transaction) => reset(transaction, secret, hash, options, now()));
    },

    async sweep() {
      const swept = await db
        .deleteFrom('email_links')
        .where('expires_at', '<=', now())
        .executeTakeFirst();
      return Number(swept.numDeletedRows);
    },
  };
}

/** Takes a link away; of several that try, one finds it. */
async function consume(
  transaction: Transaction<Schema>,
  secret: string,
  purpose: LinkPurpose,
  now: number,
  userId?: string,
): Promise<EmailLinkRow | undefined> {
  const hash = hashLinkSecret(secret);
  if (hash === undefined) return undefined;
  const found = transaction
    .deleteFrom('email_links')
    .where('secret_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now);
  const theirs = userId === undefined ? found : found.where('user_id', '=', userId);
  return theirs.returningAll().executeTakeFirst();
}

/** Notes that the address of a link is its owner's, where the account still has that address. */
async function confirm(transaction: Transaction<Schema>, link: EmailLinkRow): Promise<boolean> {
  const confirmed = await transaction
    .updateTable('users')
    .set({ email_verified: 1 })
    .where('id', '=', link.user_id)
    .where('email_key', '=', link.email_key)
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

async function reset(
  transaction: Transaction<Schema>,
  secret: string,
  passwordHash: string,
  { revokeTokens: alsoTokens }: { revokeTokens?: boolean },
  now: number,
) {
  const link = await consume(transaction, secret, 'reset', now);
  if (link === undefined) return undefined;
  const { user_id: userId } = link;
  const before = await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash, session_epoch: sql<number>`session_epoch + 1` })
    .where('id', '=', userId)
    .where('email_key', '=', link.email_key)
    .returning('email_verified')
    .executeTakeFirst();
  if (before === undefined) return undefined;
  const wasConfirmed = before.email_verified === 1;
  await confirm(transaction, link);
  await endSessions(transaction, userId);
  await forget(transaction, userId, 'reset');
  if (alsoTokens || !wasConfirmed) await revokeTokens(transaction, userId, now);
  if (!wasConfirmed) {
    await transaction.deleteFrom('identities').where('user_id', '=', userId).execute();
  }
  await grantPending(transaction, userId, now);
  const row = await transaction
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return toAccount(row);
}

async function forget(
  transaction: Transaction<Schema>,
  userId: string,
  purpose: LinkPurpose,
): Promise<void> {
  await transaction
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}
