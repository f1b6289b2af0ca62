import { describe, expect, it } from 'vitest';
import { countPainted, createBitmap, PAINTED } from '../bitmap';
import { fillPolygon } from './polygon';
import { fillEllipse, fillRectangle, rectBetween } from './shapes';

describe('a rectangle', () => {
  it('has the pixels between its corners, whichever is first', () => {
    const mask = createBitmap(20, 20);
    fillRectangle(mask, rectBetween({ x: 12.2, y: 9.9 }, { x: 4.1, y: 2 }), PAINTED);
    expect(countPainted(mask)).toBe(8 * 8);
    expect(mask.data[2 * 20 + 4]).toBe(PAINTED);
    expect(mask.data[9 * 20 + 11]).toBe(PAINTED);
  });

  it('is cut at the border of the picture', () => {
    const mask = createBitmap(10, 10);
    fillRectangle(mask, { left: -5, top: 8, right: 40, bottom: 90 }, PAINTED);
    expect(countPainted(mask)).toBe(20);
  });
});

describe('an ellipse', () => {
  it('touches the four sides of its rectangle and no more', () => {
    const mask = createBitmap(60, 40);
    fillEllipse(mask, { left: 10, top: 5, right: 50, bottom: 35 }, PAINTED);
    expect(countPainted(mask)).toBe(
      countPainted(mask, { left: 10, top: 5, right: 50, bottom: 35 }),
    );
    expect(countPainted(mask, { left: 10, top: 19, right: 11, bottom: 21 })).toBeGreaterThan(0);
    expect(countPainted(mask, { left: 29, top: 5, right: 31, bottom: 6 })).toBeGreaterThan(0);
    const area = Math.PI * 20 * 15;
    expect(Math.abs(countPainted(mask) - area)).toBeLessThan(0.02 * area);
  });
});

describe('a polygon', () => {
  it('of a square is the square', () => {
    const mask = createBitmap(20, 20);
    const square = [
      { x: 3, y: 4 },
      { x: 13, y: 4 },
      { x: 13, y: 14 },
      { x: 3, y: 14 },
    ];
    fillPolygon(mask, square, PAINTED);
    expect(countPainted(mask)).toBe(100);
    expect(countPainted(mask, { left: 3, top: 4, right: 13, bottom: 14 })).toBe(100);
  });

  it('of two triangles that share an edge leaves no gap and no overlap', () => {
    const corners = [
      { x: 1.3, y: 2.7 },
      { x: 28.1, y: 5.2 },
      { x: 22.9, y: 27.4 },
      { x: 4.4, y: 19.8 },
    ] as const;
    const area = (points: readonly { x: number; y: number }[]) => {
      const mask = createBitmap(30, 30);
      fillPolygon(mask, points, PAINTED);
      return countPainted(mask);
    };
    const [a, b, c, d] = corners;
    expect(area([a, b, c]) + area([a, c, d])).toBe(area(corners));
  });

  it('stays full where the line crosses itself', () => {
    const mask = createBitmap(40, 40);
    const twice = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => ({
      x: 20 + 15 * Math.cos((step * 4 * Math.PI) / 5),
      y: 20 + 15 * Math.sin((step * 4 * Math.PI) / 5),
    }));
    fillPolygon(mask, twice, PAINTED);
    expect(mask.data[20 * 40 + 20]).toBe(PAINTED);
  });

  it('of a line has no pixels', () => {
    const mask = createBitmap(10, 10);
    fillPolygon(
      mask,
      [
        { x: 1, y: 1 },
        { x: 8, y: 8 },
      ],
      PAINTED,
    );
    expect(countPainted(mask)).toBe(0);
  });
});
