'use server';

import { headers } from 'next/headers';
import { z } from 'zod';
import type { NewAccountFields, SignUpErrors } from '@/components/account/sign-up-form';
import { emailSchema, nameSchema, passwordSchema } from '@/lib/accounts/account-rules';
import { ApiError } from '@/lib/errors/api-error';
import { audit } from '@/lib/server/audit';
import { clientAddress, fullAddress } from '@/lib/server/client-address';
import { sendVerification } from '@/lib/server/letters';
import { services } from '@/lib/server/services';

const newAccount = z.object({ name: nameSchema, email: emailSchema, password: passwordSchema });

function errorsOf(error: z.ZodError<z.input<typeof newAccount>>): SignUpErrors {
  const { fieldErrors, formErrors } = z.flattenError(error);
  const firsts = Object.entries(fieldErrors).map(([field, messages]) => [field, messages?.[0]]);
  return { ...Object.fromEntries(firsts), ...(formErrors[0] ? { form: formErrors[0] } : {}) };
}

/** The account is there, and its link can be sent again from its pages. */
function ignoreLimit(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** Makes an account with the units of sign-up; resolves to what is wrong, or to nothing. */
export async function createAccount(fields: NewAccountFields): Promise<SignUpErrors> {
  const { accounts, attempts, env, mailer } = await services();
  if (!env.SIGNUP_ENABLED) return { form: 'New accounts are made by the administrator here.' };
  const parsed = newAccount.safeParse(fields);
  if (!parsed.success) return errorsOf(parsed.error);
  try {
    const forwardedFor = (await headers()).get('x-forwarded-for');
    await attempts.count('sign-up-from-address', clientAddress(forwardedFor));
    const account = await accounts.create({
      ...parsed.data,
      grantUnits: env.SIGNUP_CREDITS,
      grantWhenVerified: mailer !== undefined,
      grantNote: 'Granted at sign-up',
    });
    audit('sign_up', { userId: account.id, address: fullAddress(forwardedFor) });
    await sendVerification(account).catch(ignoreLimit);
    return {};
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'conflict') {
      return { email: 'An account with this email exists. Sign in instead.' };
    }
    return { form: error.message };
  }
}
