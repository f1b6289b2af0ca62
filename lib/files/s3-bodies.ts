import type { Readable } from 'node:stream';
import { unavailable } from './s3-errors';

interface BodyOptions {
  /** Bytes that must come; fewer are an error, never a shorter picture. */
  sizeBytes: number;
  /** Longest wait for one piece, in milliseconds; time in which nobody asks for any does not count. */
  pieceMs: number;
}

/** The next piece, or `undefined` at the end; a body that falls silent is given up. */
async function nextPiece(
  body: Readable,
  pieces: AsyncIterator<Uint8Array>,
  pieceMs: number,
): Promise<Uint8Array | undefined> {
  const giveUp = () => body.destroy(new Error(`no piece came for ${pieceMs} ms`));
  const timer = setTimeout(giveUp, pieceMs);
  try {
    const { done, value } = await pieces.next();
    return done === true ? undefined : value;
  } catch (error) {
    throw unavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

/** A body of Node as a web stream that reads nothing ahead; its connection goes with it, however it ends. */
export function streamOfReadable(
  body: Readable,
  { sizeBytes, pieceMs }: BodyOptions,
): ReadableStream<Uint8Array> {
  // A connection may break while nobody reads: the next piece tells, and nothing else may.
  body.on('error', () => undefined);
  const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  let leftBytes = sizeBytes;
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = leftBytes > 0 ? await nextPiece(body, pieces, pieceMs) : undefined;
        if (!piece && leftBytes > 0) {
          throw unavailable(new Error('the object ends before its size'));
        }
        if (piece) {
          leftBytes -= piece.byteLength;
          controller.enqueue(piece);
        }
        if (leftBytes > 0) return;
        // One more look lets the connection be used again; what still comes is not ours to give.
        nextPiece(body, pieces, pieceMs).then(
          (extra) => extra && body.destroy(),
          () => undefined,
        );
        controller.close();
      },
      cancel() {
        body.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}

/** All bytes of a body at once. */
export async function bytesOfReadable(
  body: Readable,
  { maxBytes, ...options }: BodyOptions & { maxBytes: number },
): Promise<Uint8Array> {
  if (options.sizeBytes > maxBytes) {
    body.destroy();
    throw new RangeError(`An object of ${options.sizeBytes} bytes is larger than any of ours.`);
  }
  const whole = Buffer.allocUnsafe(options.sizeBytes);
  let end = 0;
  for await (const piece of streamOfReadable(body, options)) {
    whole.set(piece, end);
    end += piece.byteLength;
  }
  return whole;
}
