import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { EntryCard } from '@/components/account/entry-card';
import { IdentityButtons } from '@/components/account/identity-buttons';
import { nextPath, type SearchProps } from '@/components/account/next-path';
import { SignUpForm } from '@/components/account/sign-up-form';
import { Message } from '@/components/ui/message';
import { formatUnits } from '@/components/ui/units';
import { MIN_PASSWORD_LENGTH } from '@/lib/accounts/account-rules';
import { env } from '@/lib/env';
import { identityProviderIds } from '@/lib/server/identity-providers';
import { currentAccount } from '@/lib/server/session';
import { createAccount } from './actions';

export const metadata: Metadata = { title: 'Sign up' };

export default async function SignUpPage({ searchParams }: SearchProps) {
  const next = nextPath((await searchParams).next);
  if (await currentAccount()) redirect(next);
  const environment = env();
  const mustVerify = environment.SMTP_URL !== undefined;
  const signIn = (
    <>
      Have an account?{' '}
      <Link
        href={`/signin?next=${encodeURIComponent(next)}`}
        className="text-accent-text underline"
      >
        Sign in
      </Link>
    </>
  );
  return (
    <EntryCard title="Create an account" other={signIn}>
      {environment.SIGNUP_ENABLED ? (
        <>
          <IdentityButtons providers={identityProviderIds(environment)} next={next} />
          <SignUpForm
            next={mustVerify ? `/verify?next=${encodeURIComponent(next)}` : next}
            mustVerify={mustVerify}
            grantUnits={formatUnits(environment.SIGNUP_CREDITS)}
            minPasswordLength={MIN_PASSWORD_LENGTH}
            createAccount={createAccount}
          />
        </>
      ) : (
        <Message tone="warning" title="Sign-up is closed">
          New accounts are made by the administrator of this server.
        </Message>
      )}
    </EntryCard>
  );
}
