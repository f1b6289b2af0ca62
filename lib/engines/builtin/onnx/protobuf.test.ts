import { describe, expect, it } from 'vitest';
import { integer, message, readFields, readVarint, text } from './protobuf';

describe('protobuf fields', () => {
  const bytes = Buffer.concat([integer(1, 300), text(16, 'grün'), message(2, integer(3, 7))]);

  it('are read as they were written', () => {
    const [first, second, third] = readFields(bytes);
    expect(readVarint(first!.value, 0).value).toBe(300);
    expect([second!.number, Buffer.from(second!.value).toString()]).toEqual([16, 'grün']);
    expect(readFields(third!.value).map(({ number }) => number)).toEqual([3]);
  });

  it('make the same message again, untouched', () => {
    expect(Buffer.concat(readFields(bytes).map(({ raw }) => raw))).toEqual(bytes);
  });

  it('are refused when the message is cut short', () => {
    expect(() => readFields(bytes.subarray(0, bytes.length - 1))).toThrow(RangeError);
    expect(() => readFields(Uint8Array.of(0x80))).toThrow(RangeError);
  });
});
