import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { TestServer } from './server';

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

interface RawRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** Sent piece by piece, as fast as the server takes it; chunked unless `content-length` is given. */
  body?: Iterable<Buffer | string>;
}

/**
 * Sends a request as no client library would, and resolves to the answer, whenever it comes; to
 * `undefined` when the server closes the connection without one.
 */
export function sendRaw(server: TestServer, options: RawRequest): Promise<RawAnswer | undefined> {
  const { method = 'POST', path, headers = {}, body = [] } = options;
  return new Promise((resolve) => {
    const request = httpRequest(server.url, { method, path, headers, agent: false });
    request.on('error', () => resolve(undefined));
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => resolve(undefined));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
        request.destroy();
      });
    });
    const pieces = body[Symbol.iterator]();
    const more = () => {
      for (let piece = pieces.next(); ; piece = pieces.next()) {
        if (piece.done) return void request.end();
        if (!request.write(piece.value)) return void request.once('drain', more);
      }
    };
    more();
  });
}

/** Says raw bytes to the server and hears until the connection ends. */
export function sayRaw(server: TestServer, text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

/** `head`, then `unit` over and over until there are about `sizeBytes`, then `tail`. */
export function* repeated(
  head: string,
  unit: string,
  sizeBytes: number,
  tail: string,
): Generator<Buffer> {
  yield Buffer.from(head);
  const piece = Buffer.from(unit.repeat(Math.ceil(65_536 / unit.length)));
  for (let sent = 0; sent < sizeBytes; sent += piece.length) yield piece;
  yield Buffer.from(tail);
}

/** Resident memory of a process in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) * 1024;
}
