import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { EntryCard } from '@/components/account/entry-card';
import { IdentityButtons } from '@/components/account/identity-buttons';
import { nextPath, type SearchProps } from '@/components/account/next-path';
import { SignInForm } from '@/components/account/sign-in-form';
import { env } from '@/lib/env';
import { identityProviderIds } from '@/lib/server/identity-providers';
import { currentAccount } from '@/lib/server/session';

export const metadata: Metadata = { title: 'Sign in' };

/** What next-auth says when GitHub or Google led back here without an account. */
function refusalFor(error: string | string[] | undefined): string | undefined {
  if (error === undefined) return undefined;
  return error === 'AccessDenied'
    ? 'This account can’t be used here: its email is not verified, or sign-up is closed.'
    : 'Signing in through the other site did not work. Try again.';
}

const PASSWORD_SET = 'Your new password is set. Sign in with it.';

export default async function SignInPage({ searchParams }: SearchProps) {
  const query = await searchParams;
  const next = nextPath(query.next);
  if (await currentAccount()) redirect(next);
  const environment = env();
  const signUp = environment.SIGNUP_ENABLED ? (
    <>
      New here?{' '}
      <Link
        href={`/signup?next=${encodeURIComponent(next)}`}
        className="text-accent-text underline"
      >
        Create an account
      </Link>
    </>
  ) : null;
  return (
    <EntryCard title="Sign in" other={signUp}>
      <IdentityButtons providers={identityProviderIds(environment)} next={next} />
      <SignInForm
        next={next}
        refusal={refusalFor(query.error)}
        notice={query.notice === 'password' ? PASSWORD_SET : undefined}
        canReset={environment.SMTP_URL !== undefined}
      />
    </EntryCard>
  );
}
