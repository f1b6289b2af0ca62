import { describe, expect, it } from 'vitest';
import { shareOf } from './share';

describe('the units of a part of the price', () => {
  it('are its share, rounded down', () => {
    expect(shareOf(20_000, 2_000, 2_000)).toBe(20_000);
    expect(shareOf(20_000, 1_999, 2_000)).toBe(19_990);
    expect(shareOf(100, 1, 3)).toBe(33);
    expect(shareOf(100, 2, 3)).toBe(66);
  });

  it('are all of them at most, and none for nothing', () => {
    expect(shareOf(100, 5, 3)).toBe(100);
    expect(shareOf(100, 0, 3)).toBe(0);
    expect(shareOf(100, -1, 3)).toBe(0);
    expect(shareOf(100, 0, 0)).toBe(0);
  });

  it('are exact where a product is beyond what a number holds', () => {
    expect(shareOf(1_000_000_000_000, 99_999_999, 100_000_000)).toBe(999_999_990_000);
  });
});
