import { headers } from 'next/headers';
import type { LiveSession } from '@/lib/accounts/session-store';
import { ApiError } from '@/lib/errors/api-error';
import { clientAddress } from '@/lib/server/client-address';
import { services } from '@/lib/server/services';

export const SIGNED_OUT = 'You are signed out. Sign in again, then repeat this.';
export const NOT_THE_PASSWORD = 'This is not the current password.';

/** The sentence of a refusal; anything else is a failure, and is thrown on. */
export function refusalOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}

/**
 * Counts a try at the password of the account that is signed in; rejects with `rate_limited` after
 * too many. It counts by session and address: whoever took over a session must not be able to lock
 * its owner out.
 */
export async function countTry({ session }: LiveSession): Promise<void> {
  const { attempts } = await services();
  const address = clientAddress((await headers()).get('x-forwarded-for'));
  await attempts.count('password-from-address', address);
  await attempts.count('password-of-session', session.id);
}
