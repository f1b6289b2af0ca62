import { z } from 'zod';
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH, emailKey } from '@/lib/accounts/account-rules';
import type { Account } from '@/lib/accounts/account-store';
import { attemptLimits } from './attempt-limits';
import { services } from './services';

const credentials = z.object({
  email: z.string().min(1).max(MAX_EMAIL_LENGTH),
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
});

/**
 * The account that an e-mail and a password open; `undefined` when they fit none. Rejects with
 * `rate_limited` after too many tries on one e-mail or from one address.
 */
export async function verifyCredentials(
  given: unknown,
  address: string,
): Promise<Account | undefined> {
  const parsed = credentials.safeParse(given);
  if (!parsed.success) return undefined;
  const { email, password } = parsed.data;
  const limits = attemptLimits();
  await limits.count('password-from-address', address);
  await limits.count('password-of-email', emailKey(email));
  const { accounts } = await services();
  const account = await accounts.verifyPassword(email, password);
  if (account) {
    await limits.takeBack('password-from-address', address);
    await limits.forgive('password-of-email', emailKey(email));
  }
  return account;
}
