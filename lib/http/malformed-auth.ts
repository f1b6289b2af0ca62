import { ApiError } from '@/lib/errors/api-error';
import { isCallbackUrl, malformedCallback } from '@/lib/server/callback-url';

/** Where next-auth keeps the page to come back to, without TLS and with it. */
const CALLBACK_COOKIES = ['next-auth.callback-url', '__Secure-next-auth.callback-url'];
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** The callback cookies of a request that next-auth would fail over. */
function brokenCookies(header: string): string[] {
  const pairs = header.split(';').map((pair) => pair.trim().split('='));
  return pairs
    .filter(([name = '', ...value]) => {
      return CALLBACK_COOKIES.includes(name) && !isCallbackUrl(decoded(value.join('=')));
    })
    .map(([name = '']) => name);
}

/**
 * Answers what next-auth would answer with 500, or with a line of the client's own in the log.
 * `undefined` for everything else; throws what is refused. Adds to `headers` what takes a broken
 * cookie away, so that a browser which has one can go on.
 */
export function refuseMalformedAuth(
  request: Request,
  path: string,
  headers: Headers,
): Response | undefined {
  // Browsers report their own failures there; that log is theirs.
  if (path === '/api/auth/_log') return new Response(null, { status: 204, headers });
  if (path === '/api/auth/callback/credentials' && request.method !== 'POST') {
    throw new ApiError('method_not_allowed', `${path} takes POST, not ${request.method}`, {
      headers: { allow: 'POST' },
    });
  }
  const broken = brokenCookies(request.headers.get('cookie') ?? '');
  for (const name of broken) headers.append('set-cookie', `${name}=; Max-Age=0; Path=/`);
  const given = new URL(request.url).searchParams.getAll('callbackUrl');
  if (broken.length > 0 || !given.every(isCallbackUrl)) throw malformedCallback();
  return undefined;
}
