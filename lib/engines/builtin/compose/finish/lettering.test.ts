import { describe, expect, it } from 'vitest';
import type { TextBox } from '@/lib/engines/engine';
import { contrastRatio, relativeLuminance } from '@/lib/color/contrast';
import { FACE_IDS, facesOfMood, loadFace } from '@/lib/lettering/faces';
import { letteringBlock } from '@/lib/lettering/block';
import { legibleInk } from '@/lib/lettering/ink';
import { layoutTextBox } from './text-box';
import { quadMap, type Quad } from '@/lib/lettering/quad-map';

const PICTURE = { widthPx: 1000, heightPx: 1000 };

function extent(pathData: string) {
  const numbers = (pathData.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function rectangle(
  text: string,
  left: number,
  top: number,
  right: number,
  bottom: number,
): TextBox {
  return {
    text,
    bbox: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
  };
}

describe('faces', () => {
  it.each(FACE_IDS)('%s has every character the API takes', (id) => {
    const face = loadFace(id);
    for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!?&.,') {
      expect(face.charToGlyph(character).index, character).not.toBe(0);
    }
  });
});

describe('a word in its quadrilateral', () => {
  it("fills a box of a word's own shape, edge to edge", () => {
    const { pathData } = layoutTextBox(rectangle('SUMMER', 0.1, 0.2, 0.7, 0.35), 'poster', PICTURE);
    const box = extent(pathData);
    expect(box.left).toBeCloseTo(100, 0);
    expect(box.right).toBeCloseTo(700, 0);
    expect(box.top).toBeLessThan(205);
    expect(box.bottom).toBeGreaterThan(345);
  });

  it('keeps a single full stop small', () => {
    const { pathData } = layoutTextBox(rectangle('.', 0.1, 0.1, 0.5, 0.5), 'poster', PICTURE);
    const box = extent(pathData);
    expect(box.bottom - box.top).toBeLessThan(150);
  });

  it('follows perspective: the near end is taller than the far end', () => {
    const box: TextBox = {
      text: 'HHHHHH',
      bbox: [
        [0.1, 0.1],
        [0.9, 0.4],
        [0.9, 0.6],
        [0.1, 0.9],
      ],
    };
    const { pathData } = layoutTextBox(box, 'plain', PICTURE);
    const points = [...pathData.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const span = (low: number, high: number) => {
      const ys = points.flatMap(([x = 0, y = 0]) => (x >= low && x <= high ? [y] : []));
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(span(100, 220)).toBeGreaterThan(2 * span(780, 900));
  });

  it('maps the corners of the unit square onto the corners of the quadrilateral', () => {
    const quad: Quad = [
      [10, 20],
      [200, 40],
      [180, 160],
      [30, 120],
    ];
    const map = quadMap(quad);
    const corners = [map(0, 0), map(1, 0), map(1, 1), map(0, 1)];
    corners.forEach((corner, i) => {
      expect(corner[0]).toBeCloseTo(quad[i]?.[0] ?? NaN);
      expect(corner[1]).toBeCloseTo(quad[i]?.[1] ?? NaN);
    });
  });

  it('stays finite in a crossed quadrilateral', () => {
    const box: TextBox = {
      text: 'ODD',
      bbox: [
        [0.1, 0.1],
        [0.9, 0.9],
        [0.9, 0.1],
        [0.1, 0.9],
      ],
    };
    expect(layoutTextBox(box, 'plain', PICTURE).pathData).not.toMatch(/NaN|Infinity/);
  });
});

describe('a block of lines', () => {
  const box = { x: 100, y: 50, width: 600, height: 300 };

  it('stays inside its box and keeps the order of the lines', () => {
    const block = letteringBlock(['SUMMER', 'SALE'], box, 'anton', 'justify');
    expect(block.box.x).toBeGreaterThanOrEqual(box.x - 1);
    expect(block.box.x + block.box.width).toBeLessThanOrEqual(box.x + box.width + 1);
    expect(block.box.y).toBeGreaterThanOrEqual(box.y - 1);
    expect(block.box.y + block.box.height).toBeLessThanOrEqual(box.y + box.height + 1);
    const [first, second] = block.lines;
    expect(first && second && second.box.y >= first.box.y + first.box.height).toBe(true);
  });

  it('lists what no face can set, and sets the rest', () => {
    const block = letteringBlock(['ABC 語'], box, facesOfMood('poster')[0]);
    expect(block.missing).toEqual(['語']);
    expect(block.pathData).not.toBe('');
  });

  it('sets nothing for blank lines', () => {
    expect(letteringBlock(['', '  '], box, 'inter').pathData).toBe('');
  });
});

describe('ink', () => {
  const luminances = [0.02, 0.18, 0.45, 0.9];
  it.each(luminances)('reads on even ground of luminance %d', (luminance) => {
    const grey = Math.round(255 * luminance ** (1 / 2.2));
    const svg = legibleInk(
      'M0 0',
      { rgb: [grey, grey, grey], darkest: luminance, lightest: luminance },
      { letterHeightPx: 40 },
    );
    const fill = /fill="#([0-9a-f]{6})"/.exec(svg)?.[1] ?? '';
    const rgb = [0, 2, 4].map((i) => Number.parseInt(fill.slice(i, i + 2), 16));
    const ink = relativeLuminance(rgb as [number, number, number]);
    expect(contrastRatio(ink, luminance)).toBeGreaterThan(4.5);
  });

  it('gets an outline on ground that is both dark and light', () => {
    const svg = legibleInk(
      'M0 0',
      { rgb: [128, 128, 128], darkest: 0.02, lightest: 0.95 },
      { letterHeightPx: 40 },
    );
    expect(svg).toContain('stroke=');
  });
});
