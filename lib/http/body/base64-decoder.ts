/** Values of the alphabets of RFC 4648, sections 4 and 5; everything else is passed over. */
const OTHER = 255;
const PADDING = '='.charCodeAt(0);
const VALUES = new Uint8Array(256).fill(OTHER);
for (const [value, letter] of [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
].entries()) {
  VALUES[letter.charCodeAt(0)] = value;
}
VALUES['-'.charCodeAt(0)] = 62;
VALUES['_'.charCodeAt(0)] = 63;

const BITS_PER_LETTER = 6;
const BITS_PER_BYTE = 8;

/**
 * Decodes Base64 that comes in pieces, straight from bytes to bytes. As lenient as `Buffer.from`: white
 * space and foreign letters are passed over, and padding ends it.
 */
export class Base64Decoder {
  private bits = 0;
  private bitCount = 0;
  private ended = false;

  /** Decodes `bytes[start, end)`; what does not fill a byte yet waits for the next piece. */
  decode(bytes: Uint8Array, start: number, end: number): Uint8Array {
    const decoded = Buffer.allocUnsafe(Math.ceil(((end - start + 1) * 3) / 4) + 1);
    let { bits, bitCount } = this;
    let length = 0;
    for (let index = start; index < end && !this.ended; index += 1) {
      const byte = bytes[index] as number;
      const value = VALUES[byte] as number;
      if (value === OTHER) {
        this.ended = byte === PADDING;
        continue;
      }
      bits = (bits << BITS_PER_LETTER) | value;
      bitCount += BITS_PER_LETTER;
      if (bitCount >= BITS_PER_BYTE) {
        bitCount -= BITS_PER_BYTE;
        decoded[length] = bits >> bitCount;
        length += 1;
        bits &= (1 << bitCount) - 1;
      }
    }
    this.bits = bits;
    this.bitCount = bitCount;
    return decoded.subarray(0, length);
  }
}

const PERCENT = '%'.charCodeAt(0);

function hexValue(byte: number): number {
  if (byte >= 48 && byte <= 57) return byte - 48;
  const letter = byte | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : NaN;
}

/** Decodes the percent encoding of RFC 3986 that comes in pieces. */
export class PercentDecoder {
  private pending: number[] = [];

  /** @throws RangeError when a percent sign encodes nothing */
  decode(bytes: Uint8Array, start: number, end: number): Uint8Array {
    const decoded = Buffer.allocUnsafe(end - start + 1);
    let length = 0;
    for (let index = start; index < end; index += 1) {
      const byte = bytes[index] as number;
      if (this.pending.length === 0 && byte !== PERCENT) {
        decoded[length] = byte;
        length += 1;
        continue;
      }
      this.pending.push(byte);
      if (this.pending.length < 3) continue;
      const [, high = 0, low = 0] = this.pending;
      const value = hexValue(high) * 16 + hexValue(low);
      if (Number.isNaN(value)) throw new RangeError('a percent sign encodes nothing');
      decoded[length] = value;
      length += 1;
      this.pending = [];
    }
    return decoded.subarray(0, length);
  }

  /** Call at the end. @throws RangeError when the last percent sign encodes nothing */
  finish(): void {
    if (this.pending.length > 0) throw new RangeError('a percent sign encodes nothing');
  }
}
