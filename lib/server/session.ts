import { decode } from 'next-auth/jwt';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { z } from 'zod';
import type { Account } from '@/lib/accounts/account-store';
import type { LiveSession } from '@/lib/accounts/session-store';
import { env } from '@/lib/env';
import { services } from './services';
import { sessionSecret } from './session-secret';

/** One name with and without TLS, so that reading a session needs to know nothing of the transport. */
export const SESSION_COOKIE = 'easel.session';

/** What the cookie says: which session this is. Whose it is and whether it lives says the database. */
const sessionClaims = z.object({ sessionId: z.uuid() });

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

/** The live session that decrypted claims name, whatever else they say. */
export async function sessionOfClaims(claims: unknown): Promise<LiveSession | undefined> {
  const parsed = sessionClaims.safeParse(claims);
  if (!parsed.success) return undefined;
  const { sessions } = await services();
  return sessions.find(parsed.data.sessionId);
}

async function sessionOfCookie(value: string | undefined): Promise<LiveSession | undefined> {
  if (!value || value.length > LONGEST_SESSION) return undefined;
  const key = await signingSecret();
  // Whatever does not decrypt under our key, or has expired, is simply no session.
  const claims = await decode({ token: value, secret: key }).catch(() => null);
  return claims ? sessionOfClaims(claims) : undefined;
}

/** The session of the browser that shows this page, with its account. Looked up once per request. */
export const currentSession = cache(async (): Promise<LiveSession | undefined> =>
  sessionOfCookie((await cookies()).get(SESSION_COOKIE)?.value),
);

/** The account whose browser shows this page. */
export async function currentAccount(): Promise<Account | undefined> {
  return (await currentSession())?.account;
}

/** The session that a request came with, by its cookie alone: check the origin yourself. */
export function sessionOf(request: Request): Promise<LiveSession | undefined> {
  return sessionOfCookie(cookieOf(request, SESSION_COOKIE));
}

/** The account whose browser sent a request, by its session cookie alone: check the origin yourself. */
export async function currentAccountOf(request: Request): Promise<Account | undefined> {
  return (await sessionOf(request))?.account;
}

/** A cookie of a request as it was sent. */
export function cookieOf(request: Request, name: string): string | undefined {
  const prefix = `${name}=`;
  const header = request.headers.get('cookie') ?? '';
  const pair = header.split(';').find((part) => part.trimStart().startsWith(prefix));
  return pair?.trimStart().slice(prefix.length);
}
