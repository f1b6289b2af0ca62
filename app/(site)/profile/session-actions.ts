'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { auditAct } from '@/lib/server/audit-act';
import { services } from '@/lib/server/services';
import { currentSession } from '@/lib/server/session';
import { SIGNED_OUT } from './caller';

/* Each export can be called by anyone who can reach the server: each finds out who calls. */

/** Ends one of the caller's sessions; somebody else's is not there. */
export async function endSession(sessionId: string): Promise<string | undefined> {
  const live = await currentSession();
  if (!live) return SIGNED_OUT;
  const id = z.uuid().safeParse(sessionId);
  const { sessions } = await services();
  const ended = id.success && (await sessions.end(live.account.id, id.data));
  if (ended) await auditAct('session_ended', live.account);
  revalidatePath('/profile');
  return ended ? undefined : 'This session has ended already.';
}

/** Ends every session of the caller. */
export async function signOutEverywhere(): Promise<void> {
  const live = await currentSession();
  if (!live) return;
  const { accounts } = await services();
  await accounts.signOutEverywhere(live.account.id);
  await auditAct('signed_out_everywhere', live.account);
}
