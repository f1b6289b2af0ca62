import type { Account } from '@/lib/accounts/account-store';
import type { UserRow } from '../schema';

type AccountRow = Omit<
  UserRow,
  'email_key' | 'email_verified' | 'password_hash' | 'debt' | 'pending_units'
>;

/** The columns of an account that may leave the database; the password's hash never does. */
export const ACCOUNT_COLUMNS = [
  'users.id',
  'users.email',
  'users.name',
  'users.role',
  'users.balance',
  'users.session_epoch',
  'users.created_at',
] as const;

export function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    balance: row.balance,
    sessionEpoch: row.session_epoch,
    createdAt: new Date(row.created_at),
  };
}
