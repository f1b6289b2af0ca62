import { ApiError } from '@/lib/errors/api-error';

const LONGEST_CALLBACK = 2_048;

/** Whether next-auth can make something of this: a path of ours, or an http(s) address. */
export function isCallbackUrl(given: unknown): given is string {
  if (typeof given !== 'string' || given.length > LONGEST_CALLBACK) return false;
  const base = given.startsWith('/') ? 'http://localhost' : undefined;
  if (!URL.canParse(given, base)) return false;
  return ['http:', 'https:'].includes(new URL(given, base).protocol);
}

export function malformedCallback(): ApiError {
  const accepted = 'callbackUrl must be a path such as /studio, or an http(s) address of this site';
  return new ApiError('invalid_request', accepted, { param: 'callbackUrl' });
}
