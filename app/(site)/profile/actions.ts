'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import type { EmailErrors } from '@/components/account/email-form';
import type { PasswordErrors, PasswordFields } from '@/components/account/password-form';
import { emailKey, emailSchema, passwordSchema } from '@/lib/accounts/account-rules';
import type { Account } from '@/lib/accounts/account-store';
import { ApiError } from '@/lib/errors/api-error';
import { auditAct } from '@/lib/server/audit-act';
import { sendVerification, tellOfEmail, tellOfPassword } from '@/lib/server/letters';
import { services } from '@/lib/server/services';
import { currentAccount, currentSession } from '@/lib/server/session';
import { countTry, NOT_THE_PASSWORD, refusalOf, SIGNED_OUT } from './caller';

/*
 * Each export here can be called by anyone who can reach the server: each finds out who calls, and
 * reads its arguments as untrusted. Next refuses calls from other origins.
 */

export async function renameAccount(name: string): Promise<string | undefined> {
  const account = await currentAccount();
  if (!account) return SIGNED_OUT;
  try {
    const { accounts } = await services();
    await accounts.rename(account.id, String(name));
    revalidatePath('/profile');
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}

const emailFields = z.object({ email: z.string().max(1_000), password: z.string().max(1_000) });

/**
 * Replaces the address that the caller signs in with. Every try is counted, also those with the right
 * password: the answer tells whether an address is taken, which nobody should ask in bulk.
 */
export async function changeEmail(given: {
  email: string;
  password: string;
}): Promise<EmailErrors> {
  const live = await currentSession();
  const fields = emailFields.safeParse(given);
  if (!live || !fields.success) return { password: SIGNED_OUT };
  const email = emailSchema.safeParse(fields.data.email);
  if (!email.success) return { email: email.error.issues[0]?.message };
  try {
    await countTry(live);
    const { accounts } = await services();
    const changed = await accounts.changeEmail(live.account.id, fields.data.password, email.data);
    await auditAct(changed ? 'email_changed' : 'owner_proof_failed', live.account);
    if (!changed) return { password: NOT_THE_PASSWORD };
    await tellBothAddresses(live.account, changed);
    revalidatePath('/', 'layout');
    return {};
  } catch (error) {
    const refusal = refusalOf(error);
    const isTaken = error instanceof ApiError && error.code === 'conflict';
    return isTaken ? { email: refusal } : { password: refusal };
  }
}

/** A notice to the address that was, and a link to confirm the one that is. */
async function tellBothAddresses(before: Account, after: Account): Promise<void> {
  if (emailKey(before.email) === emailKey(after.email)) return;
  await tellOfEmail(before.email);
  // Too many letters lately: the link can be sent again later.
  await sendVerification(after).catch(refusalOf);
}

const passwordFields = z.object({
  current: z.string().max(1_000),
  next: z.string().max(1_000),
  revokeTokens: z.boolean(),
});

/**
 * Replaces the password, which ends every other session and, where asked, every token; tries at the
 * current one are counted.
 */
export async function changePassword(given: PasswordFields): Promise<PasswordErrors> {
  const live = await currentSession();
  const fields = passwordFields.safeParse(given);
  if (!live || !fields.success) return { current: SIGNED_OUT };
  const { current, revokeTokens } = fields.data;
  const next = passwordSchema.safeParse(fields.data.next);
  if (!next.success) return { next: next.error.issues[0]?.message };
  try {
    await countTry(live);
    const { accounts, sessions } = await services();
    const options = { keepSessionId: live.session.id, revokeTokens };
    const changed = await accounts.changePassword(live.account.id, current, next.data, options);
    await auditAct(changed ? 'password_changed' : 'owner_proof_failed', live.account);
    if (!changed) return { current: NOT_THE_PASSWORD };
    await sessions.reauthenticate(live.session.id);
    await tellOfPassword(changed);
    revalidatePath('/profile');
    return {};
  } catch (error) {
    return { current: refusalOf(error) };
  }
}
