import type { Account } from '@/lib/accounts/account-store';
import { ApiError } from '@/lib/errors/api-error';
import { currentAccountOf } from '@/lib/server/session';
import type { Services } from '@/lib/server/services';
import { isSameOrigin } from './origin';

/** Who sent a request, and with what: a token, or a browser's session. */
export interface Caller extends Account {
  tokenId?: string;
}

const LONGEST_HEADER = 4_096;

function bearerOf(header: string): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(header)?.[1];
}

function unauthorized(message: string): ApiError {
  return new ApiError('unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } });
}

/**
 * Who calls: a token (scripts), or the session of a browser for pages of this same host, so that no
 * other site can spend somebody's units. Throws `unauthorized`.
 */
export async function authenticate(request: Request, services: Services): Promise<Caller> {
  const header = request.headers.get('authorization');
  if (header !== null) {
    const secret = header.length <= LONGEST_HEADER ? bearerOf(header) : undefined;
    if (!secret) throw unauthorized('the Authorization header must be: Bearer <API_TOKEN>');
    const token = await services.tokens.authenticate(secret);
    if (!token) throw unauthorized('the token does not exist, has expired or was revoked');
    return { ...token.account, tokenId: token.id };
  }
  const account = isSameOrigin(request, services.env.BASE_URL)
    ? await currentAccountOf(request)
    : undefined;
  if (!account) {
    throw unauthorized('a token is needed: Authorization: Bearer <API_TOKEN>, made at /profile');
  }
  return account;
}
