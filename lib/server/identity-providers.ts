import type { Profile } from 'next-auth';
import type { Provider } from 'next-auth/providers/index';
import GithubProvider from 'next-auth/providers/github';
import GoogleProvider from 'next-auth/providers/google';
import { z } from 'zod';
import { withDeadline } from '@/lib/deadline';
import type { Environment } from '@/lib/env';

export type IdentityProviderId = 'github' | 'google';

const GITHUB_API = 'https://api.github.com';
const GITHUB_TIMEOUT_MS = 10_000;

const githubEmails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** The primary address of a GitHub account, when GitHub has verified it. */
function verifiedGithubEmail(accessToken: string): Promise<string | undefined> {
  return withDeadline(GITHUB_TIMEOUT_MS, [], async (signal) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'user-agent': 'easel' };
    const response = await fetch(`${GITHUB_API}/user/emails`, { headers, signal });
    if (!response.ok) return undefined;
    const emails = githubEmails.safeParse(await response.json()).data ?? [];
    return emails.find((entry) => entry.primary && entry.verified)?.email;
  });
}

function github(clientId: string, clientSecret: string): Provider {
  return GithubProvider({
    clientId,
    clientSecret,
    userinfo: {
      url: `${GITHUB_API}/user`,
      // An address that nobody verified must never open the account that has it.
      async request({ client, tokens }) {
        const accessToken = tokens.access_token ?? '';
        const profile = await client.userinfo(accessToken);
        return { ...profile, email: await verifiedGithubEmail(accessToken) };
      },
    },
  });
}

/** The providers whose variables are set; usually none. */
export function identityProviders(environment: Environment): Provider[] {
  const { GITHUB_ID, GITHUB_SECRET, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = environment;
  const providers: Provider[] = [];
  if (GITHUB_ID && GITHUB_SECRET) providers.push(github(GITHUB_ID, GITHUB_SECRET));
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    providers.push(
      GoogleProvider({ clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }),
    );
  }
  return providers;
}

/** The names of those providers, for the buttons on the sign-in page. */
export function identityProviderIds(environment: Environment): IdentityProviderId[] {
  return identityProviders(environment).map((provider) => provider.id as IdentityProviderId);
}

const verifiedByGoogle = z.object({ email_verified: z.literal(true) });

/** Whether the provider vouches for the address it names. GitHub's was checked when it was read. */
export function hasVerifiedEmail(provider: string, profile: Profile | undefined): boolean {
  if (!profile?.email) return false;
  return provider !== 'google' || verifiedByGoogle.safeParse(profile).success;
}
