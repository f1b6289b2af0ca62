import { describe, expect, it } from 'vitest';
import { linksOf, pathOf, pathsOf } from './links';

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

  it('are one path a parent, so that what they share is not drawn twice', () => {
    const links = linksOf([undefined, 0, 0, 1]);
    expect(pathsOf(links)).toHaveLength(2);
    expect(pathsOf(links).join('')).toBe(links.map(pathOf).join(''));
  });

  it('end in the gap between neighbours', () => {
    expect(pathOf({ from: 0, to: 1, lane: undefined })).toBe('M80 56.5h16');
  });

  it('leave to the right of the parent’s centre and arrive to the left of the child’s', () => {
    const path = pathOf({ from: 0, to: 2, lane: 0 });
    expect(path).toMatch(/^M56.5 19V/);
    expect(path).toMatch(/H196.5Q199.5 15.5 199.5 18.5V19$/);
  });
});
