/**
 * The wire format of protobuf (https://protobuf.dev/programming-guides/encoding): a message is a row
 * of fields, each a tag (`field number << 3 | wire type`) and a value.
 */

const VARINT = 0;
const FIXED_64 = 1;
const DELIMITED = 2;
const FIXED_32 = 5;

export interface Field {
  number: number;
  /** The field as it is in the message, tag included. */
  raw: Uint8Array;
  /** The value without tag and length. */
  value: Uint8Array;
}

/** The fields of a message, in order, as views of its bytes. @throws RangeError when it is cut short */
export function readFields(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  while (at < bytes.length) {
    const tag = readVarint(bytes, at);
    const { start, end } = extentOf(bytes, tag.next, tag.value % 8);
    if (end > bytes.length) throw new RangeError('The message ends within a field.');
    fields.push({
      number: Math.floor(tag.value / 8),
      raw: bytes.subarray(at, end),
      value: bytes.subarray(start, end),
    });
    at = end;
  }
  return fields;
}

function extentOf(bytes: Uint8Array, at: number, wireType: number): { start: number; end: number } {
  if (wireType === VARINT) return { start: at, end: readVarint(bytes, at).next };
  if (wireType === FIXED_64) return { start: at, end: at + 8 };
  if (wireType === FIXED_32) return { start: at, end: at + 4 };
  if (wireType !== DELIMITED) throw new RangeError(`Wire type ${wireType} is not known.`);
  const length = readVarint(bytes, at);
  return { start: length.next, end: length.next + length.value };
}

/** A number of seven bits a byte, lowest first, and where what follows it begins. */
export function readVarint(bytes: Uint8Array, at: number): { value: number; next: number } {
  let value = 0;
  for (let next = at, scale = 1; next < bytes.length; scale *= 128) {
    const byte = bytes[next++]!;
    value += (byte % 128) * scale;
    if (byte < 128) return { value, next };
  }
  throw new RangeError('The message ends within a number.');
}

/** A field of bytes: a message, or packed numbers. */
export function message(number: number, bytes: Uint8Array): Buffer {
  return Buffer.concat([varint(number * 8 + DELIMITED), varint(bytes.length), bytes]);
}

export function text(number: number, value: string): Buffer {
  return message(number, Buffer.from(value, 'utf8'));
}

/** A field of one whole number, not negative. */
export function integer(number: number, value: number): Buffer {
  return Buffer.concat([varint(number * 8 + VARINT), varint(value)]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return Buffer.from(bytes);
}
