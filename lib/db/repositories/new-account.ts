import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { emailKey } from '@/lib/accounts/account-rules';
import type { Account } from '@/lib/accounts/account-store';
import type { Schema, UserRow } from '../schema';
import { toAccount } from './account-row';
import { grantUnits } from './credit-transactions';

/** A row for a new user, without units: those come through the ledger. */
export function newUserRow(
  person: { email: string; name: string },
  now: number,
  settings: Partial<Pick<UserRow, 'role' | 'email_verified' | 'password_hash'>>,
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
