import type { Metadata } from 'next';
import Link from 'next/link';
import { EntryCard } from '@/components/account/entry-card';
import { NewPasswordForm } from '@/components/account/new-password-form';
import type { SearchProps } from '@/components/account/next-path';
import { ButtonLink } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { MIN_PASSWORD_LENGTH } from '@/lib/accounts/account-rules';
import { services } from '@/lib/server/services';
import { choosePassword } from '../actions';

export const metadata: Metadata = {
  title: 'Choose a new password',
  // The address of this page opens the account.
  referrer: 'no-referrer',
  robots: { index: false },
};

export default async function NewPasswordPage({ searchParams }: SearchProps) {
  const { token } = await searchParams;
  const secret = typeof token === 'string' ? token : '';
  const { emailLinks } = await services();
  const signIn = (
    <Link href="/signin" className="text-accent-text underline">
      Back to sign-in
    </Link>
  );
  return (
    <EntryCard title="Choose a new password" other={signIn}>
      {(await emailLinks.isLive(secret, 'reset')) ? (
        <NewPasswordForm
          minPasswordLength={MIN_PASSWORD_LENGTH}
          choosePassword={choosePassword.bind(null, secret)}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <Message tone="warning" title="This link does not work any more">
            It was used before, is more than an hour old, or a newer one was sent.
          </Message>
          <ButtonLink href="/reset" size="large" wide className="justify-center">
            Ask for a new link
          </ButtonLink>
        </div>
      )}
    </EntryCard>
  );
}
