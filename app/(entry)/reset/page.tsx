import type { Metadata } from 'next';
import Link from 'next/link';
import { EntryCard } from '@/components/account/entry-card';
import { ResetForm } from '@/components/account/reset-form';
import { Message } from '@/components/ui/message';
import { services } from '@/lib/server/services';
import { requestReset } from './actions';

export const metadata: Metadata = { title: 'Reset password' };

/** Reads what is set up, so it is made for each request. */
export const dynamic = 'force-dynamic';

export default async function ResetPage() {
  const { mailer } = await services();
  const signIn = (
    <Link href="/signin" className="text-accent-text underline">
      Back to sign-in
    </Link>
  );
  return (
    <EntryCard title="Reset your password" other={signIn}>
      {mailer ? (
        <ResetForm requestReset={requestReset} />
      ) : (
        <Message tone="warning" title="This server sends no mail">
          Its administrator can set a new password for you.
        </Message>
      )}
    </EntryCard>
  );
}
