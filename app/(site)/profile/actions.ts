'use server';

import { revalidatePath } from 'next/cache';
import { headers } from 'next/headers';
import { z } from 'zod';
import type { EmailErrors } from '@/components/account/email-form';
import type { PasswordErrors } from '@/components/account/password-form';
import type { NewTokenAnswer, NewTokenFields } from '@/components/account/token-view';
import { emailKey, emailSchema, passwordSchema } from '@/lib/accounts/account-rules';
import type { Account } from '@/lib/accounts/account-store';
import { ApiError } from '@/lib/errors/api-error';
import { attemptLimits, clientAddress } from '@/lib/server/attempt-limits';
import { services } from '@/lib/server/services';
import { currentAccount } from '@/lib/server/session';

/*
 * Each export here can be called by anyone who can reach the server: each finds out who calls, and
 * reads its arguments as untrusted. Next refuses calls from other origins.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
const SIGNED_OUT = 'You are signed out. Sign in again, then repeat this.';

const tokenFields = z.object({
  name: z.string(),
  expiresInDays: z.int().min(1).max(3650).nullable(),
});

/** The sentence of a refusal; anything else is a failure, and is thrown on. */
function refusalOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}

async function newToken(account: Account, fields: NewTokenFields): Promise<NewTokenAnswer> {
  const { tokens } = await services();
  const expiresAt =
    fields.expiresInDays === null ? null : new Date(Date.now() + fields.expiresInDays * DAY_MS);
  const { token, secret } = await tokens.create(account.id, fields.name, expiresAt);
  return { id: token.id, name: token.name, secret };
}

/** Makes a token; refused while the balance is not positive (spec: Authentication). */
export async function createToken(given: NewTokenFields): Promise<NewTokenAnswer> {
  const account = await currentAccount();
  if (!account) return { refusal: SIGNED_OUT };
  if (account.balance <= 0) {
    return { refusal: `A token needs a positive balance; you have ${account.balance} units.` };
  }
  const fields = tokenFields.safeParse(given);
  if (!fields.success) return { refusal: 'A token needs a name, and an expiry of 1 to 3650 days.' };
  try {
    const answer = await newToken(account, fields.data);
    revalidatePath('/profile');
    return answer;
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
}

/** Revokes a token of the caller; somebody else's is not there. */
export async function revokeToken(tokenId: string): Promise<string | undefined> {
  const account = await currentAccount();
  if (!account) return SIGNED_OUT;
  const id = z.uuid().safeParse(tokenId);
  const { tokens } = await services();
  const revoked = id.success && (await tokens.revoke(account.id, id.data));
  revalidatePath('/profile');
  return revoked ? undefined : 'There is no such token any more.';
}

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

/** Counts a try at the password of an account; rejects with `rate_limited` after too many. */
async function countTry(account: Account): Promise<void> {
  const limits = attemptLimits();
  const address = clientAddress((await headers()).get('x-forwarded-for'));
  await limits.count('password-from-address', address);
  await limits.count('password-of-email', emailKey(account.email));
}

const NOT_THE_PASSWORD = 'This is not the current password.';
const emailFields = z.object({ email: z.string().max(1_000), password: z.string().max(1_000) });

/**
 * Replaces the address that the caller signs in with. Every try is counted, also those with the right
 * password: the answer tells whether an address is taken, which nobody should ask in bulk.
 */
export async function changeEmail(given: {
  email: string;
  password: string;
}): Promise<EmailErrors> {
  const account = await currentAccount();
  const fields = emailFields.safeParse(given);
  if (!account || !fields.success) return { password: SIGNED_OUT };
  const email = emailSchema.safeParse(fields.data.email);
  if (!email.success) return { email: email.error.issues[0]?.message };
  try {
    await countTry(account);
    const { accounts } = await services();
    const changed = await accounts.changeEmail(account.id, fields.data.password, email.data);
    if (!changed) return { password: NOT_THE_PASSWORD };
    revalidatePath('/', 'layout');
    return {};
  } catch (error) {
    const refusal = refusalOf(error);
    const isTaken = error instanceof ApiError && error.code === 'conflict';
    return isTaken ? { email: refusal } : { password: refusal };
  }
}

const passwordFields = z.object({ current: z.string().max(1_000), next: z.string().max(1_000) });

/** Replaces the password, which ends every session; tries at the current one are counted. */
export async function changePassword(given: {
  current: string;
  next: string;
}): Promise<PasswordErrors> {
  const account = await currentAccount();
  const fields = passwordFields.safeParse(given);
  if (!account || !fields.success) return { current: SIGNED_OUT };
  const next = passwordSchema.safeParse(fields.data.next);
  if (!next.success) return { next: next.error.issues[0]?.message };
  try {
    await countTry(account);
    const { accounts } = await services();
    const changed = await accounts.changePassword(account.id, fields.data.current, next.data);
    return changed ? {} : { current: NOT_THE_PASSWORD };
  } catch (error) {
    return { current: refusalOf(error) };
  }
}

/** Ends every session of the caller. */
export async function signOutEverywhere(): Promise<void> {
  const account = await currentAccount();
  if (!account) return;
  const { accounts } = await services();
  await accounts.signOutEverywhere(account.id);
}
