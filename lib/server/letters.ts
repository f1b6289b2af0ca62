import { emailKey } from '@/lib/accounts/account-rules';
import type { Account } from '@/lib/accounts/account-store';
import { ApiError } from '@/lib/errors/api-error';
import type { Letter } from '@/lib/mail/mailer';
import {
  emailChangedLetter,
  passwordChangedLetter,
  resetLetter,
  verificationLetter,
} from '@/lib/mail/letters';
import { logger } from './logger';
import { services, type Services } from './services';

/** Public root of this Easel, which links in letters begin with; it is set wherever mail is. */
function originOf({ env }: Services): string {
  if (!env.BASE_URL) throw new Error('Letters need BASE_URL.');
  return env.BASE_URL.replace(/\/+$/, '');
}

function post({ mailer }: Services, letter: Letter): void {
  if (mailer?.post(letter) === false) {
    logger().error({ event: 'mail_refused', reason: 'too many letters wait' });
  }
}

/**
 * Sends a link that confirms the account's address, where mail is set up. Rejects with `rate_limited`
 * when the address has had enough letters lately.
 */
export async function sendVerification(account: Account): Promise<void> {
  const all = await services();
  if (!all.mailer) return;
  await all.attempts.count('mail-to-email', emailKey(account.email));
  const { pendingUnits } = await all.accounts.emailStanding(account.id);
  const secret = await all.emailLinks.create(account, 'verify');
  const origin = originOf(all);
  const url = `${origin}/verify?token=${secret}`;
  const units = pendingUnits > 0 ? { units: pendingUnits.toLocaleString('en-GB') } : {};
  post(all, verificationLetter({ to: account.email, origin, url, ...units }));
}

async function sendReset(email: string): Promise<void> {
  const all = await services();
  const account = all.mailer && (await all.accounts.findByEmail(email));
  if (!account) return;
  await all.attempts.count('mail-to-email', emailKey(email));
  const secret = await all.emailLinks.create(account, 'reset');
  const origin = originOf(all);
  const url = `${origin}/reset/new?token=${secret}`;
  post(all, resetLetter({ to: account.email, origin, url }));
}

/**
 * Sends a link to choose a new password to the account with this address, if there is one. It looks
 * for it after the request was answered: neither the answer nor its time tells whether there is.
 */
export function sendResetLater(email: string): void {
  setImmediate(() => {
    sendReset(email).catch((error: unknown) => {
      // Enough letters lately: the last one still works.
      if (error instanceof ApiError && error.code === 'rate_limited') return;
      logger().error({ event: 'mail_failed', err: error });
    });
  });
}

/** Tells the account's owner of a new password, in case it was not them. */
export async function tellOfPassword(account: Pick<Account, 'email'>): Promise<void> {
  const all = await services();
  if (!all.mailer) return;
  post(all, passwordChangedLetter({ to: account.email, origin: originOf(all) }));
}

/** Tells the address that an account had of its new one. */
export async function tellOfEmail(oldEmail: string): Promise<void> {
  const all = await services();
  if (!all.mailer) return;
  post(all, emailChangedLetter({ to: oldEmail, origin: originOf(all) }));
}
