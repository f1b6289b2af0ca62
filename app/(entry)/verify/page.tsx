import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { EntryCard } from '@/components/account/entry-card';
import { nextPath, type SearchProps } from '@/components/account/next-path';
import { VerifyPanel } from '@/components/account/verify-panel';
import { formatUnits } from '@/components/ui/units';
import { services } from '@/lib/server/services';
import { requireAccount } from '../../visitor';
import { confirmAddress, resendLink } from './actions';

export const metadata: Metadata = {
  title: 'Confirm your address',
  referrer: 'no-referrer',
  robots: { index: false },
};

/**
 * Where the link in a letter leads. Whoever opens it signs in to the account first: so nobody confirms,
 * by a letter they did not expect, an account that somebody else made with their address.
 */
export default async function VerifyPage({ searchParams }: SearchProps) {
  const query = await searchParams;
  const secret = typeof query.token === 'string' ? query.token : undefined;
  const next = nextPath(query.next);
  const here = secret ? `/verify?token=${encodeURIComponent(secret)}` : '/verify';
  const account = await requireAccount(here);
  const { accounts, mailer } = await services();
  const { verified, pendingUnits } = await accounts.emailStanding(account.id);
  if (!mailer && !secret) redirect(next);
  return (
    <EntryCard title="Confirm your address" other={null}>
      <VerifyPanel
        email={account.email}
        isVerified={verified}
        {...(pendingUnits > 0 && { pendingUnits: formatUnits(pendingUnits) })}
        hasLink={secret !== undefined}
        next={next}
        confirm={confirmAddress.bind(null, secret ?? '')}
        resend={resendLink}
      />
    </EntryCard>
  );
}
