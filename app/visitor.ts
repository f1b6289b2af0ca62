import { redirect } from 'next/navigation';
import type { Visitor } from '@/components/shell/account-menu';
import type { Account } from '@/lib/accounts/account-store';
import type { LiveSession } from '@/lib/accounts/session-store';
import { currentSession } from '@/lib/server/session';

/** The session with its account; a visitor without one is sent to sign in, and comes back to `path`. */
export async function requireSession(path: string): Promise<LiveSession> {
  return (await currentSession()) ?? redirect(`/signin?next=${encodeURIComponent(path)}`);
}

/** The signed-in account, in the same way. */
export async function requireAccount(path: string): Promise<Account> {
  return (await requireSession(path)).account;
}

/** What headers show of an account. */
export function visitorOf({ name, email, balance, role }: Account): Visitor {
  return { name, email, balanceUnits: balance, isAdmin: role === 'admin' };
}
