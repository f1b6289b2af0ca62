import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiError } from '@/lib/errors/api-error';
import { errorBody } from '@/lib/errors/error-body';

/** A refusal as it is sent: the same JSON as that of the request pipeline behind. */
function refusalOf(error: ApiError, more: HeadersInit) {
  const requestId = randomUUID();
  return {
    requestId,
    body: JSON.stringify(errorBody(error.code, error.message, error.param, requestId)),
    headers: {
      ...error.headers,
      ...Object.fromEntries(new Headers(more)),
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'x-request-id': requestId,
    },
  };
}

/** Answers a request that goes no further, with `more` headers; resolves to nothing, returns the id it was given. */
export function refuse(response: ServerResponse, error: ApiError, more: HeadersInit = {}): string {
  const { requestId, body, headers } = refusalOf(error, more);
  response.statusCode = error.status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
  return requestId;
}

/** Answers on a connection whose request could not even be parsed, and closes it. */
export function refuseConnection(socket: Duplex, error: ApiError, more: HeadersInit = {}): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { body, headers } = refusalOf(error, more);
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
