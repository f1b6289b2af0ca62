import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ApiError } from '@/lib/errors/api-error';
import { allowOrigin } from '@/lib/http/cors';
import { admit } from './admit';
import { limitConnections, type ConnectionLimits } from './connections';
import {
  FOREIGN_BODY_BYTES,
  FOREIGN_BODY_PATIENCE_MS,
  HEADERS_PATIENCE_MS,
  MAX_HEADER_BYTES,
  PATIENCE_CHECK_MS,
  REQUEST_PATIENCE_MS,
  SOCKET_BUFFER_BYTES,
} from './limits';
import { oneAtATime } from './pipeline';
import { refuse, refuseConnection } from './refuse';
import { shapeAnswer } from './shape-answer';
import { takeBody } from './take-body';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export interface Refusal {
  requestId: string;
  method: string;
  path: string;
  error: ApiError;
}

export interface FrontDoorOptions {
  connections: ConnectionLimits;
  /** Whether browsers reach us over TLS, and shall never do otherwise again. */
  overTls: boolean;
  /** Origins whose pages may read what `/v1` answers, our refusals included; none when left out. */
  corsOrigins?: readonly string[];
  /** Hears of what went no further. */
  onRefusal?: (refusal: Refusal) => void;
  /** How long a body of a foreign address may take; shorter in tests. */
  bodyPatienceMs?: number;
}

const LONGEST_LOGGED_PATH = 200;

/** What Node's parser says of a request that it could not make out. */
function parserError({ code }: NodeJS.ErrnoException): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = `request line and headers together are longer than ${MAX_HEADER_BYTES} bytes`;
    return new ApiError('headers_too_large', message);
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new ApiError('request_timeout', 'the request did not arrive in time');
  }
  return new ApiError('invalid_request', `this is no HTTP request that can be read (${code})`);
}

/** Which pages may read a refusal. Of a request that could not be parsed the origin is not known. */
function readableBy(origin: string | undefined, corsOrigins: readonly string[]): Headers {
  const headers = new Headers();
  allowOrigin(headers, { headers: new Headers(origin ? { origin } : {}) }, corsOrigins);
  return headers;
}

function takeRawErrors(server: Server, corsOrigins: readonly string[]): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else refuseConnection(socket, parserError(error), readableBy(undefined, corsOrigins));
  });
  server.on('connect', (_request, socket) => {
    refuseConnection(socket, new ApiError('method_not_allowed', 'CONNECT is not taken'));
  });
}

/**
 * The one way in: an HTTP server that settles, before `handler` sees a request, what no handler
 * should have to know of: odd methods and addresses, the length and pace of bodies, connections
 * without end, headers of every answer and their compression.
 */
export function createFrontDoor(handler: Handler, options: FrontDoorOptions): Server {
  const { overTls, onRefusal, bodyPatienceMs: patienceMs = FOREIGN_BODY_PATIENCE_MS } = options;
  const { corsOrigins = [] } = options;
  const cap = { limitBytes: FOREIGN_BODY_BYTES, patienceMs };

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    try {
      const admission = admit(method, url);
      if (admission.kind === 'refuse') throw admission.error;
      request.url = admission.url;
      if (admission.body === 'foreign') await takeBody(request, cap);
      await handler(request, response);
    } catch (thrown) {
      if (response.headersSent || response.destroyed) {
        response.destroy();
        return;
      }
      const error =
        thrown instanceof ApiError
          ? thrown
          : new ApiError('internal', 'something went wrong on the server', { cause: thrown });
      const path = url.slice(0, LONGEST_LOGGED_PATH);
      const isApi = /^\/v1(?:[/?]|$)/.test(url);
      const more = isApi ? readableBy(request.headers.origin, corsOrigins) : {};
      const requestId = refuse(response, error, more);
      onRefusal?.({ requestId, method, path, error });
    }
  };

  const server = http.createServer({
    connectionsCheckingInterval: PATIENCE_CHECK_MS,
    headersTimeout: HEADERS_PATIENCE_MS,
    highWaterMark: SOCKET_BUFFER_BYTES,
    maxHeaderSize: MAX_HEADER_BYTES,
    requestTimeout: REQUEST_PATIENCE_MS,
  });
  limitConnections(server, options.connections);
  takeRawErrors(server, corsOrigins);
  server.on(
    'request',
    oneAtATime((request, response) => {
      shapeAnswer(request, response, { overTls });
      void receive(request, response);
    }),
  );
  return server;
}
