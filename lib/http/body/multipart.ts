import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { ApiError } from '@/lib/errors/api-error';
import { DRAIN_LIMIT_BYTES, tooLarge } from './read-stream';

export interface MultipartPart {
  name: string;
  /** Whether the part had a file name, or the type of arbitrary bytes. */
  isFile: boolean;
  mediaType: string;
  bytes: Buffer;
}

const MAX_PARTS = 400;
const LONGEST_NAME_BYTES = 200;
const MAX_HEADER_PAIRS = 100;

/**
 * Reads a multipart body into parts, in order. busboy and not `Request.formData()`, which on Node 20
 * fails on legal bodies (epilogues, `filename*=`, unquoted names).
 */
export async function readMultipart(
  request: Request,
  limitBytes: number,
): Promise<MultipartPart[]> {
  if (!request.body) throw new ApiError('invalid_request', 'the multipart body is empty');
  const parser = openParser(request.headers, limitBytes);
  const parts: MultipartPart[] = [];
  let totalBytes = 0;
  const source = Readable.fromWeb(request.body as NodeReadableStream);
  return new Promise((resolve, reject) => {
    const fail = (error: ApiError) => {
      source.unpipe(parser);
      discard(source);
      reject(error);
    };
    const count = (bytes: number) => {
      totalBytes += bytes;
      if (totalBytes > limitBytes) fail(tooLarge(limitBytes));
    };
    parser.on('file', (name, stream, info) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        count(chunk.length);
        chunks.push(chunk);
      });
      stream.on('error', (error) => fail(brokenBody(error)));
      stream.on('end', () => {
        const mediaType = info.mimeType;
        parts.push({ name: name ?? '', isFile: true, mediaType, bytes: Buffer.concat(chunks) });
      });
    });
    parser.on('field', (name, value, info) => {
      const bytes = Buffer.from(value);
      count(bytes.length);
      parts.push({ name: name ?? '', isFile: false, mediaType: info.mimeType, bytes });
    });
    parser.on('partsLimit', () =>
      fail(new ApiError('payload_too_large', `a multipart body has at most ${MAX_PARTS} parts`)),
    );
    parser.on('error', (error) => fail(brokenBody(error)));
    source.on('error', (error) => fail(brokenBody(error)));
    parser.on('close', () => resolve(parts));
    source.pipe(parser);
  });
}

/** Reads on without keeping anything, for clients that send all before they look for an answer. */
function discard(source: Readable): void {
  let leftBytes = DRAIN_LIMIT_BYTES;
  source.on('data', (chunk: Buffer) => {
    leftBytes -= chunk.length;
    if (leftBytes < 0) source.destroy();
  });
  source.resume();
}

function openParser(headers: Headers, limitBytes: number): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      limits: {
        fieldNameSize: LONGEST_NAME_BYTES,
        fieldSize: limitBytes + 1,
        fileSize: limitBytes + 1,
        parts: MAX_PARTS,
        headerPairs: MAX_HEADER_PAIRS,
      },
    });
  } catch (error) {
    throw brokenBody(error);
  }
}

function brokenBody(cause: unknown): ApiError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ApiError('invalid_request', `the multipart body can't be read: ${reason}`, { cause });
}
