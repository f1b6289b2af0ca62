import { headers } from 'next/headers';
import type { Account } from '@/lib/accounts/account-store';
import { audit, type AuditEvent } from './audit';
import { fullAddress } from './client-address';

/** Leaves a line in the log that a signed-in account has done something on a page. */
export async function auditAct(
  event: AuditEvent,
  account: Pick<Account, 'id'>,
  details: Record<string, string | number | boolean> = {},
): Promise<void> {
  const address = fullAddress((await headers()).get('x-forwarded-for'));
  audit(event, { userId: account.id, address, ...details });
}
