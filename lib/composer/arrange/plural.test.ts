import { describe, expect, it } from 'vitest';
import { endsOf, fanOf, groupOfAlike, handfulOf, pairsOf } from './plural';

const rowsOf = (count: number) => new Set(groupOfAlike(count).map(({ nearer }) => nearer)).size;

describe('several of a kind', () => {
  it.each([2, 3, 4, 5, 7, 12])('are %i, of several sizes and in several depths', (count) => {
    const copies = groupOfAlike(count);
    expect(copies).toHaveLength(count);
    expect(new Set(copies.map(({ scale }) => scale)).size).toBeGreaterThan(1);
    expect(rowsOf(count)).toBeGreaterThan(1);
  });

  it('overlap and have the smaller before the larger', () => {
    const [first, second, third] = groupOfAlike(3);
    const [left, right] = endsOf(groupOfAlike(3));
    expect(right - left).toBeLessThan(2.6);
    expect(third?.nearer).toBeGreaterThan(second?.nearer ?? 1);
    expect(third?.scale).toBeLessThan(first?.scale ?? 0);
  });

  it('are alike where they are made in pairs', () => {
    expect(new Set(pairsOf(2).map(({ scale }) => scale)).size).toBe(1);
  });

  it('lie about as a handful, and fan out to both sides as stalks', () => {
    expect(handfulOf(7)).toHaveLength(7);
    const tilts = fanOf(4).map(({ tiltDegrees }) => tiltDegrees);
    expect(Math.min(...tilts)).toBeLessThan(0);
    expect(Math.max(...tilts)).toBeGreaterThan(0);
  });
});
