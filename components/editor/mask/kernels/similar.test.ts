import { describe, expect, it } from 'vitest';
import { selectSimilar, type RgbaPixels, type Selection } from './similar';

const COLORS: Record<string, readonly number[]> = {
  '.': [0, 0, 0, 255],
  '#': [200, 40, 40, 255],
  '+': [210, 50, 30, 255],
  ' ': [9, 9, 9, 0],
};

/** A picture written as rows of colours. */
function picture(...rows: string[]): RgbaPixels {
  const data = Uint8ClampedArray.from([...rows.join('')].flatMap((cell) => COLORS[cell] ?? []));
  return { widthPx: rows[0]?.length ?? 0, heightPx: rows.length, data };
}

/** What is selected, as rows of the whole picture. */
function rowsOf({ rect, data }: Selection, { widthPx, heightPx }: RgbaPixels): string[] {
  return Array.from({ length: heightPx }, (_, y) =>
    Array.from({ length: widthPx }, (_unused, x) => {
      const inside = x >= rect.left && x < rect.right && y >= rect.top && y < rect.bottom;
      return inside && data[(y - rect.top) * (rect.right - rect.left) + x - rect.left] ? 'x' : '-';
    }).join(''),
  );
}

describe('selecting what is of one colour', () => {
  const spiral = picture('#####', '....#', '###.#', '#...#', '#####');

  it('follows a winding region to its end and takes nothing else', () => {
    const found = selectSimilar(spiral, { x: 0, y: 0 }, { tolerance: 0, contiguous: true });
    expect(rowsOf(found, spiral)).toEqual(['xxxxx', '----x', 'xxx-x', 'x---x', 'xxxxx']);
  });

  it('stops at sides: what touches by a corner alone is not connected', () => {
    const corners = picture('#.', '.#');
    const found = selectSimilar(corners, { x: 0, y: 0 }, { tolerance: 0, contiguous: true });
    expect(rowsOf(found, corners)).toEqual(['x-', '--']);
    expect(found.rect).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
  });

  it('takes everything of the colour where it need not be connected', () => {
    const apart = picture('#.#', '...', '#.#');
    const found = selectSimilar(apart, { x: 0, y: 0 }, { tolerance: 0, contiguous: false });
    expect(rowsOf(found, apart)).toEqual(['x-x', '---', 'x-x']);
  });

  it('takes what is within the tolerance of each channel, and not beyond', () => {
    const near = picture('#+.');
    const wide = (tolerance: number) =>
      rowsOf(selectSimilar(near, { x: 0, y: 0 }, { tolerance, contiguous: true }), near)[0];
    expect(wide(3.9)).toBe('x--');
    expect(wide(4)).toBe('xx-');
    expect(wide(100)).toBe('xxx');
  });

  it('has no colour for what can’t be seen', () => {
    const clear = picture('  #');
    const found = selectSimilar(clear, { x: 0, y: 0 }, { tolerance: 10, contiguous: true });
    expect(rowsOf(found, clear)).toEqual(['xx-']);
  });

  it('selects nothing beside the picture', () => {
    const found = selectSimilar(spiral, { x: -1, y: 2 }, { tolerance: 100, contiguous: true });
    expect(found.data).toHaveLength(0);
  });
});
