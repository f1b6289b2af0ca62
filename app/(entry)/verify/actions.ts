'use server';

import { revalidatePath } from 'next/cache';
import { ApiError } from '@/lib/errors/api-error';
import { auditAct } from '@/lib/server/audit-act';
import { sendVerification } from '@/lib/server/letters';
import { services } from '@/lib/server/services';
import { currentAccount } from '@/lib/server/session';

/* Each export here can be called by anyone who can reach the server: each finds out who calls. */

const SIGNED_OUT = 'You are signed out. Sign in again, then repeat this.';
const GONE = 'This link is of no use for this account, or was replaced by a newer one.';

/** Confirms the caller's address with the secret of a link. */
export async function confirmAddress(secret: string): Promise<string | undefined> {
  const account = await currentAccount();
  if (!account) return SIGNED_OUT;
  const { emailLinks } = await services();
  if (!(await emailLinks.verify(String(secret), account.id))) return GONE;
  await auditAct('email_verified', account);
  revalidatePath('/', 'layout');
  return undefined;
}

/** Sends the caller the link that confirms their address. */
export async function resendLink(): Promise<string | undefined> {
  const account = await currentAccount();
  if (!account) return SIGNED_OUT;
  try {
    await sendVerification(account);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}
