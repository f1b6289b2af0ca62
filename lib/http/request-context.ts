import { randomUUID } from 'node:crypto';

/** What the steps of the corridor know about a request. */
export interface RequestContext {
  requestId: string;
  request: Request;
  /** Path under the host root, without a trailing slash. */
  path: string;
  startedAtMs: number;
  /** Headers that every answer of this request carries. */
  headers: Headers;
}

export function openContext(request: Request): RequestContext {
  const requestId = randomUUID();
  const path = new URL(request.url).pathname.replace(/\/+$/, '');
  const headers = new Headers({ 'x-request-id': requestId, 'cache-control': 'no-store' });
  return { requestId, request, path, startedAtMs: performance.now(), headers };
}
