import type { Transaction } from 'kysely';
import { ApiError } from '@/lib/errors/api-error';
import type { Schema, UserRow } from './schema';

/**
 * The user's row, locked until the transaction ends, so that what depends on it (a balance, a
 * count of tokens) can be read and then acted upon. An update that changes nothing locks alike
 * in both databases. Rejects with `not_found` when there is no such user.
 */
export async function lockedUser(
  transaction: Transaction<Schema>,
  userId: string,
): Promise<UserRow> {
  const user = await transaction
    .updateTable('users')
    .set((expression) => ({ balance: expression.ref('balance') }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (user === undefined) throw new ApiError('not_found', `There is no user ${userId}.`);
  return user;
}
