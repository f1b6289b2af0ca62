import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from '@/lib/errors/api-error';

/** Live tokens a user may have at once. */
export const MAX_TOKENS_PER_USER = 100;
/** Revoked and expired tokens that stay listed, newest first; older ones are forgotten. */
export const MAX_DEAD_TOKENS_PER_USER = 100;
const MAX_TOKEN_NAME_LENGTH = 100;

const SECRET_BYTES = 32;
/** Makes a leaked token recognisable to people and to secret scanners. */
const SECRET_PREFIX = 'easel_';
const SECRET_PATTERN = /^easel_[\w-]{43}$/;
/** Enough to tell one's own tokens apart; it leaves 220 of the secret's 256 bits unsaid. */
const SHOWN_LENGTH = SECRET_PREFIX.length + 6;

/** A new secret: `easel_` and 256 random bits in base64url. */
export function newTokenSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
}

/** Whether a text has a secret's form at all; anything else is refused without a look-up. */
export function isTokenSecret(text: string): boolean {
  return SECRET_PATTERN.test(text);
}

/** What is stored of a secret. A random secret of 256 bits needs no salt and no slow hash. */
export function hashTokenSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function shownPrefix(secret: string): string {
  return secret.slice(0, SHOWN_LENGTH);
}

/** The name without surrounding space; rejects empty and overlong ones with `invalid_request`. */
export function checkTokenName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > MAX_TOKEN_NAME_LENGTH) {
    throw new ApiError(
      'invalid_request',
      `A token's name has 1 to ${MAX_TOKEN_NAME_LENGTH} characters, and this one has ${trimmed.length}.`,
      { param: 'name' },
    );
  }
  return trimmed;
}
