import { revalidatePath } from 'next/cache';
import type { Account } from '@/lib/accounts/account-store';
import { ApiError } from '@/lib/errors/api-error';
import { currentAccount } from '@/lib/server/session';

const NOT_ALLOWED = 'Only administrators can do this.';

/** The administrator who calls; `undefined` for anybody else. */
export async function currentAdmin(): Promise<Account | undefined> {
  const account = await currentAccount();
  return account?.role === 'admin' ? account : undefined;
}

/** Does what an administrator asks and shows the page anew; resolves to why it could not. */
export async function asAdmin(
  work: (admin: Account) => Promise<void>,
): Promise<string | undefined> {
  const admin = await currentAdmin();
  if (!admin) return NOT_ALLOWED;
  try {
    await work(admin);
    revalidatePath('/admin');
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}
