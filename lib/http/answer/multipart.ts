import { randomBytes } from 'node:crypto';

export interface AnswerPart {
  name: string;
  contentType: string;
  /** Set for images, so that parsers hand the part out as a file. */
  filename?: string;
  contentId?: string;
  bytes: Uint8Array;
}

function headOf(part: AnswerPart): string {
  const filename = part.filename ? `; filename="${part.filename}"` : '';
  const contentId = part.contentId ? `Content-ID: <${part.contentId}>\r\n` : '';
  return (
    `Content-Disposition: form-data; name="${part.name}"${filename}\r\n` +
    `Content-Type: ${part.contentType}\r\n${contentId}\r\n`
  );
}

/** What one write to the connection takes: a view, not a copy. */
const SLICE_BYTES = 256 * 1024;

function* slicesOf(chunks: readonly Uint8Array[]): Generator<Uint8Array> {
  for (const chunk of chunks)
    for (let start = 0; start < chunk.length; start += SLICE_BYTES)
      yield chunk.subarray(start, start + SLICE_BYTES);
}

/**
 * A `multipart/form-data` answer (RFC 7578): names and types are ours, never a client's text. It is sent
 * slice by slice as the client takes it: six large pictures are never copied into one.
 */
export function multipartResponse(parts: readonly AnswerPart[], headers: Headers): Response {
  const boundary = `easel-${randomBytes(18).toString('hex')}`;
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n${headOf(part)}`),
    part.bytes,
    Buffer.from('\r\n'),
  ]);
  const slices = slicesOf([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = slices.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const answer = new Headers(headers);
  answer.set('content-type', `multipart/form-data; boundary=${boundary}`);
  return new Response(body, { headers: answer });
}
