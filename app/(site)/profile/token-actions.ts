'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import type { NewTokenAnswer, NewTokenFields } from '@/components/account/token-view';
import type { Account } from '@/lib/accounts/account-store';
import { isFresh } from '@/lib/accounts/session-rules';
import type { LiveSession } from '@/lib/accounts/session-store';
import { auditAct } from '@/lib/server/audit-act';
import { services } from '@/lib/server/services';
import { currentAccount, currentSession } from '@/lib/server/session';
import { countTry, NOT_THE_PASSWORD, refusalOf, SIGNED_OUT } from './caller';
import { proofFor } from './proof';

/*
 * Each export here can be called by anyone who can reach the server: each finds out who calls, and
 * reads its arguments as untrusted. Next refuses calls from other origins.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

const tokenFields = z.object({
  name: z.string(),
  expiresInDays: z.int().min(1).max(3650).nullable(),
  password: z.string().max(1_000).optional(),
});

async function newToken(account: Account, fields: NewTokenFields): Promise<NewTokenAnswer> {
  const { tokens } = await services();
  const expiresAt =
    fields.expiresInDays === null ? null : new Date(Date.now() + fields.expiresInDays * DAY_MS);
  const { token, secret } = await tokens.create(account.id, fields.name, expiresAt);
  await auditAct('token_created', account, { tokenId: token.id, prefix: token.prefix });
  return { id: token.id, name: token.name, secret };
}

/**
 * What is still needed to trust that the account's owner asks, or nothing. A token outlives the
 * session it was made in, so a session that is open since long does not suffice. Rejects with
 * `rate_limited` after too many passwords.
 */
async function proofMissing(
  live: LiveSession,
  password: string | undefined,
): Promise<NewTokenAnswer | undefined> {
  if (isFresh(live.session, Date.now())) return undefined;
  const proof = await proofFor(live.account.id);
  if (!password || proof.by !== 'password') return { proof };
  await countTry(live);
  const { accounts, sessions } = await services();
  const verified = await accounts.verifyPassword(live.account.email, password);
  if (verified?.id !== live.account.id) {
    await auditAct('owner_proof_failed', live.account);
    return { proof, wrongPassword: NOT_THE_PASSWORD };
  }
  return (await sessions.reauthenticate(live.session.id)) ? undefined : { refusal: SIGNED_OUT };
}

/** Makes a token; refused while the balance is not positive (spec: Authentication). */
export async function createToken(given: NewTokenFields): Promise<NewTokenAnswer> {
  const live = await currentSession();
  if (!live) return { refusal: SIGNED_OUT };
  const { account } = live;
  if (account.balance <= 0) {
    return { refusal: `A token needs a positive balance; you have ${account.balance} units.` };
  }
  const fields = tokenFields.safeParse(given);
  if (!fields.success) return { refusal: 'A token needs a name, and an expiry of 1 to 3650 days.' };
  try {
    const missing = await proofMissing(live, fields.data.password);
    if (missing) return missing;
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
  if (revoked) await auditAct('token_revoked', account, { tokenId });
  revalidatePath('/profile');
  return revoked ? undefined : 'There is no such token any more.';
}
