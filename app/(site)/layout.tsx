import type { ReactNode } from 'react';
import { SiteHeader } from '@/components/shell/site-header';
import { currentAccount } from '@/lib/server/session';
import { visitorOf } from '../visitor';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const account = await currentAccount();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader visitor={account && visitorOf(account)} />
      <main className="grow">{children}</main>
    </div>
  );
}
