import { ApiError } from '@/lib/errors/api-error';
import {
  LONGEST_INLINE_TEXT_BYTES,
  MAX_JSON_DEPTH,
  MAX_JSON_TEXT_BYTES,
  MAX_JSON_TOKENS,
} from './json-limits';

const FIRST_TEXT_BYTES = 8 * 1024;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const DATA_SCHEME = /^\s*data:/i;
const SCHEME_BYTES = 64;

/** Takes a long string out of the text. */
export interface StringSink {
  /**
   * Takes the string's JSON spelling from `start` on.
   * @returns the index after the quote that ends the string; -1 when it goes on in the next piece
   */
  take(bytes: Uint8Array, start: number): number;
}

export interface ScannerOptions {
  /**
   * Called when a string shows to be a data URL longer than text may be, which is in the top-level
   * field `key`. The sink gets it from its first letter on; `mark` stands for it in the text.
   */
  openString(key: string): { sink: StringSink; mark: string };
}

function refuse(message: string, code: 'invalid_json' | 'payload_too_large' = 'invalid_json') {
  return new ApiError(code, message);
}

/**
 * Looks at JSON as it arrives, byte by byte and in one pass: refuses more structure than a request
 * needs before anything is made of it, and hands long data URLs on without ever holding them. What
 * is left is short, and safe to parse. It does not check the grammar; `JSON.parse` does.
 */
export class JsonScanner {
  private text: Buffer = Buffer.allocUnsafe(FIRST_TEXT_BYTES);
  private length = 0;
  private tokens = 0;
  private depth = 0;
  /** Where the string that is being read begins in the text, after its quote; -1 outside of strings. */
  private stringStart = -1;
  private lastString: readonly [start: number, end: number] = [0, 0];
  private key = '';
  private isEscaped = false;
  private sink: StringSink | undefined;

  constructor(private readonly options: ScannerOptions) {}

  /** @throws ApiError `invalid_json` or `payload_too_large` */
  push(bytes: Uint8Array): void {
    let index = 0;
    while (index < bytes.length) {
      if (this.sink) index = this.passOn(bytes, index, this.sink);
      else if (this.stringStart >= 0) index = this.readString(bytes, index);
      else index = this.readStructure(bytes, index);
    }
  }

  /** Bytes of the text so far. */
  get textBytes(): number {
    return this.length;
  }

  /** The text without its long data URLs. */
  finish(): string {
    if (this.sink) throw refuse('the request body is not valid JSON: a string does not end');
    return this.text.toString('utf8', 0, this.length);
  }

  private readStructure(bytes: Uint8Array, start: number): number {
    for (let index = start; index < bytes.length; index += 1) {
      const byte = bytes[index] as number;
      this.keep(byte);
      if (byte === QUOTE) {
        this.stringStart = this.length;
        return index + 1;
      }
      this.weigh(byte);
    }
    return bytes.length;
  }

  /** Counts what makes structure. */
  private weigh(byte: number): void {
    if (byte === OPENING_BRACE || byte === OPENING_BRACKET) {
      this.depth += 1;
      if (this.depth > MAX_JSON_DEPTH) {
        throw refuse(`JSON may nest at most ${MAX_JSON_DEPTH} levels`);
      }
    } else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) {
      this.depth -= 1;
      return;
    } else if (byte === COLON) {
      if (this.depth === 1) this.key = this.text.toString('utf8', ...this.lastString);
    } else if (byte !== COMMA) return;
    this.tokens += 1;
    if (this.tokens > MAX_JSON_TOKENS) {
      throw refuse(`JSON may have at most ${MAX_JSON_TOKENS} brackets, commas and colons`);
    }
  }

  private readString(bytes: Uint8Array, start: number): number {
    let index = start;
    while (index < bytes.length) {
      const plain = this.isEscaped ? index : this.endOfPlain(bytes, index);
      this.keepAll(bytes, index, plain);
      index = plain;
      if (this.length - this.stringStart === LONGEST_INLINE_TEXT_BYTES && this.isDataUrl()) {
        this.takeOut();
        return index;
      }
      const byte = bytes[index];
      if (byte === undefined) return index;
      if (byte === QUOTE && !this.isEscaped) {
        this.lastString = [this.stringStart, this.length];
        this.stringStart = -1;
        this.keep(byte);
        return index + 1;
      }
      this.isEscaped = byte === BACKSLASH && !this.isEscaped;
      this.keep(byte);
      index += 1;
    }
    return index;
  }

  /**
   * Where a run of plain bytes ends: at a quote, at a backslash, at the end of the piece, or where the
   * string becomes so long that it has to be asked what it is.
   */
  private endOfPlain(bytes: Uint8Array, start: number): number {
    const left = this.stringStart + LONGEST_INLINE_TEXT_BYTES - this.length;
    const end = left > 0 ? Math.min(bytes.length, start + left) : bytes.length;
    for (let index = start; index < end; index += 1) {
      const byte = bytes[index];
      if (byte === QUOTE || byte === BACKSLASH) return index;
    }
    return end;
  }

  private isDataUrl(): boolean {
    const start = this.stringStart;
    return DATA_SCHEME.test(this.text.toString('latin1', start, start + SCHEME_BYTES));
  }

  /** The string that is being read goes to a sink: what came of it, and then the rest. */
  private takeOut(): void {
    const { sink, mark } = this.options.openString(this.key);
    sink.take(this.text.subarray(this.stringStart, this.length), 0);
    this.sink = sink;
    // An escape that had only begun goes on in the sink, which has seen its backslash.
    this.isEscaped = false;
    this.length = this.stringStart;
    for (const byte of Buffer.from(mark)) this.keep(byte);
  }

  private passOn(bytes: Uint8Array, start: number, sink: StringSink): number {
    const next = sink.take(bytes, start);
    if (next < 0) return bytes.length;
    this.sink = undefined;
    this.stringStart = -1;
    this.keep(QUOTE);
    return next;
  }

  private keepAll(bytes: Uint8Array, start: number, end: number): void {
    this.makeRoom(end - start);
    this.text.set(bytes.subarray(start, end), this.length);
    this.length += end - start;
  }

  private keep(byte: number): void {
    this.makeRoom(1);
    this.text[this.length] = byte;
    this.length += 1;
  }

  private makeRoom(sizeBytes: number): void {
    const needed = this.length + sizeBytes;
    if (needed <= this.text.length) return;
    if (needed > MAX_JSON_TEXT_BYTES) {
      const limit = `${MAX_JSON_TEXT_BYTES / 1024} KiB`;
      throw refuse(`the JSON has more than ${limit} besides its pictures`, 'payload_too_large');
    }
    const doubled = Math.min(MAX_JSON_TEXT_BYTES, 2 * this.text.length);
    const larger = Buffer.allocUnsafe(Math.max(needed, doubled));
    this.text.copy(larger, 0, 0, this.length);
    this.text = larger;
  }
}
