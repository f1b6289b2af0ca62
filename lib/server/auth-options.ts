import type { Account as ProviderAccount, NextAuthOptions, Profile, User } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import type { Account } from '@/lib/accounts/account-store';
import { SESSION_SECONDS } from '@/lib/accounts/session-rules';
import type { LiveSession, SessionOrigin } from '@/lib/accounts/session-store';
import { ApiError } from '@/lib/errors/api-error';
import { env, type Environment } from '@/lib/env';
import { audit, emailMark } from './audit';
import { authLogger } from './auth-logger';
import { isCallbackUrl, malformedCallback } from './callback-url';
import { hasVerifiedEmail, identityProviders } from './identity-providers';
import { logger } from './logger';
import { services } from './services';
import { SESSION_COOKIE, sessionOfClaims, signingSecret } from './session';
import { verifyCredentials } from './verify-credentials';

declare module 'next-auth' {
  interface User {
    /** The session that a password has just opened. */
    sessionId?: string;
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    sessionId?: string;
  }
}

/** What a request to next-auth tells of the browser that sent it. */
export interface Visit {
  /** Whether the browser reached us over TLS. */
  overTls: boolean;
  origin: SessionOrigin;
  /** What limits on guessing count by. */
  addressBlock: string;
  /** What the browser keeps of earlier sign-ins. */
  deviceNote: string | undefined;
  /** The session that the browser has; signing in ends it. */
  before(): Promise<LiveSession | undefined>;
  /** Told when the browser has opened an account. */
  onSignedIn(account: Account): void;
}

/** Thrown where next-auth must find no session; it then answers `{}` and takes the cookie away. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

type SessionCallbacks = Pick<NonNullable<NextAuthOptions['callbacks']>, 'jwt' | 'session'>;

/** What sessions come to in one request: the claims of the next cookie, and what clients may read. */
function sessionCallbacks(visit: Visit): SessionCallbacks {
  let live: LiveSession | undefined;
  return {
    async jwt({ token, user, account: identity }) {
      if (identity?.type === 'credentials') return { sessionId: user.sessionId };
      if (identity)
        return {
          sessionId: await startSession(visit, await accountOf(identity, user), identity.provider),
        };
      live = await sessionOfClaims(token);
      if (!live) throw new SessionEnded();
      return { sessionId: live.session.id };
    },
    session() {
      if (!live) throw new SessionEnded();
      const { session, account } = live;
      const user = { name: account.name, email: account.email };
      return { user, expires: session.expiresAt.toISOString() };
    },
  };
}

/** The id of a new session; the one that the browser had before ends. */
async function startSession(visit: Visit, account: Account, by: string): Promise<string> {
  const { sessions } = await services();
  const session = await sessions.start(account, visit.origin);
  if (!session) throw new SessionEnded('All sessions were ended while this one began.');
  const before = await visit.before();
  if (before) await sessions.end(before.account.id, before.session.id);
  visit.onSignedIn(account);
  audit('sign_in', { userId: account.id, by, ...visit.origin });
  return session.id;
}

/** Opens a session with an e-mail and a password; `null` when they fit no account. */
async function signInWithPassword(
  visit: Visit,
  given: Record<string, unknown> | undefined,
): Promise<User | null> {
  const secret = await signingSecret();
  const tried = { emailMark: emailMark(given?.email, secret), address: visit.origin.address };
  try {
    const account = await verifyCredentials(given, { ...visit, secret });
    if (account)
      return { id: account.id, sessionId: await startSession(visit, account, 'password') };
    audit('sign_in_failed', tried);
    return null;
  } catch (error) {
    if (error instanceof SessionEnded) return null;
    if (error instanceof ApiError && error.code === 'rate_limited') {
      audit('sign_in_limited', tried);
      throw new Error(`${error.code}: ${error.message}`, { cause: error });
    }
    // next-auth shows the message of whatever is thrown here to the browser.
    logger().error({ event: 'auth_error', err: error });
    throw new Error('internal', { cause: error });
  }
}

/** The account behind an identity of GitHub or Google, made on first sight where sign-up is open. */
async function accountOf(identity: ProviderAccount, user: User): Promise<Account> {
  const { accounts, env: environment } = await services();
  const { provider, providerAccountId: subject } = identity;
  const email = user.email ?? '';
  return accounts.forIdentity(
    { provider, subject, email, name: user.name?.trim() || email },
    environment.SIGNUP_CREDITS,
  );
}

/** Whether an identity may come in: its address is verified, and known where sign-up is closed. */
async function mayEnter(identity: ProviderAccount, profile: Profile | undefined) {
  if (identity.type === 'credentials') return true;
  if (!hasVerifiedEmail(identity.provider, profile)) return false;
  const { accounts, env: environment } = await services();
  if (environment.SIGNUP_ENABLED) return true;
  return (await accounts.findByEmail(profile?.email ?? '')) !== undefined;
}

/** Ends the session whose cookie next-auth takes away, so that copies of the cookie end with it. */
async function endSession(claims: JWT | null): Promise<void> {
  const live = await sessionOfClaims(claims);
  if (!live) return;
  const { sessions } = await services();
  await sessions.end(live.account.id, live.session.id);
  audit('sign_out', { userId: live.account.id });
}

/** Where to go afterwards: pages of this site alone. Rejects with `invalid_request` what is no address. */
async function redirectTo(url: unknown, baseUrl: string): Promise<string> {
  if (!isCallbackUrl(url)) throw malformedCallback();
  const wanted = new URL(url, baseUrl);
  return wanted.origin === new URL(baseUrl).origin ? wanted.href : baseUrl;
}

/** next-auth builds redirects of GitHub and Google from this variable alone. */
function announceOwnAddress(environment: Environment): void {
  process.env.NEXTAUTH_URL ??= environment.BASE_URL ?? `http://localhost:${environment.PORT}`;
}

/**
 * Options of next-auth for one request. The cookie is an encrypted token, httpOnly and SameSite=Lax,
 * that names a session and says nothing else; the session itself is in the database.
 */
export async function authOptions(visit: Visit): Promise<NextAuthOptions> {
  const environment = env();
  announceOwnAddress(environment);
  return {
    secret: await signingSecret(),
    providers: [
      CredentialsProvider({
        id: 'credentials',
        name: 'Password',
        credentials: { email: { type: 'email' }, password: { type: 'password' } },
        authorize: (credentials) => signInWithPassword(visit, credentials),
      }),
      ...identityProviders(environment),
    ],
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    useSecureCookies: visit.overTls,
    cookies: {
      sessionToken: {
        name: SESSION_COOKIE,
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: visit.overTls },
      },
    },
    logger: authLogger,
    pages: { signIn: '/signin', error: '/signin' },
    callbacks: {
      signIn: ({ account, profile }) => (account ? mayEnter(account, profile) : false),
      redirect: ({ url, baseUrl }) => redirectTo(url, baseUrl),
      ...sessionCallbacks(visit),
    },
    events: { signOut: ({ token }) => endSession(token) },
  };
}
