import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { emailKey } from '@/lib/accounts/account-rules';
import type { Account } from '@/lib/accounts/account-store';
import type { Schema, UserRow } from '../schema';
import { toAccount } from './account-row';
import { lockedUser } from '../locked-user';
import { grantUnits } from './credit-transactions';

/** A row for a new user, without units: those come through the ledger. */
export function newUserRow(
  person: { email: string; name: string },
  now: number,
  settings: Partial<Pick<UserRow, 'role' | 'email_verified' | 'password_hash' | 'pending_units'>>,
): UserRow {
  return {
    id: randomUUID(),
    email: person.email,
    email_key: emailKey(person.email),
    email_verified: 0,
    name: person.name,
    role: 'user',
    balance: 0,
    debt: 0,
    pending_units: 0,
    session_epoch: 0,
    password_hash: null,
    created_at: now,
    ...settings,
  };
}

/** Inserts a user and grants the first units; `undefined`, and nothing done, when the e-mail is taken. */
export async function insertAccount(
  transaction: Transaction<Schema>,
  row: UserRow,
  grant: { units: number; note: string },
): Promise<Account | undefined> {
  const inserted = await transaction
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return undefined;
  const balance =
    grant.units === 0
      ? 0
      : await grantUnits(transaction, row.id, grant.units, grant.note, row.created_at);
  return toAccount({ ...row, balance });
}

const PENDING_NOTE = 'Granted as the address was confirmed';

/** Grants the units that waited until the address was confirmed, once. */
export async function grantPending(
  transaction: Transaction<Schema>,
  userId: string,
  now: number,
): Promise<void> {
  const { pending_units: units } = await lockedUser(transaction, userId);
  if (units === 0) return;
  await transaction
    .updateTable('users')
    .set({ pending_units: 0 })
    .where('id', '=', userId)
    .execute();
  await grantUnits(transaction, userId, units, PENDING_NOTE, now);
}
