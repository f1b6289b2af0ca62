import { type Transaction, sql } from 'kysely';
import {
  checkField,
  emailKey,
  emailSchema,
  MAX_NAME_LENGTH,
  nameSchema,
} from '@/lib/accounts/account-rules';
import type { Account, Identity } from '@/lib/accounts/account-store';
import type { Database, Schema } from '../schema';
import { ACCOUNT_COLUMNS, toAccount } from './account-row';
import { grantPending, insertAccount, newUserRow } from './new-account';
import { endSessions } from './session-store';
import { revokeTokens } from './token-store';

const GRANT_NOTE = 'Sign-up';

/**
 * The account of a person that an identity provider vouches for: the one linked before, else the
 * one with the verified e-mail (linked from now on), else a new one.
 */
export async function accountForIdentity(
  db: Database,
  identity: Identity,
  grantUnits: number,
  now: number,
): Promise<Account> {
  const known = await linkedAccount(db, identity);
  if (known !== undefined) return known;
  const person = {
    email: checkField(emailSchema, 'email', identity.email),
    name: nameOf(identity),
  };
  return db.transaction().execute(async (transaction) => {
    const row = newUserRow(person, now, { email_verified: 1 });
    const account =
      (await insertAccount(transaction, row, { units: grantUnits, note: GRANT_NOTE })) ??
      (await claimByEmail(transaction, person.email, now));
    await transaction
      .insertInto('identities')
      .values({
        provider: identity.provider,
        subject: identity.subject,
        user_id: account.id,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
      .execute();
    return account;
  });
}

async function linkedAccount(db: Database, identity: Identity): Promise<Account | undefined> {
  const row = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(ACCOUNT_COLUMNS)
    .where('identities.provider', '=', identity.provider)
    .where('identities.subject', '=', identity.subject)
    .executeTakeFirst();
  return row && toAccount(row);
}

/**
 * The account with this address. When nobody had verified the address, whoever made the account
 * may be a stranger who waited for its owner: password, sessions, tokens and linked identities of
 * theirs end here.
 */
async function claimByEmail(
  transaction: Transaction<Schema>,
  email: string,
  now: number,
): Promise<Account> {
  const claimed = await transaction
    .updateTable('users')
    .set({ email_verified: 1, password_hash: null, session_epoch: sql`session_epoch + 1` })
    .where('email_key', '=', emailKey(email))
    .where('email_verified', '=', 0)
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
  if (claimed === undefined) {
    const trusted = await transaction
      .selectFrom('users')
      .select(ACCOUNT_COLUMNS)
      .where('email_key', '=', emailKey(email))
      .executeTakeFirstOrThrow();
    return toAccount(trusted);
  }
  await transaction.deleteFrom('identities').where('user_id', '=', claimed.id).execute();
  await endSessions(transaction, claimed.id);
  await revokeTokens(transaction, claimed.id, now);
  await grantPending(transaction, claimed.id, now);
  return toAccount(claimed);
}

/** Providers allow names that we do not, or none; the address stands in then. */
function nameOf(identity: Identity): string {
  const name = nameSchema.safeParse(identity.name.slice(0, MAX_NAME_LENGTH));
  return name.success ? name.data : identity.email.slice(0, MAX_NAME_LENGTH);
}
