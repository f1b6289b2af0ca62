import { createHmac } from 'node:crypto';
import { emailKey } from '@/lib/accounts/account-rules';
import { logger } from './logger';

/** What leaves a line in the log because somebody may have to reconstruct it later. */
export type AuditEvent =
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_in_limited'
  | 'sign_out'
  | 'signed_out_everywhere'
  | 'session_ended'
  | 'sign_up'
  | 'owner_proof_failed'
  | 'password_changed'
  | 'password_reset_requested'
  | 'password_reset'
  | 'email_changed'
  | 'email_verified'
  | 'token_created'
  | 'token_revoked'
  | 'token_refused'
  | 'units_bought'
  | 'units_reversed'
  | 'admin_granted_units'
  | 'admin_set_role'
  | 'admin_added_model'
  | 'admin_chose_model'
  | 'admin_removed_model';

/** Refusals, which may be somebody's attempts. */
const REFUSALS: readonly AuditEvent[] = [
  'sign_in_failed',
  'sign_in_limited',
  'owner_proof_failed',
  'token_refused',
];

interface AuditFields {
  /** Network address it came from. */
  address?: string;
  /** Account that acted, or whose door was tried. */
  userId?: string;
  /** Pseudonym of an e-mail that opened nothing, from {@link emailMark}. */
  emailMark?: string;
  [detail: string]: string | number | boolean | null | undefined;
}

/** Writes one line; fields are JSON, so that nothing a client sent can pass for a line of its own. */
export function audit(event: AuditEvent, fields: AuditFields): void {
  const level = REFUSALS.includes(event) ? 'warn' : 'info';
  logger()[level]({ event, ...fields });
}

const MARK_LENGTH = 16;

/**
 * A pseudonym of an e-mail: tries at one address can be told from those at another, and the log holds
 * nobody's address. What people type there by mistake, such as passwords, stays out of it, too.
 */
export function emailMark(email: unknown, secret: string): string {
  const key = emailKey(typeof email === 'string' ? email : '');
  return createHmac('sha256', secret).update(`log\n${key}`).digest('hex').slice(0, MARK_LENGTH);
}
