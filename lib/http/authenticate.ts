import type { Account } from '@/lib/accounts/account-store';
import { ApiError } from '@/lib/errors/api-error';
import { audit } from '@/lib/server/audit';
import { currentAccountOf } from '@/lib/server/session';
import type { Services } from '@/lib/server/services';
import { isTokenSecret, shownPrefix } from '@/lib/tokens/token-rules';
import { isSameOrigin } from './origin';
import type { RequestContext } from './request-context';

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

/** Refuses a header that opens nothing, and notes it: by the part of a token that its list shows. */
function refusedToken(
  secret: string | undefined,
  { address, requestId }: RequestContext,
): ApiError {
  const prefix = secret && isTokenSecret(secret) ? shownPrefix(secret) : undefined;
  audit('token_refused', { address, requestId, prefix });
  return unauthorized(
    secret
      ? 'the token does not exist, has expired or was revoked'
      : 'the Authorization header must be: Bearer <API_TOKEN>',
  );
}

/**
 * Who calls: a token (scripts), or the session of a browser for pages of this same host, so that no
 * other site can spend somebody's units. Throws `unauthorized`.
 */
export async function authenticate(context: RequestContext, services: Services): Promise<Caller> {
  const { request } = context;
  const header = request.headers.get('authorization');
  if (header !== null) {
    const secret = header.length <= LONGEST_HEADER ? bearerOf(header) : undefined;
    const token = secret ? await services.tokens.authenticate(secret) : undefined;
    if (!token) throw refusedToken(secret, context);
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
