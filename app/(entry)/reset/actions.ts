'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { NewPasswordErrors } from '@/components/account/new-password-form';
import type { ResetAnswer } from '@/components/account/reset-form';
import { emailSchema, passwordSchema } from '@/lib/accounts/account-rules';
import { ApiError } from '@/lib/errors/api-error';
import { audit, emailMark } from '@/lib/server/audit';
import { auditAct } from '@/lib/server/audit-act';
import { clientAddress, fullAddress } from '@/lib/server/client-address';
import { deviceCookie } from '@/lib/server/device-cookie';
import { sendResetLater, tellOfPassword } from '@/lib/server/letters';
import { overTls } from '@/lib/server/over-tls';
import { services } from '@/lib/server/services';
import { signingSecret } from '@/lib/server/session';

/* Each export here can be called by anyone who can reach the server. */

const NO_MAIL = 'This server sends no mail. Its administrator can set a new password.';

/** Has a link sent to an address. The answer is the same whether or not an account has it. */
export async function requestReset(given: string): Promise<ResetAnswer> {
  const email = emailSchema.safeParse(given);
  if (!email.success) {
    return { email: String(given), refusal: email.error.issues[0]?.message };
  }
  const { attempts, mailer } = await services();
  if (!mailer) return { email: email.data, refusal: NO_MAIL };
  const forwardedFor = (await headers()).get('x-forwarded-for');
  try {
    await attempts.count('reset-from-address', clientAddress(forwardedFor));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { email: email.data, refusal: error.message };
  }
  audit('password_reset_requested', {
    address: fullAddress(forwardedFor),
    emailMark: emailMark(email.data, await signingSecret()),
  });
  sendResetLater(email.data);
  return { email: email.data, isDone: true };
}

const resetFields = z.object({ password: z.string().max(1_000), revokeTokens: z.boolean() });
const GONE = 'This link was used before, or is more than an hour old. Ask for a new one.';

/** Sets a new password with the secret of a link, and leads to the sign-in page. */
export async function choosePassword(
  secret: string,
  given: z.input<typeof resetFields>,
): Promise<NewPasswordErrors> {
  const fields = resetFields.safeParse(given);
  if (!fields.success || typeof secret !== 'string') return { form: GONE };
  const password = passwordSchema.safeParse(fields.data.password);
  if (!password.success) return { password: password.error.issues[0]?.message };
  const { emailLinks } = await services();
  const { revokeTokens } = fields.data;
  const account = await emailLinks.reset(secret, password.data, { revokeTokens });
  if (!account) return { form: GONE };
  await auditAct('password_reset', account, { revokeTokens });
  await tellOfPassword(account);
  // Whoever reads the account's mail may sign in, however many strangers guess at it meanwhile.
  const options = { before: undefined, secure: overTls(await headers()) };
  (await cookies()).set(await deviceCookie(account.email, options));
  redirect('/signin?notice=password');
}
