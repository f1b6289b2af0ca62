/** Root of the service as this client sees it: `BASE_URL`, else the host the request came to. */
export function originOf(request: Request, baseUrl: string | undefined): string {
  if (baseUrl) return baseUrl.replace(/\/+$/, '');
  const url = new URL(request.url);
  const host = request.headers.get('host') ?? url.host;
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  const protocol =
    forwarded === 'https' || forwarded === 'http' ? forwarded : url.protocol.slice(0, -1);
  return `${protocol}://${host}`;
}

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;

/** Whether a request was sent by a page of this same host, as browsers themselves attest. */
export function isSameOrigin(request: Request, baseUrl: string | undefined): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || (site === 'none' && request.method === 'GET');
  const host = request.headers.get('host') ?? '';
  if (!HOST.test(host)) return false;
  const origin = request.headers.get('origin');
  if (origin === null) return request.method === 'GET' || request.method === 'HEAD';
  return origin === originOf(request, baseUrl) || originHost(origin) === host;
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
