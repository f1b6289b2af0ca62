import { describe, expect, it } from 'vitest';
import { countPainted, createBitmap, PAINTED, wholeOf } from './bitmap';
import { fillCapsule } from './kernels/stroke';
import { bytesOf, diff, flip, paintedRuns } from './patch';

describe('a patch', () => {
  it('undoes and redoes a stroke exactly', () => {
    const before = createBitmap(64, 64);
    fillCapsule(before, { x: 10, y: 10 }, { x: 50, y: 20 }, 14, PAINTED);
    const after = { ...before, data: before.data.slice() };
    const rect = fillCapsule(after, { x: 50, y: 5 }, { x: 20, y: 60 }, 10, PAINTED);
    const patch = diff(before, after, rect);
    expect(patch.gain).toBe(countPainted(after) - countPainted(before));
    const painted = after.data.slice();
    flip(after, patch);
    expect(after.data).toEqual(before.data);
    flip(after, patch);
    expect(after.data).toEqual(painted);
  });

  it('of a full mask is small', () => {
    const before = createBitmap(1000, 1000);
    const after = { ...before, data: before.data.slice().fill(PAINTED) };
    const patch = diff(before, after, wholeOf(after));
    expect(bytesOf(patch)).toBe(1000 * 8);
    expect(patch.gain).toBe(1_000_000);
  });

  it('of a whole mask brings it back', () => {
    const mask = createBitmap(40, 40);
    fillCapsule(mask, { x: 5, y: 39 }, { x: 39, y: 20 }, 9, PAINTED);
    const patch = paintedRuns(mask);
    expect(patch.gain).toBe(countPainted(mask));
    const again = createBitmap(40, 40);
    flip(again, patch);
    expect(again.data).toEqual(mask.data);
  });

  it('of nothing has no runs', () => {
    const mask = createBitmap(9, 9);
    expect(diff(mask, mask, wholeOf(mask)).runs).toHaveLength(0);
  });
});
