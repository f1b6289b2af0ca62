const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
const HEX_DIGITS = 4;
const REPLACEMENT = 0xfffd;

/** What the letter after a backslash stands for (RFC 8259, section 7); others stand for themselves. */
const ESCAPES = new Map<number, number>(
  Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }).map(([letter, character]) => [
    letter.charCodeAt(0),
    character.charCodeAt(0),
  ]),
);

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit < 0xdc00;
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit < 0xe000;

/** Turns the inside of a JSON string, which comes in pieces, into the bytes of its text (UTF-8). */
export class JsonUnescaper {
  /** `''`, or an escape that has begun: its letters after the backslash. */
  private escape: number[] | undefined;
  /** The first half of a pair of surrogates. */
  private high = 0;

  /**
   * Reads `bytes` from `start`. `next` is the index after the quote that ends the string, or -1 when
   * it goes on in the next piece.
   */
  unescape(bytes: Uint8Array, start: number): { text: Uint8Array; next: number } {
    const quote = bytes.indexOf(QUOTE, start);
    const end = quote < 0 ? bytes.length : quote;
    const backslash = bytes.indexOf(BACKSLASH, start);
    const isPlain = (backslash < 0 || backslash > end) && !this.escape && this.high === 0;
    if (isPlain) return { text: bytes.subarray(start, end), next: quote < 0 ? -1 : quote + 1 };
    return this.unescapeSlowly(bytes, start);
  }

  private unescapeSlowly(bytes: Uint8Array, start: number) {
    // A surrogate that never found its other half can add three bytes to what a piece spells.
    const text = Buffer.allocUnsafe(bytes.length - start + 2 * HEX_DIGITS);
    let length = 0;
    for (let index = start; index < bytes.length; index += 1) {
      const byte = bytes[index] as number;
      if (this.escape) {
        const unit = this.continueEscape(this.escape, byte);
        if (unit !== undefined) length = this.writeUnit(text, length, unit);
      } else if (byte === BACKSLASH) {
        this.escape = [];
      } else {
        length = this.flushHigh(text, length);
        if (byte === QUOTE) return { text: text.subarray(0, length), next: index + 1 };
        text[length] = byte;
        length += 1;
      }
    }
    return { text: text.subarray(0, length), next: -1 };
  }

  /** The UTF-16 unit of an escape once it is complete. */
  private continueEscape(escape: number[], byte: number): number | undefined {
    escape.push(byte);
    const [kind = 0, ...digits] = escape;
    if (kind !== LETTER_U) {
      this.escape = undefined;
      return ESCAPES.get(kind) ?? kind;
    }
    if (digits.length < HEX_DIGITS) return undefined;
    this.escape = undefined;
    const unit = Number.parseInt(String.fromCharCode(...digits), 16);
    return Number.isNaN(unit) ? REPLACEMENT : unit;
  }

  private writeUnit(text: Buffer, length: number, unit: number): number {
    if (isHighSurrogate(unit)) {
      const flushed = this.flushHigh(text, length);
      this.high = unit;
      return flushed;
    }
    if (isLowSurrogate(unit) && this.high !== 0) {
      const pair = String.fromCharCode(this.high, unit);
      this.high = 0;
      return length + text.write(pair, length);
    }
    const flushed = this.flushHigh(text, length);
    const character = String.fromCharCode(isLowSurrogate(unit) ? REPLACEMENT : unit);
    return flushed + text.write(character, flushed);
  }

  private flushHigh(text: Buffer, length: number): number {
    if (this.high === 0) return length;
    this.high = 0;
    return length + text.write(String.fromCharCode(REPLACEMENT), length);
  }
}
