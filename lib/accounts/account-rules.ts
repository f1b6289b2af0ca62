import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';

/** Longest address that mail can be delivered to (RFC 5321, section 4.5.3.1.3). */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_NAME_LENGTH = 100;
/** Shortest password (NIST SP 800-63B asks for at least 8 characters). */
export const MIN_PASSWORD_LENGTH = 8;
/** Longest password, so that hashing one is bounded work. */
export const MAX_PASSWORD_LENGTH = 200;

export const emailSchema = z
  .string()
  .trim()
  .max(MAX_EMAIL_LENGTH, `An email address has at most ${MAX_EMAIL_LENGTH} characters.`)
  .pipe(z.email('This is not an email address.'));

export const nameSchema = z
  .string()
  .trim()
  .min(1, 'A name is needed.')
  .max(MAX_NAME_LENGTH, `A name has at most ${MAX_NAME_LENGTH} characters.`)
  .regex(/^\P{Cc}*$/u, 'A name has no control characters.');

export const passwordSchema = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `A password has at least ${MIN_PASSWORD_LENGTH} characters.`)
  .max(MAX_PASSWORD_LENGTH, `A password has at most ${MAX_PASSWORD_LENGTH} characters.`);

/** What addresses are compared by, so that two spellings of one address are one account. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The parsed value, or an `invalid_request` about the field in the schema's own words. */
export function checkField(schema: z.ZodType<string>, param: string, value: string): string {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? `The ${param} is not valid.`;
  throw new ApiError('invalid_request', message, { param });
}
