import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { agentSummary } from '@/lib/accounts/agent-summary';
import { ApiError } from '@/lib/errors/api-error';
import { authOptions, type Visit } from '@/lib/server/auth-options';
import { clientAddress, fullAddress } from '@/lib/server/client-address';
import { DEVICE_COOKIE, deviceCookie } from '@/lib/server/device-cookie';
import { logger } from '@/lib/server/logger';
import { overTls } from '@/lib/server/over-tls';
import { cookieOf, sessionOf } from '@/lib/server/session';
import { asApiError, errorResponse } from './answer/error-response';
import { refuseMalformedAuth } from './malformed-auth';
import { openContext } from './request-context';

interface AuthContext {
  params: Promise<{ nextauth: string[] }>;
}

function visitOf(request: Request, onSignedIn: Visit['onSignedIn']): Visit {
  const forwardedFor = request.headers.get('x-forwarded-for');
  return {
    overTls: overTls(request.headers),
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

async function answer(request: NextRequest, context: AuthContext): Promise<Response> {
  let opened: string | undefined;
  const visit = visitOf(request, ({ email }) => {
    opened = email;
  });
  const response: unknown = await NextAuth(request, context, await authOptions(visit));
  if (!(response instanceof Response)) throw new Error('next-auth gave no answer.');
  if (!opened) return response;
  const cookie = { before: visit.deviceNote, secure: visit.overTls };
  const { name, value, maxAge, path, secure } = await deviceCookie(opened, cookie);
  const flags = `Max-Age=${maxAge}; Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  response.headers.append('set-cookie', `${name}=${value}; ${flags}`);
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
