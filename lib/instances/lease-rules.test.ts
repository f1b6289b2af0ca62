import { describe, expect, it } from 'vitest';
import { checkSkew, skewMs } from './lease-rules';

describe('clocks', () => {
  it('differ by what the time of asking can’t explain', () => {
    const between = { beforeMs: 1_000, afterMs: 1_300 };
    expect(skewMs(1_150, between)).toBe(0);
    expect(skewMs(1_500, between)).toBe(200);
    expect(skewMs(400, between)).toBe(-600);
  });

  it('that differ by more than five seconds keep a server from starting', () => {
    expect(() => checkSkew(5_000)).not.toThrow();
    expect(() => checkSkew(5_001)).toThrow(/5\.0 s behind/);
    expect(() => checkSkew(-61_000)).toThrow(/61\.0 s ahead of .*NTP/);
  });
});
