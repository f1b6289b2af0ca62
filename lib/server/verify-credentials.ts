import { z } from 'zod';
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH, emailKey } from '@/lib/accounts/account-rules';
import type { Account } from '@/lib/accounts/account-store';
import { knownDevice } from '@/lib/accounts/known-device';
import type { Attempt } from './attempt-limits';
import { services } from './services';

const credentials = z.object({
  email: z.string().min(1).max(MAX_EMAIL_LENGTH),
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
});

/** Where a try comes from. */
export interface TrySource {
  /** What limits count addresses by. */
  addressBlock: string;
  /** What the browser keeps of earlier sign-ins, as it sent it. */
  deviceNote: string | undefined;
  /** What notes of browsers are signed with. */
  secret: string;
}

/**
 * What a try counts against. A browser that has opened this account before counts by itself alone:
 * nobody else's tries can keep its owner out. Any other counts against its address, against its
 * address at this account, and against what strangers together may try at this account.
 */
export function countsOf(
  email: string,
  { addressBlock, deviceNote, secret }: TrySource,
): (readonly [Attempt, key: string])[] {
  const key = emailKey(email);
  const device = knownDevice(deviceNote, key, secret);
  if (device !== undefined) return [['password-from-device', device]];
  return [
    ['password-from-address', addressBlock],
    ['password-of-email-from-address', `${key}\n${addressBlock}`],
    ['password-of-email', key],
  ];
}

/**
 * The account that an e-mail and a password open; `undefined` when they fit none. Rejects with
 * `rate_limited` after too many tries.
 */
export async function verifyCredentials(
  given: unknown,
  source: TrySource,
): Promise<Account | undefined> {
  const parsed = credentials.safeParse(given);
  if (!parsed.success) return undefined;
  const { email, password } = parsed.data;
  const counts = countsOf(email, source);
  const { accounts, attempts } = await services();
  for (const [attempt, key] of counts) await attempts.count(attempt, key);
  const account = await accounts.verifyPassword(email, password);
  if (account) for (const [attempt, key] of counts) await attempts.takeBack(attempt, key);
  return account;
}
