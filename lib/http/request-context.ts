import { randomUUID } from 'node:crypto';
import { fullAddress } from '@/lib/server/client-address';

/** What the steps of the request pipeline know about a request. */
export interface RequestContext {
  requestId: string;
  request: Request;
  /** Path under the host root, without a trailing slash. */
  path: string;
  startedAtMs: number;
  /** Network address it came from, or `unknown`. */
  address: string;
  /** Whose request this is, once that is known. */
  caller?: { id: string; tokenId?: string };
  /** Headers that every answer of this request carries. */
  headers: Headers;
}

export function openContext(request: Request): RequestContext {
  const requestId = randomUUID();
  const path = new URL(request.url).pathname.replace(/\/+$/, '');
  const headers = new Headers({ 'x-request-id': requestId, 'cache-control': 'no-store' });
  const address = fullAddress(request.headers.get('x-forwarded-for'));
  return { requestId, request, path, address, startedAtMs: performance.now(), headers };
}
