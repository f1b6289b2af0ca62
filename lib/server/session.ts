import { decode } from 'next-auth/jwt';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { z } from 'zod';
import type { Account } from '@/lib/accounts/account-store';
import { env } from '@/lib/env';
import { services } from './services';
import { sessionSecret } from './session-secret';

/** One name with and without TLS, so that reading a session needs to know nothing of the transport. */
export const SESSION_COOKIE = 'easel.session';

/** What a session says: whose it is, and which epoch of that account it was made in. */
const sessionClaims = z.object({ sub: z.uuid(), sessionEpoch: z.int() });

/** JSON web tokens in cookies stay below this; anything longer is not ours. */
const LONGEST_SESSION = 4_096;

let secret: Promise<string> | undefined;

/** The secret that signs sessions, read once. A failure is not remembered. */
export function signingSecret(): Promise<string> {
  secret ??= sessionSecret(env()).catch((error: unknown) => {
    secret = undefined;
    throw error;
  });
  return secret;
}

async function claimsOf(session: string) {
  if (session.length > LONGEST_SESSION) return undefined;
  const key = await signingSecret();
  // Whatever does not decrypt under our key, or has expired, is simply no session.
  const payload = await decode({ token: session, secret: key }).catch(() => null);
  return sessionClaims.safeParse(payload).data;
}

/** The account of a session, unless it was signed out everywhere since. */
async function accountOfSession(session: string | undefined): Promise<Account | undefined> {
  const claims = session ? await claimsOf(session) : undefined;
  if (!claims) return undefined;
  const { accounts } = await services();
  const account = await accounts.find(claims.sub);
  return account?.sessionEpoch === claims.sessionEpoch ? account : undefined;
}

/** The account whose browser shows this page. Looked up once per request. */
export const currentAccount = cache(async (): Promise<Account | undefined> =>
  accountOfSession((await cookies()).get(SESSION_COOKIE)?.value),
);

/** The account whose browser sent a request, by its session cookie alone: check the origin yourself. */
export function currentAccountOf(request: Request): Promise<Account | undefined> {
  return accountOfSession(cookieOf(request.headers.get('cookie') ?? '', SESSION_COOKIE));
}

function cookieOf(header: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = header.split(';').find((part) => part.trimStart().startsWith(prefix));
  return pair?.trimStart().slice(prefix.length);
}
