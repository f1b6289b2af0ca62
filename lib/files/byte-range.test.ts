import { describe, expect, it } from 'vitest';
import { byteRangeOf } from './byte-range';

describe('the range of a request', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 1 }],
    ['bytes=10-19', { start: 10, end: 20 }],
    ['bytes=90-', { start: 90, end: 100 }],
    ['bytes=90-1000', { start: 90, end: 100 }],
    ['bytes=-10', { start: 90, end: 100 }],
    ['bytes=-1000', { start: 0, end: 100 }],
    ['Bytes= 0-9 ', { start: 0, end: 10 }],
  ])('%s', (header, range) => {
    expect(byteRangeOf(header, 100)).toEqual(range);
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s can not be satisfied', (header) => {
    expect(byteRangeOf(header, 100)).toBe('unsatisfiable');
  });

  it.each([null, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'items=0-5', 'bytes=a-b'])(
    '%s asks for the whole file',
    (header) => {
      expect(byteRangeOf(header, 100)).toBe('whole');
    },
  );

  it('of an empty file is never satisfied', () => {
    expect(byteRangeOf('bytes=0-', 0)).toBe('unsatisfiable');
    expect(byteRangeOf('bytes=-5', 0)).toBe('unsatisfiable');
  });
});
