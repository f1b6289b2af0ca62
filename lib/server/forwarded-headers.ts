import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Told by Node before a request reaches any handler. */
const REQUEST_STARTS = 'http.server.request.start';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port'];

/** Takes away what a client says of its own address; Next then fills it in from the socket. */
export function distrust(headers: IncomingMessage['headers']): void {
  for (const name of FORWARDED) delete headers[name];
}

/**
 * Drops the `X-Forwarded-…` headers of every request to this process. Without a proxy in front they
 * are whatever a client wrote, and limits on guessing count by address.
 */
export function distrustForwardedHeaders(): void {
  subscribe(REQUEST_STARTS, (message) => {
    const { request } = message as { request: IncomingMessage };
    distrust(request.headers);
  });
}
