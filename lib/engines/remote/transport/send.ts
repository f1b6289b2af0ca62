import http from 'node:http';
import https from 'node:https';
import type { Address } from '../address';
import { urlBelow } from '../address';
import { BackendError } from './backend-error';

/** Largest answer: a 16 MP PNG of noise in Base64 is about 65 MB, an enlarged one more. */
const MAX_ANSWER_BYTES = 256 * 1024 * 1024;
const CONNECT_TIMEOUT_MS = 5_000;
/** Failures before anything was accepted. */
const NEVER_ACCEPTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]);

export interface BackendRequest {
  method: 'GET' | 'POST';
  /** Path and query below the address. */
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  signal: AbortSignal;
}

export interface BackendAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

function failureOf(error: NodeJS.ErrnoException, isConnected: boolean, label: string) {
  const code = error.code ?? error.name;
  const failure = !isConnected || NEVER_ACCEPTED.has(code) ? 'unreachable' : 'broken';
  return new BackendError(failure, `${label}: ${code}`, { cause: error });
}

async function readBody(answer: http.IncomingMessage, label: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) {
      answer.destroy();
      throw new BackendError('broken', `${label} answered more than ${MAX_ANSWER_BYTES} bytes`);
    }
    chunks.push(chunk);
  }
  if (!answer.complete) throw new BackendError('broken', `${label} broke off its answer`);
  return Buffer.concat(chunks);
}

function open(address: Address, request: BackendRequest): Promise<http.IncomingMessage> {
  const url = urlBelow(address, request.path);
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const outgoing = client.request(url, {
      method: request.method,
      // A connection for each request: on a kept one a reset can't be told from work that was lost.
      agent: false,
      signal: request.signal,
      headers: {
        accept: '*/*',
        'user-agent': 'Easel',
        ...(address.authorization ? { authorization: address.authorization } : {}),
        ...(request.body === undefined
          ? {}
          : { 'content-length': Buffer.byteLength(request.body) }),
        ...request.headers,
      },
    });
    const patience = setTimeout(() => {
      outgoing.destroy(Object.assign(new Error('no connection'), { code: 'ETIMEDOUT' }));
    }, CONNECT_TIMEOUT_MS);
    outgoing.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        isConnected = true;
        clearTimeout(patience);
      });
    });
    outgoing.on('response', resolve);
    outgoing.on('error', (error) => {
      clearTimeout(patience);
      reject(failureOf(error, isConnected, address.label));
    });
    outgoing.end(request.body);
  });
}

/**
 * One HTTP exchange with a backend. Redirects are not followed: only configured addresses are
 * contacted. There is no time limit on the answer but the signal's, since drawing takes minutes.
 * @throws BackendError `unreachable` or `broken`; the signal's reason when it was aborted
 */
export async function send(address: Address, request: BackendRequest): Promise<BackendAnswer> {
  request.signal.throwIfAborted();
  try {
    const answer = await open(address, request);
    const body = await readBody(answer, address.label);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body };
  } catch (error) {
    request.signal.throwIfAborted();
    if (error instanceof BackendError) throw error;
    throw failureOf(error as NodeJS.ErrnoException, true, address.label);
  }
}
