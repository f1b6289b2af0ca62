import http from 'node:http';
import type { Target } from './attack';

/**
 * An attack that is still unanswered after this long is given up; the table says so. Sixteen upscales of
 * one user take turns for two minutes and more, and each of them gets its answer.
 */
const PATIENCE_MS = 400_000;

interface RawRequest {
  method?: string;
  path: string;
  token?: string;
  headers?: Record<string, string>;
  /** Pieces of the body, sent as fast as the server takes them. */
  body?: Iterable<Uint8Array | string>;
  /** Sends the body's pieces and never ends it: the connection stays open this long. */
  unfinishedMs?: number;
}

/** Sends pieces and waits whenever the socket's buffer is full; stops when the server has answered. */
async function send(request: http.ClientRequest, pieces: Iterable<Uint8Array | string>) {
  let answered = false;
  request.once('response', () => {
    answered = true;
  });
  for (const piece of pieces) {
    if (request.destroyed || answered) return;
    if (request.write(piece)) continue;
    await new Promise<void>((resolve) => {
      const go = () => resolve();
      request.once('drain', go).once('close', go).once('response', go);
    });
  }
}

/** Sends bytes that no polite client would, and resolves to the status or to how it ended. */
export function sendRaw(
  { server }: Pick<Target, 'server'>,
  { method = 'POST', path, token, headers = {}, body = [], unfinishedMs }: RawRequest,
): Promise<string> {
  return new Promise((resolve) => {
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    const request = http.request(`${server.url}${path}`, {
      method,
      agent: false,
      headers: { ...authorization, ...headers },
    });
    const timer = setTimeout(() => end('no answer'), unfinishedMs ?? PATIENCE_MS);
    const end = (how: string) => {
      clearTimeout(timer);
      request.destroy();
      resolve(how);
    };
    request.setMaxListeners(0);
    request.on('response', (response) => {
      response.resume();
      response.on('end', () => end(String(response.statusCode)));
      response.on('error', () => end(String(response.statusCode)));
    });
    request.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    void send(request, body).then(() => {
      if (unfinishedMs === undefined && !request.destroyed) request.end();
    });
  });
}

export const JSON_TYPE = { 'content-type': 'application/json' };

/** A text repeated until it fills so many bytes, in pieces of about a megabyte. */
export function* repeated(text: string, totalBytes: number): Generator<Buffer> {
  const piece = Buffer.from(text.repeat(Math.max(1, Math.floor(2 ** 20 / text.length))));
  for (let sent = 0; sent < totalBytes; sent += piece.length) yield piece;
}

/** `before`, then the text over and over, then `after`. */
export function* wrapped(
  before: string,
  text: string,
  totalBytes: number,
  after: string,
): Generator<Buffer> {
  yield Buffer.from(before);
  yield* repeated(text, totalBytes);
  yield Buffer.from(after);
}
