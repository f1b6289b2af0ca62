import { redirect } from 'next/navigation';
import type { Visitor } from '@/components/shell/account-menu';
import type { Account } from '@/lib/accounts/account-store';
import { currentAccount } from '@/lib/server/session';

/** The signed-in account; a visitor without one is sent to sign in, and comes back to `path`. */
export async function requireAccount(path: string): Promise<Account> {
  return (await currentAccount()) ?? redirect(`/signin?next=${encodeURIComponent(path)}`);
}

/** What headers show of an account. */
export function visitorOf({ name, email, balance, role }: Account): Visitor {
  return { name, email, balanceUnits: balance, isAdmin: role === 'admin' };
}
