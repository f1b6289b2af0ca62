import { randomUUID } from 'node:crypto';

/** A multiple of three bytes, so that the Base64 of each slice stands by itself. */
const SLICE_BYTES = 96 * 1024;

/** A field whose text is the Base64 of bytes, written only as it is sent. */
export class Base64Text {
  constructor(
    private readonly source: Uint8Array | (() => Promise<Uint8Array>),
    readonly prefix = '',
  ) {}

  async read(): Promise<Uint8Array> {
    return typeof this.source === 'function' ? this.source() : this.source;
  }

  /** What `JSON.stringify` shows of it: its bytes are no part of a request's fields. */
  toJSON(): string {
    return '(bytes)';
  }
}

/** JSON on one line, piece by piece; the pictures in it are read and encoded as they are asked for. */
export async function* jsonPieces(value: unknown): AsyncGenerator<Uint8Array> {
  const nonce = randomUUID();
  const texts: Base64Text[] = [];
  const json = JSON.stringify(value, function mark(this: Record<string, unknown>, key, shown) {
    const original = this[key];
    return original instanceof Base64Text
      ? `${nonce}/${texts.push(original) - 1}`
      : (shown as unknown);
  });
  // Marks split the text; every second part is the number of one.
  const parts = json.split(new RegExp(`${nonce}/(\\d+)`));
  for (const [index, part] of parts.entries()) {
    const text = index % 2 === 1 ? texts[Number(part)] : undefined;
    if (!text) {
      yield Buffer.from(part);
      continue;
    }
    yield Buffer.from(text.prefix);
    const { buffer, byteOffset, byteLength } = await text.read();
    const bytes = Buffer.from(buffer, byteOffset, byteLength);
    for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
      yield Buffer.from(bytes.toString('base64', start, start + SLICE_BYTES), 'latin1');
    }
  }
}

/**
 * JSON whose `Base64Text` fields are encoded slice by slice, as fast as the reader takes them: six
 * large pictures would hold the event loop for half a second, and memory twice, if written at once.
 */
export function jsonStream(value: unknown): ReadableStream<Uint8Array> {
  const pieces = jsonPieces(value);
  return new ReadableStream({
    async pull(controller) {
      const { done, value: piece } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(piece);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
