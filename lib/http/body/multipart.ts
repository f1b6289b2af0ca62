import busboy from 'busboy';
import { ApiError } from '@/lib/errors/api-error';
import type { RequestUploads, Upload } from '@/lib/uploads/upload';
import { receiveBody, type ReceiveOptions } from './receive-body';

export type MultipartPart =
  /** A part that had a file name, or the type of arbitrary bytes. */
  { name: string; upload: Upload } | { name: string; text: string };

export interface ReadMultipartOptions extends ReceiveOptions {
  uploads: RequestUploads;
  /** A file of that many bytes or more is refused while it arrives. */
  maxFileBytes: number;
  /** All parts together that are no files. */
  maxTextBytes: number;
}

const MAX_PARTS = 400;
const LONGEST_NAME_BYTES = 200;
const MAX_HEADER_PAIRS = 100;
const MEGABYTE = 1_000_000;

/** Collects the parts of one body. What it refuses it keeps in `failure`, for whoever feeds it. */
class PartCollector {
  readonly parts: MultipartPart[] = [];
  failure: ApiError | undefined;
  readonly closed: Promise<void>;
  private textBytes = 0;

  constructor(
    private readonly parser: busboy.Busboy,
    private readonly options: ReadMultipartOptions,
  ) {
    this.closed = new Promise((resolve) => parser.on('close', resolve));
    parser.on('file', (name, stream) => this.takeFile(name ?? '', stream));
    parser.on('field', (name, value, info) => {
      this.attempt(() => this.takeText(name ?? '', value, info.valueTruncated));
    });
    parser.on('partsLimit', () =>
      this.fail(
        new ApiError('payload_too_large', `a multipart body has at most ${MAX_PARTS} parts`),
      ),
    );
    parser.on('error', (error) => this.fail(brokenBody(error)));
  }

  private takeFile(name: string, stream: NodeJS.ReadableStream): void {
    const upload = this.options.uploads.open();
    stream.on('data', (piece: Buffer) =>
      this.attempt(() => {
        upload.add(piece);
        if (upload.sizeBytes >= this.options.maxFileBytes) throw this.fileTooLarge(name);
      }),
    );
    stream.on('error', (error) => this.fail(brokenBody(error)));
    stream.on('end', () => this.parts.push({ name, upload }));
  }

  private takeText(name: string, text: string, isTruncated: boolean): void {
    const sizeBytes = Buffer.byteLength(text);
    this.textBytes += sizeBytes;
    if (isTruncated || this.textBytes > this.options.maxTextBytes) {
      throw new ApiError(
        'payload_too_large',
        `${name}: the parts that are no files have more than ${this.options.maxTextBytes / 1024} KiB ` +
          'together; send a picture as a file',
        { param: name },
      );
    }
    this.options.uploads.hold(sizeBytes);
    this.parts.push({ name, text });
  }

  private fileTooLarge(param: string): ApiError {
    const limit = `${this.options.maxFileBytes / MEGABYTE} MB`;
    return new ApiError('payload_too_large', `${param}: a file must be under ${limit}`, { param });
  }

  private attempt(work: () => void): void {
    if (this.failure) return;
    try {
      work();
    } catch (error) {
      this.fail(error instanceof ApiError ? error : brokenBody(error));
    }
  }

  private fail(error: ApiError): void {
    this.failure ??= error;
  }

  /** Gives the parser a piece, and resolves when it has worked on all of it. */
  async feed(piece: Uint8Array): Promise<void> {
    await new Promise<void>((resolve) => this.parser.write(piece, () => resolve()));
    if (this.failure) throw this.failure;
    await this.options.uploads.settled();
  }

  async finish(): Promise<MultipartPart[]> {
    this.parser.end();
    await this.closed;
    if (this.failure) throw this.failure;
    return this.parts;
  }
}

/**
 * Reads a multipart body into parts, in order. busboy and not `Request.formData()`, which on Node 20
 * fails on legal bodies (epilogues, `filename*=`, unquoted names).
 */
export async function readMultipart(
  request: Request,
  options: ReadMultipartOptions,
): Promise<MultipartPart[]> {
  if (!request.body) throw new ApiError('invalid_request', 'the multipart body is empty');
  const collector = new PartCollector(openParser(request.headers, options), options);
  await receiveBody(request, options, (piece) => collector.feed(piece));
  return collector.finish();
}

function openParser(headers: Headers, options: ReadMultipartOptions): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      limits: {
        fieldNameSize: LONGEST_NAME_BYTES,
        fieldSize: options.maxTextBytes + 1,
        fileSize: options.limitBytes + 1,
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
