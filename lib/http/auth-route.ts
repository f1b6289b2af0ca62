import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { emailKey } from '@/lib/accounts/account-rules';
import type { Account } from '@/lib/accounts/account-store';
import { agentSummary } from '@/lib/accounts/agent-summary';
import { knownDevice, noteDevice } from '@/lib/accounts/known-device';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { authOptions, type Visit } from '@/lib/server/auth-options';
import { clientAddress, fullAddress } from '@/lib/server/client-address';
import { logger } from '@/lib/server/logger';
import { cookieOf, sessionOf, signingSecret } from '@/lib/server/session';
import { asApiError, errorResponse } from './answer/error-response';
import { refuseMalformedAuth } from './malformed-auth';
import { openContext } from './request-context';

interface AuthContext {
  params: Promise<{ nextauth: string[] }>;
}

/** Tells this browser from strangers' to limits on guessing; opens nothing. */
const DEVICE_COOKIE = 'easel.device';
/** The longest that browsers keep a cookie (RFC 6265bis). */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** Whether the browser reached us over TLS: the proxy in front says so, or the public address does. */
function overTls(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return forwarded === 'https' || (env().BASE_URL?.startsWith('https://') ?? false);
}

function visitOf(request: Request, onSignedIn: Visit['onSignedIn']): Visit {
  const forwardedFor = request.headers.get('x-forwarded-for');
  return {
    overTls: overTls(request),
    origin: {
      address: fullAddress(forwardedFor),
      agent: agentSummary(request.headers.get('user-agent')),
    },
    addressBlock: clientAddress(forwardedFor),
    deviceNote: cookieOf(request, DEVICE_COOKIE),
    before: () => sessionOf(request),
    onSignedIn,
  };
}

/** The cookie by which a browser that has opened an account is known from now on. */
async function deviceCookie({ deviceNote, ...visit }: Visit, account: Account): Promise<string> {
  const secret = await signingSecret();
  const key = emailKey(account.email);
  const note = noteDevice(key, secret, knownDevice(deviceNote, key, secret));
  const flags = `Max-Age=${DEVICE_SECONDS}; Path=/api/auth; HttpOnly; SameSite=Lax`;
  return `${DEVICE_COOKIE}=${note}; ${flags}${visit.overTls ? '; Secure' : ''}`;
}

async function answer(request: NextRequest, context: AuthContext): Promise<Response> {
  let opened: Account | undefined;
  const visit = visitOf(request, (account) => {
    opened = account;
  });
  const response: unknown = await NextAuth(request, context, await authOptions(visit));
  if (!(response instanceof Response)) throw new Error('next-auth gave no answer.');
  if (opened) response.headers.append('set-cookie', await deviceCookie(visit, opened));
  return response;
}

/** What next-auth throws at a body that is none is the client's doing. */
function asRefusal(thrown: unknown): ApiError {
  if (thrown instanceof SyntaxError) return new ApiError('invalid_json', 'the body is not JSON');
  return asApiError(thrown);
}

/** Every route of next-auth: what it can't read is refused before or after it, always as JSON. */
export async function handleAuth(request: NextRequest, context: AuthContext): Promise<Response> {
  const { requestId, headers, path } = openContext(request);
  try {
    const refused = refuseMalformedAuth(request, path, headers);
    return refused ?? (await answer(request, context));
  } catch (thrown) {
    const error = asRefusal(thrown);
    if (error.status >= 500) {
      logger().error({ event: 'auth_error', requestId, path, err: error.cause ?? error });
    }
    return errorResponse(error, requestId, headers);
  }
}
