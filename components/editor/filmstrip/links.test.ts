import { describe, expect, it } from 'vitest';
import { linksOf, pathOf } from './links';

describe('the links of the filmstrip', () => {
  it('are straight between neighbours, and elbows to all others', () => {
    expect(linksOf([undefined, 0, 0, undefined])).toEqual([
      { from: 0, to: 1, lane: undefined },
      { from: 0, to: 2, lane: 0 },
    ]);
  });

  it('give each parent a height of its own', () => {
    const lanes = linksOf([undefined, undefined, 0, 1, 0]).map(({ lane }) => lane);
    expect(lanes).toEqual([0, 1, 0]);
  });

  it('end in the gap between neighbours', () => {
    expect(pathOf({ from: 0, to: 1, lane: undefined })).toBe('M80 56h16');
  });

  it('leave to the right of the parent’s centre and arrive to the left of the child’s', () => {
    const path = pathOf({ from: 0, to: 2, lane: 0 });
    expect(path).toMatch(/^M56 19V/);
    expect(path).toMatch(/ 200 19V19$|V19$/);
  });
});
