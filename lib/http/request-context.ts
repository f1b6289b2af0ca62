import { randomUUID } from 'node:crypto';
import { fullAddress } from '@/lib/server/client-address';

/** What the steps of the request pipeline know about a request. */
export interface RequestContext {
  requestId: string;
  request: Request;
  /** Path under the host root, without a trailing slash. */
  path: string;
  /** Pattern of the route that answers, once that is known. */
  route?: string;
  startedAtMs: number;
  /** Network address it came from, or `unknown`. */
  address: string;
  /** Whose request this is, once that is known. */
  caller?: { id: string; tokenId?: string };
  /** Headers that every answer of this request carries. */
  headers: Headers;
}

/** The path up to its last slashes. A loop: an expression looks at a run of slashes once from each of them. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

export function openContext(request: Request): RequestContext {
  const requestId = randomUUID();
  const path = withoutTrailingSlashes(new URL(request.url).pathname);
  const headers = new Headers({ 'x-request-id': requestId, 'cache-control': 'no-store' });
  const address = fullAddress(request.headers.get('x-forwarded-for'));
  return { requestId, request, path, address, startedAtMs: performance.now(), headers };
}
