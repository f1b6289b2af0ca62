import type { Account } from '@/lib/accounts/account-store';
import { ApiError } from '@/lib/errors/api-error';
import { audit } from '@/lib/server/audit';
import { currentAccountOf } from '@/lib/server/session';
import type { Services } from '@/lib/server/services';
import { isTokenSecret, shownPrefix } from '@/lib/tokens/token-rules';
import { isSameOrigin, originOf } from './origin';
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

/** Why a secret opens nothing; only who holds the whole of it learns that it was a token once. */
async function reasonOf(secret: string, request: Request, services: Services): Promise<string> {
  const refusal = await services.tokens.refusalOf(secret);
  const advice = `make a new one at ${originOf(request, services.env.BASE_URL)}/profile`;
  if (refusal.reason === 'unknown') return `${advice}; this token does not exist`;
  const day = refusal.since.toISOString().slice(0, 10);
  const what = refusal.reason === 'expired' ? `expired on ${day}` : `was revoked on ${day}`;
  return `${advice}; the token ${JSON.stringify(refusal.name)} ${what}`;
}

/** Refuses a header that opens nothing, and notes it: by the part of a token that its list shows. */
async function refusedToken(
  secret: string | undefined,
  { request, address, requestId }: RequestContext,
  services: Services,
): Promise<ApiError> {
  const prefix = secret && isTokenSecret(secret) ? shownPrefix(secret) : undefined;
  audit('token_refused', { address, requestId, prefix });
  return unauthorized(
    secret
      ? await reasonOf(secret, request, services)
      : 'send the header Authorization: Bearer <API_TOKEN>; this one has another form',
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
    if (!token) throw await refusedToken(secret, context, services);
    return { ...token.account, tokenId: token.id };
  }
  const account = isSameOrigin(request, services.env.BASE_URL)
    ? await currentAccountOf(request)
    : undefined;
  if (!account) {
    throw unauthorized('send a token, made at /profile, as Authorization: Bearer <API_TOKEN>');
  }
  return account;
}
