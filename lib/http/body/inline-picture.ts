import { ApiError } from '@/lib/errors/api-error';
import type { GrowingUpload, Upload } from '@/lib/uploads/upload';
import { Base64Text } from '../json-stream';
import { Base64Decoder, PercentDecoder } from './base64-decoder';
import { LONGEST_DATA_URL_HEAD } from './json-limits';
import type { StringSink } from './json-scanner';
import { JsonUnescaper } from './json-unescaper';

const HEAD = /^\s*data:([^;,]*)((?:;[^;,]*)*),/i;
const MEGABYTE = 1_000_000;

/** A picture that stood in a JSON body as a data URL, decoded while it arrived. */
export class InlinePicture extends Base64Text {
  constructor(readonly upload: Upload) {
    super(() => upload.bytes(), 'data:;base64,');
  }
}

interface Target {
  upload: GrowingUpload;
  /** The field it is in, for messages. */
  param: string;
  /** A picture of that many bytes or more is refused while it arrives. */
  maxBytes: number;
}

/** Decodes a data URL (RFC 2397) in its JSON spelling, piece by piece, into an upload. */
export class DataUrlSink implements StringSink {
  private readonly unescaper = new JsonUnescaper();
  private decoder: Base64Decoder | PercentDecoder | undefined;

  constructor(private readonly target: Target) {}

  /** @throws ApiError `invalid_image` or `payload_too_large`, and what the upload refuses */
  take(bytes: Uint8Array, start: number): number {
    const { text, next } = this.unescaper.unescape(bytes, start);
    const from = this.decoder ? 0 : this.readHead(text);
    if (this.decoder) this.decode(this.decoder, text, from, next >= 0);
    return next;
  }

  /** Reads the head, which the first piece holds whole; the picture starts at the index returned. */
  private readHead(text: Uint8Array): number {
    const start = Buffer.from(text.subarray(0, LONGEST_DATA_URL_HEAD)).toString('latin1');
    const head = HEAD.exec(start);
    if (!head) {
      throw this.refusal('a data URL starts with data:image/png;base64, (or jpeg, webp, svg+xml)');
    }
    this.decoder = /;base64$/i.test(head[2] ?? '') ? new Base64Decoder() : new PercentDecoder();
    return head[0].length;
  }

  private decode(
    decoder: Base64Decoder | PercentDecoder,
    text: Uint8Array,
    from: number,
    isLast: boolean,
  ): void {
    const { upload, maxBytes } = this.target;
    try {
      upload.add(decoder.decode(text, from, text.length));
      if (isLast && decoder instanceof PercentDecoder) decoder.finish();
    } catch (error) {
      throw error instanceof RangeError ? this.refusal(`the data URL: ${error.message}`) : error;
    }
    if (upload.sizeBytes < maxBytes) return;
    const limit = `${maxBytes / MEGABYTE} MB`;
    throw this.refusal(`the picture in the data URL must be under ${limit}`, 'payload_too_large');
  }

  private refusal(
    problem: string,
    code: 'invalid_image' | 'payload_too_large' = 'invalid_image',
  ): ApiError {
    const { param } = this.target;
    return new ApiError(code, `${param}: ${problem}`, { param });
  }
}
