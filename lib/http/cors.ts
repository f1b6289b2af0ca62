/**
 * Cross-origin calls with a token (Fetch standard, "CORS protocol"). Cookies never count across
 * origins: no answer allows credentials, and a session is taken from this host's own pages alone.
 */

const METHODS = 'GET, HEAD, POST, PATCH, DELETE, OPTIONS';

/** What our own clients send; a preflight's further names are allowed when they are well-formed. */
const REQUEST_HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'prefer',
  'range',
  'x-progress-id',
  'x-webhook-url',
];
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]{1,60}$/;
const MAX_HEADERS = 60;

const EXPOSED_HEADERS = [
  'x-request-id',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'idempotent-replayed',
  'location',
  'preference-applied',
  'server-timing',
  'content-disposition',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
].join(', ');

/** Browsers cap it; within it a page asks once. */
const PREFLIGHT_SECONDS = 86_400;

/** Notes on an answer's headers which page may read it. */
export function allowOrigin(
  headers: Headers,
  request: Pick<Request, 'headers'>,
  allowed: readonly string[],
): void {
  headers.set('access-control-expose-headers', EXPOSED_HEADERS);
  if (allowed.includes('*')) return headers.set('access-control-allow-origin', '*');
  headers.append('vary', 'Origin');
  const origin = request.headers.get('origin');
  if (origin !== null && allowed.includes(origin)) {
    headers.set('access-control-allow-origin', origin);
  }
}

export function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('access-control-request-method');
}

/** The answer to a browser that asks before it calls; `headers` say already which origin may. */
export function preflightResponse(request: Request, headers: Headers): Response {
  const answer = new Headers(headers);
  const asked = (request.headers.get('access-control-request-headers') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => HEADER_NAME.test(name))
    .slice(0, MAX_HEADERS);
  answer.set('access-control-allow-methods', METHODS);
  answer.set(
    'access-control-allow-headers',
    [...new Set([...REQUEST_HEADERS, ...asked])].join(', '),
  );
  answer.set('access-control-max-age', String(PREFLIGHT_SECONDS));
  answer.append('vary', 'Access-Control-Request-Headers');
  return new Response(null, { status: 204, headers: answer });
}
