import { ApiError } from '@/lib/errors/api-error';

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
    await reader.cancel().catch(() => undefined);
    if (error instanceof ApiError) throw error;
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
