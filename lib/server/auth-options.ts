import type { Account as ProviderAccount, NextAuthOptions, Profile, User } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import type { Account } from '@/lib/accounts/account-store';
import { ApiError } from '@/lib/errors/api-error';
import { env, type Environment } from '@/lib/env';
import { clientAddress } from './attempt-limits';
import { hasVerifiedEmail, identityProviders } from './identity-providers';
import { services } from './services';
import { SESSION_COOKIE, signingSecret } from './session';
import { verifyCredentials } from './verify-credentials';

const SESSION_SECONDS = 30 * 24 * 60 * 60;

declare module 'next-auth' {
  interface User {
    sessionEpoch?: number;
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    sessionEpoch?: number;
  }
}

const passwordProvider = CredentialsProvider({
  id: 'credentials',
  name: 'Password',
  credentials: { email: { type: 'email' }, password: { type: 'password' } },
  async authorize(credentials, request) {
    const forwardedFor: unknown = request.headers?.['x-forwarded-for'];
    const address = clientAddress(typeof forwardedFor === 'string' ? forwardedFor : null);
    try {
      const account = await verifyCredentials(credentials, address);
      return account ? { id: account.id, sessionEpoch: account.sessionEpoch } : null;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'rate_limited') {
        throw new Error(`${error.code}: ${error.message}`, { cause: error });
      }
      // next-auth shows the message of whatever is thrown here to the browser.
      console.error('Sign-in failed:', error);
      throw new Error('internal', { cause: error });
    }
  },
});

/** The account behind an identity of GitHub or Google, made on first sight where sign-up is open. */
async function accountOfIdentity(identity: ProviderAccount, user: User): Promise<Account> {
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

/** next-auth builds redirects of GitHub and Google from this variable alone. */
function announceOwnAddress(environment: Environment): void {
  process.env.NEXTAUTH_URL ??= environment.BASE_URL ?? `http://localhost:${environment.PORT}`;
}

/**
 * Options of next-auth: sessions are encrypted tokens in an httpOnly, SameSite=Lax cookie that hold
 * the account's id and its session epoch, and nothing else. `overTls` sets `Secure`.
 */
export async function authOptions(overTls: boolean): Promise<NextAuthOptions> {
  const environment = env();
  announceOwnAddress(environment);
  return {
    secret: await signingSecret(),
    providers: [passwordProvider, ...identityProviders(environment)],
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    useSecureCookies: overTls,
    cookies: {
      sessionToken: {
        name: SESSION_COOKIE,
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: overTls },
      },
    },
    pages: { signIn: '/signin', error: '/signin' },
    callbacks: {
      signIn: ({ account, profile }) => (account ? mayEnter(account, profile) : false),
      async jwt({ token, user, account }) {
        if (!account) return token;
        if (account.type === 'credentials') {
          return { sub: user.id, sessionEpoch: user.sessionEpoch };
        }
        const own = await accountOfIdentity(account, user);
        return { sub: own.id, sessionEpoch: own.sessionEpoch };
      },
    },
  };
}
