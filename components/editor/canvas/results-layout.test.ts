import { describe, expect, it } from 'vitest';
import { layoutResults } from './results-layout';

const area = { width: 1000, height: 620 };
const square = { width: 1024, height: 1024 };

describe('the layout of results', () => {
  it('puts four squares two by two in a wide room', () => {
    const { columns, cell } = layoutResults(4, square, area, 12);
    expect(columns).toBe(2);
    expect(cell.height * 2 + 12).toBeLessThanOrEqual(area.height);
  });

  it('puts wide pictures one below the other, tall ones side by side', () => {
    expect(layoutResults(2, { width: 2048, height: 1024 }, area, 12).columns).toBe(1);
    expect(layoutResults(3, { width: 768, height: 1536 }, area, 12).columns).toBe(3);
  });

  it('never enlarges a picture, and survives a room of no size', () => {
    expect(layoutResults(1, { width: 200, height: 100 }, area, 12).cell.width).toBe(200);
    expect(layoutResults(3, square, { width: 0, height: 0 }, 12).cell).toEqual({
      width: 0,
      height: 0,
    });
  });
});
