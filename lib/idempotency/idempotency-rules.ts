import { ApiError } from '@/lib/errors/api-error';

const MAX_IDEMPOTENCY_KEY_LENGTH = 255;
/** How long an answer is remembered. */
export const IDEMPOTENCY_TTL_MS = 24 * 60 * 60 * 1000;

/** How often a request that runs says so. */
export const IDEMPOTENCY_RENEW_MS = 60_000;
/** Silence after which a request without an answer is taken to have died with its server. */
export const IDEMPOTENCY_ABANDONED_MS = 5 * IDEMPOTENCY_RENEW_MS;

/** Refuses keys that are empty, overlong or not printable ASCII with `invalid_request`. */
export function checkIdempotencyKey(key: string): void {
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= MAX_IDEMPOTENCY_KEY_LENGTH) return;
  throw new ApiError(
    'invalid_request',
    `An Idempotency-Key is 1 to ${MAX_IDEMPOTENCY_KEY_LENGTH} printable ASCII characters without spaces.`,
    { param: 'Idempotency-Key' },
  );
}
