import { setImmediate, setTimeout } from 'node:timers/promises';
import { ApiError } from '@/lib/errors/api-error';
import { MAX_IMAGE_BYTES } from '@/lib/imaging/limits';
import { BODY_PATIENCE, BodyWatch, type Patience } from './patience';

/**
 * What is still read, and thrown away, of a body that was refused: many clients look for an answer only
 * after they have sent everything, and a connection closed in mid-body reads as a network failure.
 */
const DRAIN_LIMIT_BYTES = 64 * 1024 * 1024;
const DRAIN_LIMIT_MS = 10_000;
/** A pause after each piece of it: nobody waits for that to be over, and others want their turns. */
const DRAIN_PAUSE_MS = 2;

/** How long pieces that are there already are worked on before others get a turn. */
const TURN_MS = 5;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function drain(reader: Reader): Promise<void> {
  const endMs = performance.now() + DRAIN_LIMIT_MS;
  let leftBytes = DRAIN_LIMIT_BYTES;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    leftBytes -= part.value.byteLength;
    if (leftBytes <= 0 || performance.now() > endMs) break;
    await setTimeout(DRAIN_PAUSE_MS);
  }
  await reader.cancel();
}

function brokeOff(cause: unknown): never {
  throw new ApiError('invalid_request', 'the request body broke off before its end', { cause });
}

export interface ReceiveOptions {
  /** A longer body is refused as soon as its length is announced or shows. */
  limitBytes: number;
  /** Ends the reading with its reason. */
  signal?: AbortSignal;
  patience?: Patience;
}

/**
 * Reads a request body, handing every piece to `take` as it arrives and waiting for it: so much is in
 * memory as `take` keeps. Pieces are tens of kilobytes, and between two of them others get their turn.
 *
 * @throws ApiError `payload_too_large`, `request_timeout`, `invalid_request`, and what `take` throws
 */
export async function receiveBody(
  request: Pick<Request, 'body' | 'headers'>,
  options: ReceiveOptions,
  take: (piece: Uint8Array) => Promise<void> | void,
): Promise<void> {
  const { limitBytes, signal, patience = BODY_PATIENCE } = options;
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge(limitBytes);
  if (!request.body) return;
  const reader = request.body.getReader() as Reader;
  const watch = new BodyWatch(patience, signal);
  let length = 0;
  let turnMs = performance.now();
  try {
    for (;;) {
      const part = await watch.wait(() => reader.read().catch(brokeOff));
      if (part.done) return;
      length += part.value.byteLength;
      if (length > limitBytes) throw tooLarge(limitBytes);
      await take(part.value);
      if (performance.now() - turnMs < TURN_MS) continue;
      await setImmediate();
      turnMs = performance.now();
    }
  } catch (error) {
    // Whether the rest arrives makes no difference any more.
    void drain(reader).catch(() => undefined);
    throw error;
  } finally {
    watch.end();
  }
}

/** Reads a short body whole. */
export async function receiveBytes(
  request: Pick<Request, 'body' | 'headers'>,
  options: ReceiveOptions,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  await receiveBody(request, options, (piece) => void pieces.push(piece));
  return Buffer.concat(pieces);
}

const MEBIBYTE = 1024 * 1024;
const MEGABYTE = 1_000_000;

function tooLarge(limitBytes: number): ApiError {
  const limit =
    limitBytes < MEBIBYTE
      ? `${Math.round(limitBytes / 1024)} KiB`
      : `${Math.round(limitBytes / MEBIBYTE)} MiB`;
  // Whoever sends a picture as text learns what the picture itself may have.
  const picture =
    limitBytes > MAX_IMAGE_BYTES ? `; a picture has at most ${MAX_IMAGE_BYTES / MEGABYTE} MB` : '';
  return new ApiError(
    'payload_too_large',
    `the request body is larger than ${limit}, the most this endpoint takes${picture}`,
  );
}
