import { describe, expect, it } from 'vitest';
import { formatBytes } from './format-bytes';

describe('bytes', () => {
  it('are told in the unit that keeps the number short', () => {
    expect([0, 999, 1000, 6_200_000, 123_456_789, 2.5e12].map(formatBytes)).toEqual([
      '0 B',
      '999 B',
      '1.0 kB',
      '6.2 MB',
      '123 MB',
      '2.5 TB',
    ]);
  });
});
