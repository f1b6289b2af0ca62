import { emailKey } from '@/lib/accounts/account-rules';
import { knownDevice, noteDevice } from '@/lib/accounts/known-device';
import { signingSecret } from './session';

/** Tells this browser from strangers' to limits on guessing; opens nothing. */
export const DEVICE_COOKIE = 'easel.device';
/** The longest that browsers keep a cookie (RFC 6265bis). */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

interface CookieToSet {
  name: string;
  value: string;
  maxAge: number;
  path: string;
  httpOnly: boolean;
  sameSite: 'lax';
  secure: boolean;
}

/** The cookie by which a browser is known that has proved to be this account's; `before`: the one it has. */
export async function deviceCookie(
  email: string,
  { before, secure }: { before: string | undefined; secure: boolean },
): Promise<CookieToSet> {
  const secret = await signingSecret();
  const key = emailKey(email);
  return {
    name: DEVICE_COOKIE,
    value: noteDevice(key, secret, knownDevice(before, key, secret)),
    maxAge: DEVICE_SECONDS,
    // Signing in alone reads it.
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  };
}
