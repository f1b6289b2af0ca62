import type { Account } from '@/lib/accounts/account-store';
import { ApiError } from '@/lib/errors/api-error';
import type { Stores } from '@/lib/server/stores';

/** The account with this e-mail; rejects with `not_found`. */
export async function findAccount(stores: Stores, email: string): Promise<Account> {
  const account = await stores.accounts.findByEmail(email);
  if (account === undefined) throw new ApiError('not_found', `There is no user ${email}.`);
  return account;
}
