import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import {
  acceptedEncoding,
  type Compressor,
  isCompressible,
  openCompressor,
  varyByEncoding,
  weakenTag,
} from './encoding';
import { linger } from './connections';
import { SMALLEST_COMPRESSED_BYTES } from './limits';
import { addSecurityHeaders } from './security-headers';
import { hasBody } from './take-body';

/**
 * Next drops a `Content-Length` that our code gives; under this name it passes, and leaves under its
 * own unless the answer is compressed.
 */
export const LENGTH_HEADER = 'x-easel-content-length';

/** Text that streams, such as a page with parts to come, waits this long in its compressor at most. */
const FLUSH_MS = 20;

type Done = (error?: Error | null) => void;
type Chunk = string | Uint8Array;

function bufferOf(chunk: Chunk, encoding: BufferEncoding | undefined): Buffer {
  return typeof chunk === 'string'
    ? Buffer.from(chunk, encoding)
    : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

/**
 * Stands between whoever answers and the connection. The first bytes are held back until the end or
 * the next turn of the event loop: a short answer leaves whole, with its length; a longer text is
 * compressed. Headers are completed when they leave.
 */
class ShapedAnswer {
  private readonly original;
  private held: Buffer | undefined;
  private pending: NodeJS.Immediate | undefined;
  private compressor: Compressor | undefined;
  private flush: NodeJS.Timeout | undefined;
  private settled = false;

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly overTls: boolean,
  ) {
    this.original = {
      write: response.write.bind(response) as (chunk: Chunk, done?: Done) => boolean,
      end: response.end.bind(response) as (chunk?: Chunk, done?: () => void) => ServerResponse,
      writeHead: response.writeHead.bind(response) as (status: number, text?: string) => unknown,
      flushHeaders: response.flushHeaders.bind(response),
    };
    response.once('close', () => {
      clearImmediate(this.pending);
      clearTimeout(this.flush);
      this.compressor?.destroy();
    });
  }

  writeHead(status: number, ...rest: unknown[]): ServerResponse {
    const { response } = this;
    response.statusCode = status;
    for (const part of rest) {
      if (typeof part === 'string') response.statusMessage = part;
      else if (part && !Array.isArray(part)) this.setAll(part as OutgoingHttpHeaders);
      else if (Array.isArray(part)) this.setPairs(part as string[]);
    }
    this.settle(false);
    addSecurityHeaders(response, this.overTls);
    this.original.writeHead(response.statusCode);
    return response;
  }

  flushHeaders(): void {
    if (this.settled) this.original.flushHeaders();
    else this.releaseLater();
  }

  write(chunk: Chunk, encoding?: BufferEncoding | Done, done?: Done): boolean {
    const callback = typeof encoding === 'function' ? encoding : done;
    const bytes = bufferOf(chunk, typeof encoding === 'string' ? encoding : undefined);
    if (!this.settled && this.held === undefined) {
      this.held = bytes;
      this.releaseLater();
      if (callback) process.nextTick(callback);
      return true;
    }
    this.release();
    return this.send(bytes, callback);
  }

  end(chunk?: Chunk | Done, encoding?: BufferEncoding | Done, done?: Done): ServerResponse {
    const callback = [chunk, encoding, done].find((part) => typeof part === 'function');
    const finished = callback ? () => (callback as Done)() : undefined;
    const last =
      chunk === undefined || chunk === null || typeof chunk === 'function'
        ? undefined
        : bufferOf(chunk, typeof encoding === 'string' ? encoding : undefined);
    clearImmediate(this.pending);
    if (!this.settled) {
      const { held } = this;
      this.held = undefined;
      const whole = held && last ? Buffer.concat([held, last]) : (held ?? last);
      const isHead = this.request.method === 'HEAD';
      this.settle(isHead || (whole?.length ?? 0) >= SMALLEST_COMPRESSED_BYTES);
      if (this.compressor) this.compressor.end(whole, finished);
      else if (this.request.complete || !hasBody(this.request)) this.original.end(whole, finished);
      else void this.endAfterBody(whole, finished);
      return this.response;
    }
    if (this.compressor) this.compressor.end(last, finished);
    else this.original.end(last, finished);
    return this.response;
  }

  /**
   * The answer leaves at once, and the connection lives until the request's body has ended: many clients
   * look for an answer only after they have sent everything, and would find the connection reset.
   */
  private async endAfterBody(whole: Buffer | undefined, finished?: () => void): Promise<void> {
    const { request, response, original } = this;
    if (!response.headersSent) response.setHeader('content-length', whole?.length ?? 0);
    if (whole) original.write(whole);
    else original.flushHeaders();
    const canGoOn = await linger(request);
    original.end(undefined, finished);
    if (!canGoOn) request.socket.destroy();
  }

  private setAll(headers: OutgoingHttpHeaders): void {
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) this.response.setHeader(name, value);
    }
  }

  /** Names and values in turn, as `writeHead` also takes them. */
  private setPairs(pairs: readonly string[]): void {
    for (let index = 0; index + 1 < pairs.length; index += 2) {
      this.response.appendHeader(pairs[index] ?? '', pairs[index + 1] ?? '');
    }
  }

  private releaseLater(): void {
    this.pending ??= setImmediate(() => {
      this.pending = undefined;
      this.release();
      if (!this.response.headersSent) this.original.flushHeaders();
    });
  }

  /** The answer is longer than one piece, or takes its time: what was held leaves. */
  private release(): void {
    this.settle(true);
    const { held } = this;
    this.held = undefined;
    if (held) this.send(held);
  }

  /** Decides, once and before headers leave, whether the answer is compressed. */
  private settle(mayCompress: boolean): void {
    if (this.settled) return;
    this.settled = true;
    const { response } = this;
    if (response.headersSent) return;
    const length = response.getHeader(LENGTH_HEADER);
    response.removeHeader(LENGTH_HEADER);
    const compressible = isCompressible(response);
    if (compressible) varyByEncoding(response);
    const encoding =
      compressible && mayCompress
        ? acceptedEncoding(String(this.request.headers['accept-encoding'] ?? ''))
        : undefined;
    if (!encoding) {
      if (length !== undefined) response.setHeader('content-length', length);
    } else if (this.request.method === 'HEAD') {
      response.removeHeader('content-length');
    } else {
      this.compressor = openCompressor(encoding);
      if (this.compressor) this.attach(this.compressor, encoding);
    }
  }

  private attach(compressor: Compressor, encoding: string): void {
    const { response } = this;
    response.setHeader('content-encoding', encoding);
    response.removeHeader('content-length');
    weakenTag(response);
    compressor.on('data', (chunk: Buffer) => {
      if (!this.original.write(chunk)) compressor.pause();
    });
    compressor.on('end', () => this.original.end());
    compressor.on('error', (error) => response.destroy(error));
    compressor.on('drain', () => response.emit('drain'));
    response.on('drain', () => compressor.resume());
  }

  private send(bytes: Buffer, done?: Done): boolean {
    const { compressor } = this;
    if (!compressor) return this.original.write(bytes, done);
    this.flush ??= setTimeout(() => {
      this.flush = undefined;
      if (!compressor.writableEnded) compressor.flush();
    }, FLUSH_MS);
    return compressor.write(bytes, done);
  }
}

/** Completes the headers of an answer and compresses it where that helps; see `ShapedAnswer`. */
export function shapeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { overTls }: { overTls: boolean },
): void {
  const shaped = new ShapedAnswer(request, response, overTls);
  response.writeHead = shaped.writeHead.bind(shaped);
  response.flushHeaders = shaped.flushHeaders.bind(shaped);
  response.write = shaped.write.bind(shaped) as typeof response.write;
  response.end = shaped.end.bind(shaped) as typeof response.end;
}
