import { ApiError } from '@/lib/errors/api-error';

/**
 * What is still read, and thrown away, of a body that was refused: many clients look for an answer only
 * after they have sent everything, and a connection closed in mid-body reads as a network failure.
 */
export const DRAIN_LIMIT_BYTES = 64 * 1024 * 1024;

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let leftBytes = DRAIN_LIMIT_BYTES;
  for (let part = await reader.read(); !part.done && leftBytes > 0; part = await reader.read()) {
    leftBytes -= part.value.byteLength;
  }
  await reader.cancel();
}

/** Reads a request body whole; refuses one longer than `limitBytes` as soon as that shows. */
export async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): Promise<Buffer> {
  if (!stream) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.byteLength;
      if (length > limitBytes) throw tooLarge(limitBytes);
      chunks.push(part.value);
    }
  } catch (error) {
    if (error instanceof ApiError) {
      // Whether the rest arrives makes no difference any more.
      void drain(reader).catch(() => undefined);
      throw error;
    }
    throw new ApiError('invalid_request', 'the request body broke off before its end', {
      cause: error,
    });
  }
  return Buffer.concat(chunks, length);
}

export function tooLarge(limitBytes: number): ApiError {
  const limitMebibytes = Math.round(limitBytes / (1024 * 1024));
  return new ApiError(
    'payload_too_large',
    `the request body is larger than ${limitMebibytes} MiB, the most this endpoint takes`,
  );
}
